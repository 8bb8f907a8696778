"""The site holds every page, every public name, and no link that leads nowhere."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path

import pytest

from tools.docs.layout import lay_out
from tools.docs.links import dead_links
from tools.docs.reference import public_names, write_reference

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    lay_out(ROOT, folder)
    write_reference(folder)
    return folder


def test_every_link_between_the_pages_leads_somewhere(pages: Path) -> None:
    dead = []
    for page in pages.rglob("*.md"):
        text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
        links = re.findall(r"\]\((?![a-z]+:|#)([^)#\s]+)", text)
        dead += [(page, link) for link in links if not (page.parent / link).exists()]
    assert not dead


def test_every_page_of_the_documentation_can_be_reached(pages: Path) -> None:
    menu = re.findall(r'"([^"]+\.md)"', (ROOT / "zensical.toml").read_text("utf-8"))
    assert not [page for page in menu if not (pages / page).exists()]
    written = {str(file.relative_to(ROOT / "docs")) for file in (ROOT / "docs").glob("*.md")}
    assert written <= set(menu)


def test_the_settings_of_the_site_fetch_nothing() -> None:
    settings = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))
    assert settings["project"]["theme"]["font"] is False


def test_a_file_of_the_code_becomes_a_page(pages: Path) -> None:
    (root := pages.parent / "small").mkdir()
    (root / "docs").mkdir()
    (root / "rules.py").write_text("ANSWER = 42\n")
    (root / "docs" / "a.md").write_text("[rules](../rules.py)\n")
    lay_out(root, root / "out")
    assert (root / "out" / "a.md").read_text() == "[rules](source/rules.py.md)\n"
    assert "ANSWER = 42" in (root / "out" / "source" / "rules.py.md").read_text()


@pytest.mark.parametrize("name", ["tablee.kernel", "tablee.testing.contract"])
def test_every_public_name_is_in_the_reference(pages: Path, name: str) -> None:
    page = (pages / "reference" / f"{name}.md").read_text("utf-8")
    names = public_names(importlib.import_module(name))
    assert len(names) > 20
    assert not [public for public in names if f"::: {name}.{public}\n" not in page]


@pytest.mark.parametrize(
    ("link", "is_dead"),
    [
        ("b.html", False),
        ("b.html#here", False),
        ("#top", False),
        ("https://example.org/", False),
        ("c.html", True),
        ("b.html#nowhere", True),
        ("#nowhere", True),
        ("picture.png", True),
    ],
)
def test_a_dead_link_is_found(tmp_path: Path, link: str, is_dead: bool) -> None:
    (tmp_path / "a.html").write_text(f'<h1 id="top">A</h1><a href="{link}">go</a>')
    (tmp_path / "b.html").write_text('<h2 id="here">B</h2>')
    assert dead_links(tmp_path) == ([f"a.html: {link}"] if is_dead else [])
