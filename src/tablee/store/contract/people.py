"""What is stored about people: accounts, devices, passkeys, ties, what an operator decided about
them, and how strong a player is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

DEVICE_ID = 32
"""Hexadecimal digits of a device's id."""
MARK = 8
"""Letters of a player's mark."""
MOST_OPPONENTS = 5
"""More opponents are not remembered."""


class Person(msgspec.Struct, frozen=True):
    """An account: a name that is somebody's own."""

    guest: str
    """The guest this person is, on every device."""
    name: str
    passphrase_hash: str
    """The passphrase itself is stored nowhere."""
    made_at: int = 0
    recovery: str = ""
    """A hash of the recovery code; empty where there is none."""
    recovery_at: int = 0
    """When that code was made; 0: before this was noted."""

    def has_secrets_of(self, other: Person | None) -> bool:
        """Whether passphrase and code are those of `other`; always true without one."""
        return other is None or self._secrets == other._secrets

    def with_secrets_of(self, other: Person) -> Person:
        """The same account with the passphrase and the code of the other."""
        return replace(
            self,
            passphrase_hash=other.passphrase_hash,
            recovery=other.recovery,
            recovery_at=other.recovery_at,
        )

    @property
    def _secrets(self) -> tuple[str, str]:
        return self.passphrase_hash, self.recovery

    def __repr__(self) -> str:
        """Without the hashes, since a report of a failure may print it."""
        return f"Person({self.name!r})"


class SignedOut(msgspec.Struct, frozen=True):
    """Devices of a guest that another process signed out; None: all of them."""

    guest: str
    devices: set[str] | None


class Device(msgspec.Struct, frozen=True):
    """One browser that is signed in. All times are wall-clock seconds."""

    id: str
    """A hash of the token in its cookie. The token itself is stored nowhere."""
    guest: str
    made_at: int
    """When it signed in."""
    renewed_at: int
    """When it was given this token; 0 for all browsers that signed in before there were tokens."""
    seen_at: int
    """Written once a day."""
    label: str = ""
    """The browser and the system, as it names itself."""
    follows: str = ""
    """The device that this one replaces as soon as it is used."""
    ends_at: int = 0
    """When it ends, since another one has replaced it. 0: it does not."""


def device_id(token: str) -> str:
    """The id of the device whose cookie holds this token."""
    return sha256(token.encode()).hexdigest()[:DEVICE_ID]


def token_before(seal: str) -> str:
    """Stands for the token of a cookie older than tokens. `sqlite/steps.py` writes it too."""
    return f"before {seal}"


class Passkey(msgspec.Struct, frozen=True):
    """One key of an account. All times are wall-clock seconds."""

    id: str
    """As the browser names it, in base64."""
    guest: str
    host: str
    """The host it was made for. It is good there and nowhere else."""
    key: str
    """The public key with its id, in base64."""
    count: int = 0
    """How often it was used, by its own count; 0 for keys that do not count."""
    label: str = ""
    made_at: int = 0
    used_at: int = 0

    def used(self, count: int, at: int) -> Passkey | None:
        """After one more use. None if its count has not grown: then somebody has a copy of it."""
        is_copy = self.count > 0 and count <= self.count
        return None if is_copy else replace(self, count=count, used_at=at)


TieKind: TypeAlias = Literal["block", "ask", "asked", "friend", "show", "link"]
"""Blocked; asked to be friends, by me or by them; a friend; whether my friends see that I am here
(`other` is empty, and `name` is `yes` or `no`); my link for a friend (`other` is empty, `name` is
mine, and who has `id` may say yes)."""


class Tie(msgspec.Struct, frozen=True):
    """What somebody, a guest or an account, has decided about somebody else."""

    guest: str
    kind: TieKind
    other: str
    id: str
    """What the page of `guest` calls it. It says nothing of the other one."""
    name: str
    """The name of the other one at that time."""
    made_at: int
    """Wall-clock seconds."""


DecisionKind: TypeAlias = Literal["mute", "ban", "code"]
"""They cannot speak; they cannot sit, make tables or speak; a code in place of the passphrase."""


class PersonDecision(msgspec.Struct, frozen=True):
    """What the operator has decided about a guest. Both times are wall-clock seconds."""

    guest: str
    kind: DecisionKind
    ends_at: int
    made_at: int
    detail: str = ""
    """Why; of a code its hash."""

    def __repr__(self) -> str:
        """Without the hash, since a report of a failure may print it."""
        return f"PersonDecision({self.kind!r}, {self.ends_at})"


NUMBER_GROUPS, NUMBER_GROUP = 3, 4
"""Digits of somebody's number: 1234-5678-9012."""


class Skill(msgspec.Struct, frozen=True):
    """How strong a player is at one game: a mean, a doubt, and the number of games."""

    mean: float = 25.0
    doubt: float = 25.0 / 3.0
    games: int = 0
    opponents: str = ""
    """Marks of the first opponents whose own strength was known, one after the other."""

    @property
    def ordinal(self) -> float:
        """What a player is almost surely worth at least."""
        return self.mean - 3.0 * self.doubt

    def having_met(self, players: Iterable[str]) -> Skill:
        """With the marks of these players too, up to the most that are remembered."""
        known = {self.opponents[at : at + MARK] for at in range(0, len(self.opponents), MARK)}
        more = sorted({mark_of(player) for player in players} - known)
        return replace(self, opponents=(self.opponents + "".join(more))[: MARK * MOST_OPPONENTS])


class RatingChange(msgspec.Struct, frozen=True, array_like=True):
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
    changes: list[RatingChange]

    @property
    def shared(self) -> bool:
        return any(change.shared for change in self.changes)

    def of(self, player: str) -> RatingChange | None:
        """What it changed for this player; None if they were not there."""
        return next((change for change in self.changes if change.player == player), None)


SkillUpdate: TypeAlias = Callable[[Sequence[Skill]], Sequence[Skill]]
"""What a finished game makes of its players' skills, in their order."""


def mark_of(player: str) -> str:
    """Tells players apart, and does not reveal their ids."""
    return sha256(player.encode()).hexdigest()[:MARK]


def number_of(guest: str) -> str:
    """By which an operator speaks of a guest. It says nothing to anybody who has no list of ids."""
    digits = str(int(sha256(f"number {guest}".encode()).hexdigest(), 16))
    groups = (digits[n * NUMBER_GROUP :][:NUMBER_GROUP] for n in range(1, NUMBER_GROUPS + 1))
    return "-".join(groups)
