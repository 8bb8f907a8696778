"""Faces: a cell of the cloth, and the two sides of a disc, drawn in a square of 100."""

from tablee.pieces.palette import washed

_SQUARE = '<rect x="1" y="1" width="98" height="98" rx="6"'
_CELL = washed(_SQUARE, "#8fbf9c", 'stroke="#2f5d42" stroke-opacity=".35" stroke-width="2"')
_RIM = '<circle cx="50" cy="52" r="39" fill="#1d2a22" fill-opacity=".35"/>'


_RING = '<circle cx="50" cy="48" r="27" fill="none" stroke="#6d6a76" stroke-width="2.5"/>'
_DOT = '<circle cx="50" cy="48" r="7" fill="none" stroke="#a3947a" stroke-width="2.5"/>'


def _disc(side: str, edge: str, mark: str) -> str:
    """The sides differ by what is engraved on them, too."""
    disc = f'<circle cx="50" cy="48" r="38" fill="{side}" stroke="{edge}" stroke-width="2.5"/>'
    return f"{_RIM}{disc}{mark}"


_BODIES = {
    "cell": _CELL,
    "dark": _disc("#26242b", "#6d6a76", _RING),
    "light": _disc("#fbf5e6", "#a3947a", _DOT),
}
FACES = tuple(_BODIES)


def draw(face: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{_BODIES[face]}</svg>'
