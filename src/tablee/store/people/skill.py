"""How strong a player is, and what one rated game makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

MARK = 8
"""Letters of a player's mark."""
ENOUGH = 5
"""More opponents are not remembered."""


class Skill(msgspec.Struct, frozen=True):
    """How strong a player is at one game: a mean, a doubt, and after how many games."""

    mean: float = 25.0
    doubt: float = 25.0 / 3.0
    games: int = 0
    opponents: str = ""
    """Marks of the first opponents whose own strength was known, one after the other."""

    @property
    def ordinal(self) -> float:
        """What a player is at least worth, nearly for sure."""
        return self.mean - 3.0 * self.doubt

    def having_met(self, players: Iterable[str]) -> Skill:
        """With the marks of these players, as far as they are wanted."""
        known = {self.opponents[at : at + MARK] for at in range(0, len(self.opponents), MARK)}
        more = sorted({mark_of(player) for player in players} - known)
        return replace(self, opponents=(self.opponents + "".join(more))[: MARK * ENOUGH])


class Change(msgspec.Struct, frozen=True, array_like=True):
    """What one rated game made of one player."""

    player: str
    before: Skill
    after: Skill
    shared: bool = False
    """People at the table came from one address. The address itself is stored nowhere."""


class RatedGame(msgspec.Struct, frozen=True):
    """A table that was rated, and what that made of its players."""

    table: str
    game: str
    changes: list[Change]

    @property
    def shared(self) -> bool:
        return any(change.shared for change in self.changes)

    def of(self, player: str) -> Change | None:
        """What it made of this player, who may not have been there."""
        return next((change for change in self.changes if change.player == player), None)


Judge: TypeAlias = Callable[[Sequence[Skill]], Sequence[Skill]]
"""What a finished game makes of its players' skills, in their order."""


def judged(players: Sequence[str], known: Sequence[Skill], judge: Judge) -> dict[str, Skill]:
    """New skills. A level of bots that had several chairs gets the average of them."""
    if not players:
        return {}
    after = list(zip(players, judge(known), strict=True))
    before = dict(zip(players, known, strict=True))
    found = {}
    for player in before:
        mine = [skill for who, skill in after if who == player]
        found[player] = replace(
            before[player],
            mean=sum(skill.mean for skill in mine) / len(mine),
            doubt=sum(skill.doubt for skill in mine) / len(mine),
            games=before[player].games + 1,
            opponents=mine[-1].opponents,
        )
    return found


def changes(
    players: Sequence[str], known: Sequence[Skill], after: Mapping[str, Skill], shared: bool = False
) -> list[Change]:
    """Player by player, so that it can be taken back."""
    before = dict(zip(players, known, strict=True))
    return [Change(player, before[player], skill, shared) for player, skill in after.items()]


def taken_back(skill: Skill, change: Change) -> Skill:
    """A skill without this game: the mean moves back, and what was learnt is doubted again.

    What a game teaches adds up as one over the square of the doubt.
    """
    before, after = change.before, change.after
    learnt = 1 / after.doubt**2 - 1 / before.doubt**2
    left = max(1 / skill.doubt**2 - learnt, 1 / Skill().doubt ** 2)
    mean = skill.mean - (after.mean - before.mean)
    return replace(skill, mean=mean, doubt=left**-0.5, games=max(0, skill.games - 1))


def mark_of(player: str) -> str:
    """Tells one player from another, and does not lead back to their id."""
    return sha256(player.encode()).hexdigest()[:MARK]
