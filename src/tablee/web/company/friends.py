"""My friends over HTTP: asking, saying yes, links, inviting, who is here, how our games went."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.bucket import Tries
from tablee.house.house import House
from tablee.house.lobby.company import Company
from tablee.house.people.friends import Friends, ends_at
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.store.contract.people import Tie
from tablee.table import seating
from tablee.web.answer import json_answer, read_body
from tablee.web.company.presence import GuestPresence, SentInvitation
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import Sessions


class FriendRoutes:
    """One method a route."""

    def __init__(self, house: House, sessions: Sessions, rate_limit: RateLimit) -> None:
        self._house, self._sessions = house, sessions
        self._friends = Friends(house.people, house.limits, lambda: house.wall())
        self._company = Company(house)
        self._presence = GuestPresence(house.other_processes, rate_limit)
        limits = house.limits
        known = limits.names_remembered
        self._sent = Tries(limits.seconds_an_invitation, limits.invitations_at_once, known)
        self._sent_to_one = Tries(limits.seconds_an_invitation_to_one, 1, known)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/friends", self.listed),
            Route("/api/friends", self.ask, methods=["POST"]),
            Route("/api/friends/{id}/accept", self.accept, methods=["POST"]),
            Route("/api/friends/{id}/invite", self.invite, methods=["POST"]),
            Route("/api/friends/{id}/games", self.games),
            Route("/api/friends/{id}", self.drop, methods=["DELETE"]),
            Route("/api/friend-link", self.make_link, methods=["POST"]),
            Route("/api/friend-link", self.end_link, methods=["DELETE"]),
            Route("/api/friend-link/open", self.open_link, methods=["POST"]),
            Route("/api/friend-link/accept", self.accept_link, methods=["POST"]),
            Route("/api/me/shown", self.show, methods=["POST"]),
            Route("/api/me/company", self.company),
        ]

    async def listed(self, request: Request) -> Response:
        return self._told(self._guest(request))

    async def ask(self, request: Request) -> Response:
        guest, there = self._guest(request), await read_body(request, wire.SeatThere)
        await self._friends.ask(guest, await self._house.sheet_of(there.table), there.seat)
        return self._told(guest)

    async def accept(self, request: Request) -> Response:
        guest = self._guest(request)
        await self._friends.accept(guest, request.path_params["id"])
        return self._told(guest)

    async def drop(self, request: Request) -> Response:
        guest = self._guest(request)
        await self._friends.drop(guest, request.path_params["id"])
        return self._told(guest)

    async def make_link(self, request: Request) -> Response:
        guest = self._guest(request)
        await self._friends.make_link(guest)
        return self._told(guest)

    async def end_link(self, request: Request) -> Response:
        guest = self._guest(request)
        await self._friends.end_link(guest)
        return self._told(guest)

    async def open_link(self, request: Request) -> Response:
        """The token comes in the body: refused paths are logged."""
        guest, known = self._guest(request), await read_body(request, wire.FriendToken)
        link = self._friends.find_link(guest, known.token)
        are_friends = self._friends.are_friends(guest.id, link.guest)
        name = self._friends.maker_of(link)
        return json_answer(wire.FriendLink(name, link.guest == guest.id, are_friends))

    async def accept_link(self, request: Request) -> Response:
        guest, known = self._guest(request), await read_body(request, wire.FriendToken)
        await self._friends.accept_link(guest, known.token)
        return self._told(guest)

    async def show(self, request: Request) -> Response:
        guest, wish = self._guest(request), await read_body(request, wire.ShowMe)
        await self._friends.show(guest, wish.shown)
        return self._told(guest)

    async def invite(self, request: Request) -> Response:
        """Answered alike, whether or not the friend is here."""
        guest, wish = self._guest(request), await read_body(request, wire.InviteFriend)
        friend = self._friends.find(guest.id, request.path_params["id"])
        sheet = await self._house.sheet_of(wish.table)
        if seating.seat_of(sheet, guest.id) is None:
            raise Fault("not_seated")
        if sheet.status != "waiting":
            raise Fault("already_begun")
        self._sent_to_one.spend(f"{guest.id} {friend.other}")
        self._sent.spend(guest.id)
        name = self._name_for(friend)
        self._presence.invite(SentInvitation(friend.other, sheet.id, sheet.game, name))
        return Response(status_code=204)

    async def games(self, request: Request) -> Response:
        guest = self._guest(request)
        friend = self._friends.find(guest.id, request.path_params["id"])
        return json_answer(await self._company.against(guest.id, friend.other))

    async def company(self, request: Request) -> Response:
        return json_answer(await self._company.lately(self._guest(request)))

    # --- within --------------------------------------------------------------------------------

    def _guest(self, request: Request) -> Guest:
        return self._sessions.guest(request.cookies)

    def _name_for(self, friend: Tie) -> str:
        """What my friend calls me."""
        mine = self._house.people.ties.get(friend.other, "friend", friend.guest)
        return self._friends.name_of(mine) if mine is not None else ""

    def _told(self, guest: Guest) -> Response:
        friends = self._friends.of(guest.id)
        seen = [one.other for one in friends if self._friends.may_see(guest.id, one)]
        here = self._presence.are_here(seen)
        name, link = self._friends.name_of, self._friends.link_of(guest.id)
        return json_answer(
            wire.FriendsPage(
                tuple(
                    wire.Friend(one.id, name(one), one.made_at, one.other in here)
                    for one in friends
                ),
                tuple(
                    wire.FriendAsk(one.id, name(one), one.kind == "ask")
                    for one in self._friends.asks(guest.id)
                ),
                self._friends.shows(guest.id),
                link.id if link else "",
                ends_at(link) if link else 0,
            )
        )
