"""How the page spells out an update, in Python and from JSON alone: `client/src/core/brief.ts`."""

from __future__ import annotations

from typing import Any

Told = dict[str, Any]

NAMES = {
    "z": "zones",
    "d": "order",
    "w": "anew",
    "b": "before",
    "t": "seats",
    "a": "to_act",
    "g": "progress",
    "k": "clocks",
    "l": "last_move",
    "q": "consequence",
    "x": "outcome",
}
"""Parts that are as in a fresh scene, but for their names; of seats perhaps those alone that
changed."""


def spell_out(told: Told) -> Told:
    """The same update with everything named as a fresh scene names it."""
    number = told["n"]
    spelled: Told = {long: told[short] for short, long in NAMES.items() if short in told}
    spelled |= {"type": "update", "number": number, "since": told.get("s", number - 1)}
    spelled["news"] = [_news(line, number) for line in told.get("e", ())]
    spelled["changes"] = [_zone(*zone) for zone in told.get("c", ())]
    if "p" in told:
        spelled["prompt"] = told["p"] and _say(told["p"])
    if "o" in told:
        spelled["offers"] = told["o"] and [_offer(step) for step in told["o"]]
    return spelled


def _say(told: Any) -> Told:
    said = (told, {}) if isinstance(told, str) else told[:2]
    return {"id": said[0]} | ({"args": said[1]} if said[1] else {})


def _news(line: Any, number: int) -> Told:
    what = _say(line)
    if isinstance(line, list) and len(line) == 4:
        _, _, seat, number = line
    else:
        named = what.get("args", {}).get("seat")
        seat = int(named[1:]) if isinstance(named, str) else None
    return {"number": number, "what": what} | ({} if seat is None else {"seat": seat})


def _zone(id: str, steps: list[Any], more: Told | None = None) -> Told:
    pieces = [step if isinstance(step, int) else _piece(*step) for step in steps]
    return {"id": id, "pieces": pieces} | (more or {})


def _piece(
    id: str,
    face: str | None = None,
    at: int | None = None,
    seat: int | None = None,
    more: Told | None = None,
) -> Told:
    rest = dict(more or {})
    usual = None if face is None else f"face-{face}"
    label = rest.pop("label", usual)
    piece = {"face": face, "label": label and _say(label), "at": at, "seat": seat}
    return {"id": id} | {name: value for name, value in piece.items() if value is not None} | rest


def _offer(step: Any) -> Any:
    """Numbers, and offers that are like others, are left to whoever counts."""
    if isinstance(step, int) or isinstance(step[1], int):
        return step
    move, path, label, key, race, more = [*step, None, None, None][:6]
    offer = {"move": move, "path": [path] if isinstance(path, str) else path, "label": _say(label)}
    offer |= ({"key": key} if key else {}) | ({"race": race} if race else {})
    return offer | (more or {})
