"""Pictures of links: drawn from boxes alone, once, within the limits of who asks."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from msgspec.structs import replace

from tablee import catalog
from tablee.catalog.words import LANGUAGES
from tablee.kernel import Fault
from tablee.web.app import PAGE
from tablee.web.preview import pictures
from tablee.web.preview.link import KINDS
from tablee.web.preview.picture import HEIGHT, WIDTH, Poster, draw
from tablee.web.preview.plain_svg import mix, without_variables
from tablee.web.preview.rasterise import rasterise
from web.conftest import QUIET

PNG = b"\x89PNG\r\n\x1a\n"
BOX = "/preview/box/tictactoe/fr.png"
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'


def size_of(png: bytes) -> tuple[int, ...]:
    assert png.startswith(PNG)
    return struct.unpack(">II", png[16:24])


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was drawn, in the order of it; each is drawn small."""
    seen: list[str] = []

    def quick(svg: str, width: int, height: int, typefaces: tuple[Path, ...]) -> bytes:
        seen.append(svg)
        return rasterise(EMPTY, 12, 6)

    monkeypatch.setattr(pictures, "rasterise", quick)
    return seen


def test_a_picture_has_the_size_that_its_page_says(shown: Any) -> None:
    answer = shown().client.get(BOX)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert size_of(answer.content) == (WIDTH, HEIGHT)
    assert "public" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_link_has_one(shown: Any, drawn: list[str], kind: str, language: str) -> None:
    key = "all" if kind == "library" else "switch"
    assert shown().client.get(f"/preview/{kind}/{key}/{language}.png").status_code == 200
    assert "var(" not in drawn[0]
    assert ("Switch" in drawn[0]) == (kind != "library")


def test_it_is_drawn_once(shown: Any, drawn: list[str]) -> None:
    site = shown()
    answers = [site.client.get(BOX) for _ in range(5)]
    again = site.client.get(BOX, headers={"if-none-match": answers[0].headers["etag"]})
    assert (len(drawn), again.status_code) == (1, 304)


def test_another_name_of_the_library_is_another_picture(shown: Any, drawn: list[str]) -> None:
    shown(library='name = "The <room>"').client.get(BOX)
    assert "The &lt;room&gt;" in drawn[0]


def test_many_who_ask_at_once_wait_for_one_drawing(shown: Any, drawn: list[str]) -> None:
    site = shown()
    routes = pictures.Pictures(site.house, site.rate_limit, Path("/nowhere"))

    async def ask() -> None:
        request = type("Asked", (), {"scope": {"client": ("1.2.3.4", 5)}})()
        poster = Poster("fr", "#123456", "", "", "A", "B")
        found = await asyncio.gather(
            *(routes.find(request, poster, ("switch",)) for _ in range(50))
        )
        assert len(set(map(id, found))) == 1

    site.client.portal.call(ask)
    assert len(drawn) == 1


def test_a_picture_that_could_not_be_drawn_is_drawn_when_it_is_asked_for_again(
    shown: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = shown()

    def busy(*given: Any) -> bytes:
        raise Fault("busy")

    with monkeypatch.context() as broken:
        broken.setattr(pictures, "rasterise", busy)
        assert site.client.get(BOX).status_code == 503
    assert site.client.get(BOX).status_code == 200


def test_so_many_are_remembered_and_no_more(shown: Any, drawn: list[str]) -> None:
    site = shown(limits=replace(QUIET, pictures_remembered=2))
    for key in ("switch", "hex", "reversi", "switch"):
        site.client.get(f"/preview/box/{key}/fr.png")
    assert len(drawn) == 4


@pytest.mark.parametrize(
    "path",
    [
        *("box/nothing/fr", "nothing/switch/fr", "box/switch/xx", "box/all/fr"),
        *("library/switch/fr", "table/..%2f..%2fsecret/fr", "table/abc/fr"),
    ],
)
def test_what_is_none_is_not_found(shown: Any, drawn: list[str], path: str) -> None:
    assert shown().client.get(f"/preview/{path}.png").status_code == 404
    assert not drawn


def test_an_address_has_its_share_and_no_more(shown: Any, drawn: list[str]) -> None:
    """Drawing is paid for like everything that other processes compute."""
    site = shown()
    budget = site.rate_limit.share_of("1.2.3.4").helped
    left = budget.left
    site.come_from("1.2.3.4").client.get(BOX)
    assert budget.left < left


def test_who_has_used_up_the_share_begins_no_picture(shown: Any, drawn: list[str]) -> None:
    site = shown()
    site.rate_limit.share_of("1.2.3.4").helped.spend(60.0, perf_counter())
    assert site.come_from("1.2.3.4").client.get(BOX).status_code == 429
    assert site.come_from("1.2.3.5").client.get(BOX).status_code == 200
    assert site.come_from("1.2.3.4").client.get(BOX).status_code == 200, "it is there now"
    assert len(drawn) == 1


@pytest.mark.parametrize("key", catalog.shelf())
def test_the_lid_of_every_box_is_drawn(key: str) -> None:
    """Whole, with a colour of its own, and with nothing that a rasteriser does not know."""
    poster = Poster("fr", catalog.find(key).box.accent, "T", "L", "A title", "Said")
    svg = pictures.svg_of(poster, (key,))
    assert "var(" not in svg
    assert "color-mix" not in svg
    assert rasterise(svg, 240, 126) != rasterise(draw(poster, ()), 240, 126)


@pytest.mark.skipif(not (PAGE / "typefaces").is_dir(), reason="only where the page was built")
def test_letters_are_drawn_with_the_typefaces_of_the_page() -> None:
    files = tuple(sorted((PAGE / "typefaces").glob("*.ttf")))
    assert len(files) == 4
    for family in ("Fraunces", "Figtree"):
        text = f'<text x="1" y="7" font-size="8" font-family="{family}">é8</text>'
        svg = EMPTY.replace("/>", f">{text}</svg>")
        assert rasterise(svg, 80, 80, files) != rasterise(EMPTY, 80, 80, files), family


def test_variables_become_what_they_mean_on_paper() -> None:
    svg = '<g fill="var(--paper,#000)" display="var(--in-french,none)" x="var(--odd, var(--ink))"/>'
    french, other = without_variables(svg, "fr"), without_variables(svg, "en")
    assert french == '<g fill="#fffdf7" display="inline" x=" #2b2622"/>'
    assert 'display="none"' in other
    mixed = 'fill="color-mix(in oklab, var(--ink) 30%, rgb(1 2 3))"'
    assert without_variables(mixed, "fr") == 'fill="#2b2622"'
    assert mix("#ffffff", "#000000", 0.5) == "#808080"
