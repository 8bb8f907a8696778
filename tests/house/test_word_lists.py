"""Word lists lie side by side; the one a table began with stays as long as it is needed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from house.ear import enter
from house.running import ANN
from sheets import changed
from sheets import new_table as wanted
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.word_lists import FOLDER, OFFENSIVE, keep_word_lists, use_word_lists
from tablee.kernel import Game
from tablee.kernel.options import describe_options
from tablee.pieces.lexicon import (
    NoLexicon,
    forget_changes,
    lexicon,
    offensive,
    offensive_in_use,
    shelf,
)
from tablee.pieces.lexicon.shelf import fingerprint_of, format_lexicon, title_of
from tablee.store import Lost, MemoryStore, Sheet

OLD, NEW = ["CHAT", "CHATS"], ["CHIEN"]


def word_games() -> list[Game]:
    """Games whose tables need something beside their rules."""
    return [game for game in catalog.shelf().values() if game.needs(game.options())]


GAME = word_games()[0]


class Package:
    """What a release brings: a list in use, perhaps others beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def release(self, words: list[str]) -> str:
        """A release with just this list; what lay there before is gone, as after an upgrade."""
        self.folder.mkdir(exist_ok=True)
        for file in self.folder.iterdir():
            file.unlink()
        content = format_lexicon(words, len(words))
        name = fingerprint_of(content)
        (self.folder / f"{title_of('fr', name)}.bin").write_bytes(content)
        (self.folder / shelf.IN_USE).write_text(json.dumps({"fr": name}))
        shelf.opened.clear()
        shelf.packaged.cache_clear()
        return name


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Package]:
    folder = tmp_path / "package"
    monkeypatch.setattr(shelf, "PACKAGED", folder)
    monkeypatch.setattr(shelf, "folders", [folder])
    yield Package(folder)
    shelf.opened.clear()
    shelf.packaged.cache_clear()


def run(script: Callable[[MemoryStore], Any]) -> None:
    asyncio.run(script(MemoryStore()))


async def begun(store: MemoryStore) -> str:
    house = House(store)
    new = wire.NewTable(GAME.key, ("me", "beginner"), begin=True)
    table = (await house.create(new, ANN)).id
    await house.close()
    return table


def test_a_table_names_the_list_it_began_with(package: Package) -> None:
    async def script(store: MemoryStore) -> None:
        old = package.release(OLD)
        sheet, _ = await store.load(await begun(store))
        assert sheet.needs == (f"fr-{old}",)
        assert sheet.terms.options["lexicon"] == old
        assert await store.needs() == {f"fr-{old}"}

    run(script)


def test_a_running_table_goes_on_with_its_list_after_an_upgrade(
    package: Package, tmp_path: Path
) -> None:
    async def script(store: MemoryStore) -> None:
        old = package.release(OLD)
        table = await begun(store)
        await keep_word_lists(store, tmp_path)
        new = package.release(NEW)
        use_word_lists(tmp_path)
        await keep_word_lists(store, tmp_path)
        house = House(store)
        live = await house.open(table)
        assert live.table.state.options.words.is_word("CHAT")
        assert not live.table.state.options.words.is_word("CHIEN")
        assert lexicon("fr").is_word("CHIEN")
        enter(live, "a", ANN)
        await live.settled()
        assert not live.broken
        later, _ = await store.load(await begun(store))
        assert later.needs == (f"fr-{new}",)
        kept = {file.stem for file in (tmp_path / FOLDER).iterdir()}
        assert kept == {f"fr-{old}", f"fr-{new}"}
        await house.close()

    run(script)


def test_a_list_goes_when_no_table_needs_it(package: Package, tmp_path: Path) -> None:
    async def script(store: MemoryStore) -> None:
        old = package.release(OLD)
        table = await begun(store)
        await keep_word_lists(store, tmp_path)
        new = package.release(NEW)
        sheet, _ = await store.load(table)
        await store.save(changed(sheet, status="finished", ending="stopped"))
        await keep_word_lists(store, tmp_path)  # its replay needs it
        assert (tmp_path / FOLDER / f"fr-{old}.bin").exists()
        await store.sweep("finished", sheet.made_at + 10, 10)
        await keep_word_lists(store, tmp_path)
        assert {file.stem for file in (tmp_path / FOLDER).iterdir()} == {f"fr-{new}"}

    run(script)


def test_a_table_whose_list_is_lost_says_so_and_stays(package: Package) -> None:
    async def script(store: MemoryStore) -> None:
        package.release(OLD)
        table = await begun(store)
        before: tuple[Sheet, Any] = await store.load(table)
        package.release(NEW)
        house = House(store)
        with pytest.raises(Lost) as refused:
            await house.open(table)
        assert refused.value.code == "no_lexicon"
        assert await store.load(table) == before
        await house.close()

    run(script)


def test_nobody_chooses_a_list_by_its_fingerprint() -> None:
    assert "lexicon" not in {choice.name for choice in describe_options(GAME.options)}

    async def script(store: MemoryStore) -> None:
        house = House(store)
        new = wanted(GAME.key, "me", "beginner", options={"lexicon": "00" * 8})
        with pytest.raises(Exception, match="bad_options"):
            await house.create(new, ANN)
        await house.close()

    run(script)


@pytest.mark.parametrize("name", ["../../etc/passwd", "0" * 15, "G" * 16, "0" * 16])
def test_no_other_file_is_opened_as_a_list(name: str) -> None:
    with pytest.raises(NoLexicon):
        lexicon("fr", name)


def test_an_operator_changes_the_offensive_words(tmp_path: Path) -> None:
    """A file in the data folder; new tables name the changed list, and it stays for them."""

    async def script(store: MemoryStore) -> None:
        (tmp_path / OFFENSIVE).mkdir()
        (tmp_path / OFFENSIVE / "fr.txt").write_text("# ours\nchameau\n", "utf-8")
        use_word_lists(tmp_path)
        sheet, _ = await store.load(await begun(store))
        changed = sheet.terms.options["offensive"]
        assert changed == offensive_in_use("fr")
        assert f"fr-{changed}" in sheet.needs
        forget_changes()  # the file is gone, the table is not
        await keep_word_lists(store, tmp_path)
        assert offensive("fr", changed).is_word("CHAMEAU")
        assert not offensive("fr").is_word("CHAMEAU")
        assert (tmp_path / FOLDER / f"fr-{changed}.bin").is_file()

    try:
        run(script)
    finally:
        forget_changes()
        shelf.folders.remove(tmp_path / FOLDER)


def test_a_table_knows_how_many_people_can_accept_a_word() -> None:
    """Computers are no people: alone with them, nobody is asked."""

    async def script(store: MemoryStore) -> None:
        sheet, _ = await store.load(await begun(store))
        assert sheet.terms.options["people"] == 1

    run(script)
