"""One sentence for each way in which a data folder or a database may be in trouble."""

from __future__ import annotations

from pathlib import Path

from tablee.kernel import Fault
from tablee.store.address import user_of, without_secrets

SENTENCES = {
    "newer_store": (
        "The tables in {data} were written by a newer Tablée (layout {layout}, this program knows"
        " {known}); nothing was changed."
    ),
    "folder_in_use": (
        "The folder {data} is in use by another Tablée (process {process}); nothing was changed."
    ),
    "moved_folder": (
        "The tables of {data} went to {to}: name it with --store. The file that is left is older."
        " Only if you want to go back to it, remove {mark}."
    ),
    "folder_unwell": "The folder {data} cannot be used: {why}.",
    "bad_key": (
        "The key {path} has {bytes} bytes instead of {expected}: put the key of a backup in its"
        " place, or remove it, and everybody has to sign in again."
    ),
    "no_key": "The key {path} cannot be read: {why}.",
    "emptied_store": (
        "The file {path} is empty, though the folder was used before: it has a key. tablee restore"
        " puts a backup into an empty folder. Remove the empty file to begin again without tables."
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
DATABASE_SENTENCES = {
    "no_store": "There are no tables in the database {store}.",
    "no_driver": "PostgreSQL needs a driver: pip install 'tablee[postgres]' installs it.",
    "bad_store_address": "The address of the database is not written as postgresql://user@host/name.",
    "older_store": (
        "The database has layout {layout}, this program needs {known}: tablee migrate brings it up"
        " to date."
    ),
    "moved_database": (
        "The tables of {store} went to the folder {to}: use --data, without --store. Only if you"
        " want to go back to the database, drop its table `moved`."
    ),
    "foreign_database": (
        "The database {store} has other tables in it ({table}); nothing was changed. createdb makes"
        " one for Tablée alone."
    ),
    "half_moved": (
        "The database {store} is half filled: tablee move-store or restore was broken off. The same"
        " command again goes on."
    ),
    "database_in_use": "A process is at work with the database {store}: close it first.",
    "not_empty": "The target has tables already; nothing was changed.",
    "moved_wrong": (
        "The {kind} of both stores are not the same: {source} lines and {target} lines. Was one of"
        " them in use? Nobody can open the target: empty it, and copy again."
    ),
    "newer_store": (
        "The database was written by a newer Tablée (layout {layout}, this program knows {known});"
        " nothing was changed."
    ),
}
DATABASE_UNWELL = {
    "away": "The database {store} does not answer: it is not running, or cannot be reached.",
    "slow": "The database {store} answers too late.",
    "no_rights": "The database {store} does not allow its user {user} what is needed.",
    "no_entry": "The database {store} does not let the user {user} in.",
    "wrong_password": "The database {store} refuses the password of its user {user}.",
    "no_database": "There is no such database: {store}. createdb makes one.",
    "read_only": "The database {store} can only be read: is it a standby?",
    "disk_full": "The disk of the database {store} is full.",
    "too_many_connections": "The database {store} has as many connections as it allows.",
    "damaged": "The database {store} says that it is damaged.",
    "database_fails": "The database {store} fails; its own log says why.",
}


def trouble(data: Path, fault: Fault, store: str = "") -> str:
    """What is wrong with this folder, or with this database, for its operator."""
    sentences, unwell, otherwise = (
        SENTENCES,
        UNWELL,
        "The tables in {data} cannot be read: {fault}.",
    )
    if store:
        sentences, unwell = SENTENCES | DATABASE_SENTENCES, DATABASE_UNWELL
        otherwise = "The tables in {store} cannot be read: {fault}."
    if fault.code in ("store_unwell", "not_kept"):
        sentence = unwell.get(str(fault.details.get("why")), otherwise)
    else:
        sentence = sentences.get(fault.code, otherwise)
    shown = without_secrets(store)
    user = user_of(store)
    return sentence.format(data=data, store=shown, user=user, fault=fault, **fault.details)
