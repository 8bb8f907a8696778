"""Names and words that are welcome although a part of them is not, and those that are not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.house.people.decent_words import ALSO, SPARED, check_decent_name, find_offensive
from tablee.house.word_lists import OFFENSIVE, read_again, use_word_lists
from tablee.kernel import Fault
from tablee.pieces.lexicon import fold, forget_changes

NAMES = """
Ann, Connor, Cunningham, Le Bon, Hancock, Fuchs, Kondo, Dick, Dick Van Dyke, Scunthorpe, Penistone,
Essex, Sussex, Cockburn, Babcock, Woodcock, Dickens, Dickinson, Assange, Cassandra, Bassett, Lass,
Constance, Conrad, Conan, Concetta, Falcon, Bacon, Lacon, Cullen, Culbert, Faucul, Merdith, Analise,
Titouan, Titania, Shitake, Takeshita, Matsushita, Chris Pine, Janet, Romano, Gogol, Aso Taro, Chia,
Guillermo del Toro, Piña, Putnam, Puteaux, Chiara, Niquet, Bitner, Debit, Pinel, Salopette, Kuntz,
Wankel, Dykstra, Gaylord, Rapael, Grape, Sexton, Analía, Arsène, Arsenal, Harsey, Butts, Weiner,
Schmuck, Nègrepont, Branlard, Couillard, Bordelais, Foutrel, Ольга, 田中, Zoé 2, 🦊
"""
SAID = """
Tant pis ! | Désolé, je suis en retard | pros and cons | la classe | une passe | il s'en fout |
bass and glass | j'assure | assez joué | je constate | le concours | la culture | conseil | hello |
shitake | analyse the scene | grapes | un document | class action | kumquat | that was hardcore |
I rolled craps | dans le cockpit | peacock | sextant | titre | la putréfaction | c'est du bitume
"""
REFUSED = ["Merde", "MERDE", "mérde", "Connard 2", "le_connard", "big-dicks", "Ｆuck", "enculé"]


@pytest.fixture(autouse=True)
def as_packaged() -> Iterator[None]:
    yield
    forget_changes()


@pytest.mark.parametrize("name", [one.strip() for one in NAMES.split(",")])
def test_a_real_name_is_welcome(name: str) -> None:
    check_decent_name(name)


@pytest.mark.parametrize("text", [one.strip() for one in SAID.split("|")])
def test_ordinary_words_are_said(text: str) -> None:
    assert find_offensive(text) == ""


@pytest.mark.parametrize("name", REFUSED)
def test_an_offensive_word_is_named_as_it_was_written(name: str) -> None:
    with pytest.raises(Fault) as refused:
        check_decent_name(name)
    assert refused.value.code == "offensive_name"
    assert str(refused.value.details["word"]) in name


def test_an_operator_adds_words_and_takes_them_out(tmp_path: Path) -> None:
    """What they say counts more than what is spared and what is added here."""
    folder = tmp_path / OFFENSIVE
    folder.mkdir()
    (folder / "en.txt").write_text("Dick\nzounds\n-crap\n-fuck\n")
    use_word_lists(tmp_path)
    found = [find_offensive(one) for one in ("dick", "Zounds!", "crap", "fuck")]
    assert found == ["dick", "Zounds", "", ""]
    (folder / "en.txt").write_text("")
    read_again(tmp_path)
    assert find_offensive("zounds crap") == "crap"


def test_a_file_that_cannot_be_read_again_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / OFFENSIVE
    folder.mkdir()
    (folder / "en.txt").write_text("zounds\n")
    use_word_lists(tmp_path)
    (folder / "fr.txt").write_bytes(b"\xff\xfe\xff")
    read_again(tmp_path)
    assert find_offensive("zounds") == "zounds"


def test_the_lists_of_this_module_are_folded() -> None:
    assert all(fold(word) == word for word in ALSO | SPARED)
    assert not ALSO & SPARED
