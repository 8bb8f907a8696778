"""SVG to PNG, in the process that computes for the server. Nothing else is loaded or read."""

from __future__ import annotations

from pathlib import Path


def rasterise(svg: str, width: int, height: int, typefaces: tuple[Path, ...] = ()) -> bytes:
    """Raises ValueError for what is no SVG."""
    import resvg_py  # only where pictures are drawn

    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        skip_system_fonts=True,
        font_files=[str(file) for file in typefaces],
    )
