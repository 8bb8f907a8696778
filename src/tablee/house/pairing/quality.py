"""How good a game of these people would be: openskill's quality of a match."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from tablee.store import Skill

_model = PlackettLuce()


def quality(skills: Sequence[Skill]) -> float:
    """From 0 to 1, where 1 is as even as it can be between people known so little.

    openskill says how likely nobody is better. That is divided by what it would say if all had the
    same mean: newcomers are little known, and still a good match for each other.
    """
    middle = sum(skill.mean for skill in skills) / len(skills)
    return _even(skills, [skill.mean for skill in skills]) / _even(skills, [middle] * len(skills))


def _even(skills: Sequence[Skill], means: Sequence[float]) -> float:
    known = zip(skills, means, strict=True)
    return _model.predict_draw([[_model.rating(mu=mean, sigma=one.doubt)] for one, mean in known])
