"""One sentence for each way in which a data folder may be in trouble."""

from __future__ import annotations

from pathlib import Path

from tablee.kernel import Fault

SENTENCES = {
    "newer_store": (
        "The tables in {data} were written by a newer Tablée (layout {layout}, this program knows"
        " {known}); nothing was changed."
    ),
    "folder_in_use": (
        "The folder {data} is in use by another Tablée (process {process}); nothing was changed."
    ),
}


def trouble(data: Path, fault: Fault) -> str:
    """What is wrong with this folder, for its operator."""
    sentence = SENTENCES.get(fault.code, f"The tables in {{data}} cannot be read: {fault}.")
    return sentence.format(data=data, **fault.details)
