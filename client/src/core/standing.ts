// Accounts, ratings and the lobby: who somebody is in this house, and what goes on there.
import type { Account, Lobby, Me, NewPassphrase, Rating, TableCard } from "../wire";
import { json } from "./api";

export const makeAccount = (account: Account) => json<Me>("/api/account", account);
export const logIn = (account: Account) => json<Me>("/api/account/login", account);
export const changePassphrase = (wish: NewPassphrase) => json<Me>("/api/account/passphrase", wish);
export const logOut = () => json<Me>("/api/account/logout", {});
export const deleteAccount = () => json<Me>("/api/account", {}, "DELETE");
export const myGames = () => json<TableCard[]>("/api/me/games");
export const getLobby = () => json<Lobby>("/api/lobby");
export const getLeaders = (game: string) => json<Rating[]>(`/api/games/${encodeURIComponent(game)}/leaderboard`);
