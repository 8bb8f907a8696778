"""Word lists: is it a word, is it part of one, and of which. See docs/decisions/0006-lexicon.md."""

from tablee.pieces.lexicon.automaton import Automaton
from tablee.pieces.lexicon.fold import fold
from tablee.pieces.lexicon.shelf import (
    Lexicon,
    NoLexicon,
    from_words,
    in_use,
    installed,
    keep_lists,
    lexicon,
    look_in,
    title_of,
)

__all__ = [
    "Automaton",
    "Lexicon",
    "NoLexicon",
    "fold",
    "from_words",
    "in_use",
    "installed",
    "keep_lists",
    "lexicon",
    "look_in",
    "title_of",
]
