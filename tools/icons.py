"""Draws the icons of the page for devices, from its sign: `python -m tools.icons`.

A maskable icon fills its square, since each system cuts another shape out of it.
"""

from __future__ import annotations

from pathlib import Path

from tablee.web.preview.rasterise import rasterise

FOLDER = Path(__file__).parents[1] / "client" / "public"
ROUND = ' rx="14"'
INSIDE = ("<g ", "</svg>")
SAFE = "translate(32 32) scale(.86) translate(-32 -32)"
"""What is drawn lies within the circle that every system leaves."""


def write_icons() -> dict[str, bytes]:
    """By the name of the file."""
    sign = (FOLDER / "icon.svg").read_text("utf-8").strip()
    return {
        "icon-192.png": rasterise(sign, 192, 192),
        "icon-512.png": rasterise(sign, 512, 512),
        "icon-maskable-512.png": rasterise(maskable(sign), 512, 512),
    }


def maskable(sign: str) -> str:
    """Without round corners, and all that lies on the ground a little smaller."""
    ground, _, rest = sign.replace(ROUND, "", 1).partition(INSIDE[0])
    drawn = rest.removesuffix(INSIDE[1])
    return f'{ground}<g transform="{SAFE}">{INSIDE[0]}{drawn}</g>{INSIDE[1]}'


def main() -> None:
    for name, png in write_icons().items():
        (FOLDER / name).write_bytes(png)


if __name__ == "__main__":
    main()
