// Whom I meet and whom I do not: people are named by where they sit, and by ids of my own lists.
import type { BlockedPerson, Companion, FriendLink, FriendsPage, HeadToHead } from "../wire";
import { json, request } from "./api";

const enc = encodeURIComponent;

export const getBlocked = () => json<BlockedPerson[]>("/api/me/blocked");
export const block = (table: string, seat: number) => json<BlockedPerson[]>("/api/me/blocked", { table, seat });
export const unblock = (id: string) => json<BlockedPerson[]>(`/api/me/blocked/${enc(id)}`, {}, "DELETE");

export const getFriends = () => json<FriendsPage>("/api/friends");
export const askFriend = (table: string, seat: number) => json<FriendsPage>("/api/friends", { table, seat });
export const acceptFriend = (id: string) => json<FriendsPage>(`/api/friends/${enc(id)}/accept`, {});
export const dropFriend = (id: string) => json<FriendsPage>(`/api/friends/${enc(id)}`, {}, "DELETE");
export const makeFriendLink = () => json<FriendsPage>("/api/friend-link", {});
export const endFriendLink = () => json<FriendsPage>("/api/friend-link", {}, "DELETE");
export const openFriendLink = (token: string) => json<FriendLink>("/api/friend-link/open", { token });
export const acceptFriendLink = (token: string) => json<FriendsPage>("/api/friend-link/accept", { token });
export const showMe = (shown: boolean) => json<FriendsPage>("/api/me/shown", { shown });
export const inviteFriend = (id: string, table: string) => request(`/api/friends/${enc(id)}/invite`, { table });
export const gamesAgainst = (id: string) => json<HeadToHead[]>(`/api/friends/${enc(id)}/games`);
export const getCompany = () => json<Companion[]>("/api/me/company");
