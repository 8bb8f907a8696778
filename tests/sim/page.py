"""What the page does with messages, in Python: `client/src/core/state.ts`, and nothing more.

Updates are spelled out first (`sim/brief.py`); all others come spelled out.
"""

from __future__ import annotations

from typing import Any

NEWS_KEPT = 200
PARTS = ("offers", "seats", "to_act", "prompt", "progress", "clocks", "last_move", "outcome")

View = dict[str, Any]


def from_fresh(told: View) -> View:
    view = {part: told.get(part, _nothing(part)) for part in PARTS}
    offered = told.get("offers") or told.get("before", [])
    return view | {
        "offered": offered,
        "known": offered,
        "number": told["number"],
        "zones": told["zones"],
        "news": list(told.get("news", ())),
    }


def joins(view: View | None, told: View) -> str:
    """`next`, `old` (had already) or `gap` (something was missed)."""
    if view is None:
        return "gap"
    if told["since"] == view["number"]:
        return "next"
    return "old" if told["number"] <= view["number"] else "gap"


def with_update(view: View, told: View) -> View:
    after = {part: told.get(part, view[part]) for part in PARTS}
    if isinstance(after["seats"], dict):
        changed = {int(seat): note for seat, note in after["seats"].items()}
        after["seats"] = [changed.get(seat, note) for seat, note in enumerate(view["seats"])]
    offered: list[View] = told["before"] if "before" in told else view["offered"]
    known = [*(offered if told.get("anew") else view["known"])]
    if "offers" in told:
        after["offers"] = read(told["offers"] or [], known)
    after["offered"], after["known"] = after["offers"] or offered, known
    news = [*view["news"], *told.get("news", ())][-NEWS_KEPT:]
    return after | {"number": told["number"], "zones": _merge(view["zones"], told), "news": news}


def _merge(zones: list[View], told: View) -> list[View]:
    known = {zone["id"]: zone for zone in zones}
    for zone in told.get("zones", ()):
        if zone.get("same_cells"):
            zone = {name: value for name, value in zone.items() if name != "same_cells"}
            old = known[zone["id"]]
            zone |= {name: old[name] for name in ("cells", "places") if name in old}
        known[zone["id"]] = zone
    for change in told.get("changes", ()):
        zone = known[change["id"]]
        pieces = edited(zone.get("pieces", []), change.get("pieces", []))
        known[change["id"]] = _spare(zone | change | {"pieces": pieces})
    order = told.get("order", [zone["id"] for zone in zones])
    return [known[id] for id in order]


def _spare(zone: View) -> View:
    """As it comes in a fresh scene, where nothing is said of what is as usual."""
    usual: View = {"label": None, "count": None, "by": None, "beat": 0, "pieces": []}
    return {name: value for name, value in zone.items() if usual.get(name, ...) != value}


def read(steps: list[Any], known: list[View]) -> list[View]:
    """Offers by number, so many more, or new ones."""
    made: list[View] = []
    at = 0
    for step in steps:
        if isinstance(step, int):
            made += known[step : step + 1] if step >= 0 else known[at + 1 : at + 1 - step]
            at = step if step >= 0 else at - step
            continue
        if isinstance(step, list):
            move, like, _, _, race, why = [*step[:5], (step[5:] or [{}])[0].get("why")]
            step = known[like] | {"move": move, "race": race, "why": why}
            step = {name: value for name, value in step.items() if value is not None}
        known.append(step)
        made.append(step)
    return made


def edited(old: list[View], steps: list[Any]) -> list[View]:
    made: list[View] = []
    at = 0
    for step in steps:
        if not isinstance(step, int):
            made.append(step)
            continue
        made += old[at : at + max(step, 0)]
        at += abs(step)
    return made + old[at:]


def _nothing(part: str) -> Any:
    return None if part in ("prompt", "progress", "outcome") else []
