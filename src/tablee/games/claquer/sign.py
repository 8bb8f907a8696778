"""Signs for the movements: white gloves on a dark plate, each plate with an outline of its own."""

from __future__ import annotations

from tablee.games.claquer.figure import LINE, line, shape

GLOVE = "#ffffff"
SPARK = "#ffd45c"


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


def snap() -> str:
    """Thumb and middle finger crossed, one finger up, sparks flying; on a round plate."""
    hand = (
        shape("M-11 19V6Q-13 0 -9 -2L-2 -4H7Q12 -3 12 3Q13 12 8 19Z", GLOVE)
        + shape("M-9 0L-12 -15Q-12 -19 -8.6 -19Q-6 -19 -5 -15L-2 -2Z", GLOVE)
        + shape("M10 4L1 -8Q-1 -12 2 -13Q5 -14 7 -11L14 -1Z", GLOVE)
        + shape("M-6 8L4 -9Q6 -13 9 -11Q12 -9 10 -6L3 9Z", GLOVE)
    )
    return (
        _plate("M0 -25A25 25 0 1 1 0 25A25 25 0 1 1 0 -25Z")
        + _placed(hand, -2, 2)
        + _sparks("M10 -14L13 -19M14 -9L19.5 -11.5M3.5 -15V-20")
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
    """A flat hand coming down on a card; on a square plate."""
    card = '<path d="M-19 12H19V19H-19Z" fill="#f7efe0" stroke="#2b2622" stroke-width="1.6"/>'
    hand = shape(
        "M-17 6Q-20 2 -15 0L-4 -1V-13Q-4 -16 0 -16H11Q15 -16 15 -12V3Q15 9 9 9H-14Q-16 9 -17 6Z",
        GLOVE,
    )
    fingers = line("M-14 4.4H2M-9 .6H-4", 1.5)
    return (
        _plate("M-25 -25H25V25H-25Z")
        + card
        + _placed(hand + fingers, 1, 1)
        + _sparks("M-21 3L-22.5 -3M21 7L22.5 1M-13 -8V-15")
    )


def shrug() -> str:
    """Raised shoulders, palms up, head aslant; on a plate like a cloud."""
    body = (
        shape("M-10 20V7Q-10 0 -3 0H3Q10 0 10 7V20Z", GLOVE)
        + line("M0 0V0")
        + '<circle cx="0" cy="-9" r="7" fill="#ffffff"/>'
    )
    arms = (
        '<path d="M-9 6L-20 10L-24 -3M9 6L20 10L24 -3" fill="none" stroke="#ffffff" '
        'stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
        '<path d="M-29 -5H-19M29 -5H19" stroke="#fff" stroke-width="4.6" stroke-linecap="round"/>'
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
        _plate("M-11 -26H11L26 -11V11L11 26H-11L-26 11V-11Z", "#ffffff")
        + _plate("M-10 -24H10L24 -10V10L10 24H-10L-24 10V-10Z", "#c2342d")
        + _placed(_open_hand(), -1, 3)
    )


def none() -> str:
    """Hands down: nothing was shown."""
    return (
        '<path d="M0 -24A24 24 0 1 1 0 24A24 24 0 1 1 0 -24Z" fill="none" stroke="#8b8178" '
        'stroke-width="3" stroke-dasharray="6 6"/>'
        '<path d="M-9 0H9" stroke="#8b8178" stroke-width="5" stroke-linecap="round"/>'
    )


def frozen() -> str:
    """A snowflake: whoever called without reason waits."""
    arms = "".join(
        f'<path transform="rotate({turn})" d="M0 0V-19M0 -12L-5 -16M0 -12L5 -16" fill="none" '
        'stroke="#ffffff" stroke-width="3.2" stroke-linecap="round"/>'
        for turn in range(0, 360, 60)
    )
    return _plate("M0 -25A25 25 0 1 1 0 25A25 25 0 1 1 0 -25Z", "#3f86a8") + arms


SIGNS = {"snap": snap, "clap": clap, "slap": slap, "shrug": shrug, "stop": stop}
