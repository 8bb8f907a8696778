"""What one rated game changes about how strong players are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tablee.store.contract.people import RatingChange, Skill, SkillUpdate


def judged(players: Sequence[str], known: Sequence[Skill], judge: SkillUpdate) -> dict[str, Skill]:
    """New skills. A level of computer players that had several seats gets the average."""
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
) -> list[RatingChange]:
    """Player by player, so that it can be taken back."""
    before = dict(zip(players, known, strict=True))
    return [RatingChange(player, before[player], skill, shared) for player, skill in after.items()]


def taken_back(skill: Skill, change: RatingChange) -> Skill:
    """A skill without this game: the mean moves back, and the doubt grows again.

    What a game teaches adds up as one over the square of the doubt.
    """
    before, after = change.before, change.after
    learnt = 1 / after.doubt**2 - 1 / before.doubt**2
    left = max(1 / skill.doubt**2 - learnt, 1 / Skill().doubt ** 2)
    mean = skill.mean - (after.mean - before.mean)
    return replace(skill, mean=mean, doubt=left**-0.5, games=max(0, skill.games - 1))
