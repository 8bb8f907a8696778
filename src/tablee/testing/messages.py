"""The messages of a Fluent file: their ids, and the variables each of them uses."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.catalog.words import LANGUAGES


def assert_same_messages(folder: Path) -> None:
    """The files of all languages have the same messages, with the same variables."""
    first, *others = LANGUAGES
    known = messages(folder, first)
    for lang in others:
        found = messages(folder, lang)
        missing = set(known) ^ set(found)
        assert not missing, f"only in one of {first}.ftl and {lang}.ftl: {sorted(missing)}"
        different = {id for id in known if known[id] != found[id]}
        assert not different, f"other variables in {lang}.ftl: {sorted(different)}"
        uneven = set(forms(folder, first).items()) ^ set(forms(folder, lang).items())
        assert not uneven, f"other forms in {lang}.ftl: {sorted(id for id, _ in uneven)}"


def messages(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """Message ids, each with the variables it uses."""
    resource = _parse(folder, lang)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{lang}.ftl cannot be read: {junk}"
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {lang}.ftl"
            found[entry.id.name] = frozenset(_names(entry, ast.VariableReference))
    return found


def forms(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """Message ids, each with its forms for a reader who is named in it."""
    found = [entry for entry in _parse(folder, lang).body if isinstance(entry, ast.Message)]
    return {entry.id.name: frozenset(form.id.name for form in entry.attributes) for entry in found}


def spoken_by_others(folder: Path, lang: str) -> set[str]:
    """Ids of messages that stand inside another message of the file."""
    body = _parse(folder, lang).body
    return {name for entry in body for name in _names(entry, ast.MessageReference)}


def _parse(folder: Path, lang: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse((folder / f"{lang}.ftl").read_text("utf-8"))


class _References(Visitor):
    """Collects the names that nodes of one kind refer to."""

    def __init__(self, kind: type[ast.VariableReference] | type[ast.MessageReference]) -> None:
        super().__init__()
        self._kind = kind
        self.names: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self._kind):
            self.names.add(node.id.name)
        super().generic_visit(node)


def _names(
    node: ast.EntryType, kind: type[ast.VariableReference] | type[ast.MessageReference]
) -> set[str]:
    found = _References(kind)
    found.visit(node)
    return found.names
