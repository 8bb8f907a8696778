"""Faces: the six sides of a die, drawn in a square of 100."""

from tablee.pieces.palette import INK, PAPER

_LOW, _MID, _HIGH = 28, 50, 72
_PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}
FACES = tuple(f"die-{n}" for n in _PIPS)


def draw(face: str) -> str:
    pips = "".join(
        f'<circle cx="{x}" cy="{y}" r="9" fill="{INK}"/>'
        for x, y in _PIPS[int(face.removeprefix("die-"))]
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect x="4" y="4" width="92" height="92" rx="18" fill="{PAPER}" '
        f'stroke="{INK}" stroke-opacity=".3" stroke-width="2"/>{pips}</svg>'
    )
