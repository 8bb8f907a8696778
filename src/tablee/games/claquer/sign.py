"""Signs for the movements: white gloves on a dark plate, each plate with an outline of its own."""

from __future__ import annotations

from tablee.games.claquer.figure import LINE, line, shape
from tablee.pieces.palette import WHITE

GLOVE = WHITE
SPARK = "#ffd45c"
STOP = "#c2342d"


def _plate(path: str, fill: str = LINE) -> str:
    return f'<path d="{path}" fill="{fill}"/>'


def _sparks(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{SPARK}" stroke-width="3.4" stroke-linecap="round"/>'
    )


def _placed(drawing: str, x: float, y: float, turn: float = 0, flip: bool = False) -> str:
    mirrored = " scale(-1 1)" if flip else ""
    return f'<g transform="translate({x} {y}) rotate({turn}){mirrored}">{drawing}</g>'


def _open_hand() -> str:
    """A flat glove, fingers up, the thumb to the left; its palm at 0 0."""
    return (
        shape("M-8 4L-14 -4Q-16 -9 -11 -8L-6 -4Z", GLOVE)
        + shape(
            "M-7 8V-13Q-7 -16 -4.4 -16Q-2 -16 -2 -13V-15Q-2 -18 0.4 -18Q3 -18 3 -15V-13"
            "Q3 -16 5.4 -16Q8 -16 8 -13V-9Q8 -12 10.2 -12Q12.4 -12 12.4 -9V3"
            "Q12 13 2 13Q-6 13 -7 8Z",
            GLOVE,
        )
        + line("M-2 -13V-4M3 -13V-4M8 -9V-3", 1.5)
    )


def _finger(x1: float, y1: float, x2: float, y2: float, width: float = 6) -> str:
    """A stretched finger of the glove, outlined."""
    way = f'd="M{x1} {y1}L{x2} {y2}" fill="none" stroke-linecap="round"'
    return (
        f'<path {way} stroke="{LINE}" stroke-width="{width + 3}"/>'
        f'<path {way} stroke="{GLOVE}" stroke-width="{width}"/>'
    )


def snap() -> str:
    """Thumb against middle finger, the others out of the way, a star where it cracks."""
    star = "M-10 -23L-7.6 -16.6 -1 -17 -6 -12.6 -3.6 -6.4 -9.6 -9.6 -15 -5.6 -13.6 -12.2 -19 -16"
    return (
        _plate("M0 -25A25 25 0 1 1 0 25A25 25 0 1 1 0 -25Z")
        + _finger(8, 2, 11, -15)
        + shape("M-5 19Q-8 6 -2 2L8 -2Q17 0 17 8Q16 16 10 20Z", GLOVE)
        + _finger(12.6, 6, 15, 1, 5)
        + _finger(7, 3, -5, -5)
        + _finger(-1, 13, -9, -1)
        + _plate(f"{star} -12.4 -16.4Z", SPARK)
    )


def clap() -> str:
    """Two flat hands meeting, with sparks above; on a wide plate."""
    return (
        _plate("M-20 -23H20Q34 -23 34 -9V9Q34 23 20 23H-20Q-34 23 -34 9V-9Q-34 -23 -20 -23Z")
        + _placed(_open_hand(), -11, 5, 22, flip=True)
        + _placed(_open_hand(), 11, 5, -22)
        + _sparks("M0 -12V-18M-24 -11L-27 -15M24 -11L27 -15")
    )


def slap() -> str:
    """A flat hand, fingers first, coming down on a card; on a square plate."""
    card = '<path d="M-15 10H15L21 20H-21Z" fill="#f7efe0"/>'
    return (
        _plate("M-21 -25H21Q25 -25 25 -21V21Q25 25 21 25H-21Q-25 25 -25 21V-21Q-25 -25 -21 -25Z")
        + card
        + _placed(_open_hand(), 1, -6, 180)
        + _sparks("M-18 5L-21 -1M18 5L21 -1M-13 -14V-20M16 -14V-20")
    )


def shrug() -> str:
    """Raised shoulders, palms up, head aslant; on a plate like a cloud."""
    body = (
        shape("M-10 20V7Q-10 0 -3 0H3Q10 0 10 7V20Z", GLOVE)
        + f'<circle cx="0" cy="-9" r="7" fill="{GLOVE}"/>'
    )
    arms = (
        f'<path d="M-9 6L-20 10L-24 -3M9 6L20 10L24 -3" fill="none" stroke="{GLOVE}" '
        'stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="M-29 -5H-19M29 -5H19" stroke="{GLOVE}" stroke-width="4.6" '
        'stroke-linecap="round"/>'
    )
    return (
        _plate(
            "M-26 18Q-38 14 -34 2Q-38 -12 -24 -14Q-18 -26 -4 -21Q10 -28 18 -17"
            "Q34 -18 34 -3Q40 12 26 17Q20 26 8 21Q-8 28 -14 21Q-22 24 -26 18Z"
        )
        + arms
        + body
        + _sparks("M-13 -13L-15 -16M13 -13L15 -16")
    )


def stop() -> str:
    """The flat hand of whoever holds up the traffic; on eight sides."""
    return (
        _plate("M-11 -26H11L26 -11V11L11 26H-11L-26 11V-11Z", GLOVE)
        + _plate("M-10 -24H10L24 -10V10L10 24H-10L-24 10V-10Z", STOP)
        + _placed(_open_hand(), -1, 3)
    )


def none() -> str:
    """Hands down: nothing was shown."""
    return (
        f'<circle r="27" fill="none" stroke="{GLOVE}" stroke-width="3.4" stroke-dasharray="7 7"/>'
        f'<path d="M-10 0H10" stroke="{GLOVE}" stroke-width="6" stroke-linecap="round"/>'
    )


def frozen() -> str:
    """A snowflake: whoever called without reason waits."""
    arms = "".join(
        f'<path transform="rotate({turn})" d="M0 0V-19M0 -12L-5 -16M0 -12L5 -16" fill="none" '
        f'stroke="{GLOVE}" stroke-width="3.2" stroke-linecap="round"/>'
        for turn in range(0, 360, 60)
    )
    return _plate("M0 -25A25 25 0 1 1 0 25A25 25 0 1 1 0 -25Z", "#3f86a8") + arms


SIGNS = {"snap": snap, "clap": clap, "slap": slap, "shrug": shrug, "stop": stop}
