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
    "folder_unwell": "The folder {data} cannot be used: {why}.",
    "bad_key": (
        "The key {path} has {bytes} bytes instead of {expected}: put the key of a backup in its"
        " place, or remove it, and everybody has to sign in again."
    ),
    "no_store": "There are no tables in {data}.",
    "no_database": "{path} is damaged, or is no file of Tablée.",
    "unsound_copy": "The file in {data} is damaged; tablee check-store says where.",
}
UNWELL = {
    "damaged": "The file in {data} is damaged; tablee restore puts a backup into an empty folder.",
    "disk_full": "The disk of {data} is full.",
    "in_use": "Another program has locked the file in {data}.",
    "read_only": "The file in {data} cannot be written.",
    "no_file": "The file in {data} cannot be opened.",
    "disk_fails": "The disk of {data} fails.",
}
"""For `store_unwell` and `not_kept`, by what is wrong."""


def trouble(data: Path, fault: Fault) -> str:
    """What is wrong with this folder, for its operator."""
    otherwise = "The tables in {data} cannot be read: {fault}."
    if fault.code in ("store_unwell", "not_kept"):
        sentence = UNWELL.get(str(fault.details.get("why")), otherwise)
    else:
        sentence = SENTENCES.get(fault.code, otherwise)
    return sentence.format(data=data, fault=fault, **fault.details)
