"""Faces: a card with a sun, a moon or a star, 100 wide and 140 high."""

from math import cos, pi, sin

from tablee.pieces.palette import INK, PAPER


def _star(points: int, outer: float, inner: float) -> str:
    corners = []
    for n in range(2 * points):
        away, turn = (outer if n % 2 == 0 else inner), pi * n / points - pi / 2
        corners.append(f"{50 + away * cos(turn):.1f} {70 + away * sin(turn):.1f}")
    return f"M{'L'.join(corners)}Z"


_SIGNS = {
    "sun": (_star(12, 40, 26), "#c47a00"),
    "moon": ("M62 32a40 40 0 1 0 0 76 32 32 0 1 1 0-76Z", "#3b5b8c"),
    "star": (_star(5, 42, 17), "#9c2f57"),
}
FACES = tuple(_SIGNS)


def draw(face: str) -> str:
    path, colour = _SIGNS[face]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">'
        '<rect x="2" y="2" width="96" height="136" rx="10" '
        f'fill="{PAPER}" stroke="{INK}" stroke-opacity=".28" stroke-width="2.5"/>'
        f'<path d="{path}" fill="{colour}"/></svg>'
    )
