// Accounts, ratings and the lobby: who somebody is in this house, and what goes on there.
import type {
  Account,
  CodeMade,
  Device,
  Lobby,
  Me,
  NewPassphrase,
  Rating,
  RatingThen,
  Recover,
  RecoveryCode,
  Sure,
  TableCard,
} from "../wire";
import { json } from "./api";

export const makeAccount = (account: Account) => json<Me>("/api/account", account);
export const logIn = (account: Account) => json<Me>("/api/account/login", account);
export const changePassphrase = (wish: NewPassphrase) => json<Me>("/api/account/passphrase", wish);
export const recover = (wish: Recover) => json<Me>("/api/account/recover", wish);
export const newCode = (sure: Sure) => json<RecoveryCode>("/api/account/recovery", sure);
export const codeMade = () => json<CodeMade>("/api/account/recovery");
export const logOut = () => json<Me>("/api/account/logout", {});
export const deleteAccount = (sure: Sure) => json<Me>("/api/account", sure, "DELETE");
export const getDevices = () => json<Device[]>("/api/account/devices");
export const signOut = (device: string) =>
  json<Device[]>(`/api/account/devices/${encodeURIComponent(device)}`, {}, "DELETE");
export const signOutOthers = () => json<Device[]>("/api/account/devices", {}, "DELETE");
export const myGames = () => json<TableCard[]>("/api/me/games");
export const myRatings = () => json<RatingThen[]>("/api/me/ratings");
export const getLobby = () => json<Lobby>("/api/lobby");
export const getLeaders = (game: string) => json<Rating[]>(`/api/games/${encodeURIComponent(game)}/leaderboard`);
