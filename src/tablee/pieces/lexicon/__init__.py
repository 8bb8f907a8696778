"""Word lists: is it a word, is it part of one, and of which. See docs/decisions/0006-lexicon.md."""

from tablee.pieces.lexicon.automaton import Automaton
from tablee.pieces.lexicon.fold import fold
from tablee.pieces.lexicon.offensive import (
    change_offensive,
    forget_changes,
    in_use_titles,
    is_offensive,
    offending,
    offensive,
    offensive_in_use,
)
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
    vocabulary,
)
from tablee.pieces.lexicon.vocabulary import Vocabulary
from tablee.pieces.lexicon.without import Without, Words

__all__ = [
    "Automaton",
    "Lexicon",
    "NoLexicon",
    "Vocabulary",
    "Without",
    "Words",
    "change_offensive",
    "fold",
    "forget_changes",
    "from_words",
    "in_use",
    "in_use_titles",
    "installed",
    "is_offensive",
    "keep_lists",
    "lexicon",
    "look_in",
    "offending",
    "offensive",
    "offensive_in_use",
    "title_of",
    "vocabulary",
]
