"""The two typefaces of the house, for the words and figures on faces.

On the page they are the page's own (`--serif` and `--sans` in client/src/look/style.css). A face
that stands alone takes the same family where it is installed, or else one that is close to it.
"""

from __future__ import annotations

from typing import Final

SERIF: Final = "font-family=\"var(--serif,Fraunces,Georgia,'Times New Roman',serif)\""
SANS: Final = "font-family=\"var(--sans,Figtree,'Avenir Next','Segoe UI',Verdana,sans-serif)\""


def in_french(french: str, otherwise: str) -> str:
    """Two drawings of one thing: the page shows the first where it speaks French.

    The page sets both variables (client/src/look/style.css). A face that stands alone shows the
    second.
    """
    return (
        f'<g display="var(--in-french,none)">{french}</g>'
        f'<g display="var(--not-french,inline)">{otherwise}</g>'
    )
