"""Names that people choose: they show something, and mix no look-alike letters of two scripts."""

from __future__ import annotations

import re
import unicodedata

from tablee.house.people.taken_out import ANONYMOUS
from tablee.kernel import Fault
from tablee.store import People
from tablee.store.people.look_alike import looks, looks_like, script

BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159")
"""Unicode calls these letters or symbols, but they show nothing on the screen."""
SHOWN = "LNPS"
"""Kinds of signs that show something by themselves: letters, numbers, punctuation, symbols."""
TOGETHER = {"LATIN", "HAN", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"}
"""Scripts that stand together in one word in East Asia, where nobody confuses them."""
LENT = ("Invité", "Guest")
"""What the page calls somebody who gave no name, in each language. Nobody may choose it."""
NO_SCRIPT = {"COMMON", "INHERITED"}


def check_new_name(name: str) -> None:
    """For a name that somebody chooses now; names chosen before stay. Raises Fault."""
    shown = [sign for sign in name if unicodedata.category(sign)[0] in SHOWN]
    if not shown or BLANK.intersection(name):
        raise Fault("blank_name")
    if not name.isascii() and any(map(_is_mixed, _words(name))):
        raise Fault("mixed_name")


def check_free(people: People, name: str, *nobodys: str, mine: str = "") -> None:
    """Raises Fault if somebody but `mine` has it, or one that looks like it, or nobody may."""
    check_new_name(name)
    like = any(looks(name) & looks(other) for other in (ANONYMOUS, *nobodys))
    if like or people.alike(name) not in ("", mine):
        raise Fault("name_taken")


def _words(name: str) -> list[str]:
    return re.split(r"[\W\d_]+", unicodedata.normalize("NFC", name))


def _is_mixed(word: str) -> bool:
    """Whether a letter could pass for one of another script that the word has too."""
    letters = {sign: script(sign) for sign in word if unicodedata.category(sign)[0] == "L"}
    scripts = set(letters.values()) - NO_SCRIPT
    if scripts <= TOGETHER:
        return False
    return any(looks_like(sign) & (scripts - {own}) for sign, own in letters.items())
