"""A face as the page gets it: shapes, words and their looks, and nothing else.

Games are written by strangers too. What they draw is read, and written again from this list.
What is not on the list is not sent, so no face runs, loads or styles anything on the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape, quoteattr

SVG: Final = "{http://www.w3.org/2000/svg}"


def _names(*lines: str) -> frozenset[str]:
    return frozenset(" ".join(lines).split())


ELEMENTS: Final = _names("svg g path rect circle ellipse line polyline polygon text tspan")
ATTRIBUTES: Final = _names(
    "viewBox preserveAspectRatio x y dx dy width height cx cy r rx ry x1 y1 x2 y2 points d",
    "pathLength transform display opacity color fill fill-opacity fill-rule vector-effect",
    "stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit",
    "stroke-dasharray stroke-dashoffset paint-order",
    "font-family font-size font-style font-weight font-variant letter-spacing word-spacing",
    "text-anchor text-decoration dominant-baseline textLength lengthAdjust rotate",
)
FUNCTIONS: Final = _names(
    "var calc rgb rgba hsl hsla color-mix translate scale rotate skewX skewY matrix"
)
"""What a value may call. `url()` is not here: it loads."""

_CALLS = re.compile(r"([\w-]*)\s*\(")


class NotADrawing(ValueError):
    """What should be a face is not one `<svg>` with a viewBox."""


class Drawing(NamedTuple):
    """A face that was read: its box, what is in it, and what was left out."""

    view_box: str
    body: str
    left_out: tuple[str, ...]

    @property
    def ratio(self) -> float:
        """Width by height."""
        _, _, width, height = map(float, self.view_box.split())
        return width / height if height else 1.0


def read_drawing(svg: str) -> Drawing:
    """Reads a face, and leaves out everything that is not on the list."""
    root = _parsed(svg)
    if root.tag != SVG + "svg":
        raise NotADrawing("not an <svg>")
    return Drawing(_view_box(root), _inside(root), tuple(_left_out(root)))


def _parsed(svg: str) -> Element:
    try:
        return ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        raise NotADrawing(f"not XML: {error}") from error


def _view_box(root: Element) -> str:
    try:
        left, top, width, height = map(float, root.attrib["viewBox"].split())
    except (KeyError, ValueError):
        raise NotADrawing("no viewBox of four numbers") from None
    return f"{left:g} {top:g} {width:g} {height:g}"


def _inside(element: Element) -> str:
    parts = [escape(element.text or "")]
    for child in element:
        parts += [_written(child), escape(child.tail or "")]
    return "".join(parts)


def _written(element: Element) -> str:
    if not _is_allowed(element):
        return ""
    name = element.tag.removeprefix(SVG)
    looks = "".join(
        f" {key}={quoteattr(value)}"
        for key, value in element.attrib.items()
        if _may_say(key, value)
    )
    return f"<{name}{looks}>{_inside(element)}</{name}>"


def _is_allowed(element: Element) -> bool:
    return element.tag.startswith(SVG) and element.tag.removeprefix(SVG) in ELEMENTS


def _may_say(key: str, value: str) -> bool:
    """Values are CSS, where a backslash can hide the name of a function."""
    return key in ATTRIBUTES and "\\" not in value and set(_CALLS.findall(value)) <= FUNCTIONS


def _left_out(element: Element) -> Iterator[str]:
    """Names of elements, and of attributes with their elements."""
    name = element.tag.rpartition("}")[2]
    if not _is_allowed(element):
        yield f"<{name}>"
        return
    for key, value in element.attrib.items():
        if not _may_say(key, value):
            yield f"<{name} {key.rpartition('}')[2]}>"
    for child in element:
        yield from _left_out(child)
