// Puzzles: a position, what came of a try, and the answer. The server judges; the page does not know.
import type { PuzzleAnswer, PuzzlePage } from "../wire";
import { json } from "./api";

const at = (game: string, number: number) => `/api/puzzles/${encodeURIComponent(game)}/${number}`;

export const getPuzzle = (game: string, number: number) => json<PuzzlePage>(at(game, number));
export const tryMove = (game: string, number: number, move: string) => json<PuzzleAnswer>(at(game, number), { move });
export const getAnswer = (game: string, number: number) => json<PuzzleAnswer>(`${at(game, number)}/answer`);

export const puzzlePath = (game: string, number: number) => `/puzzle/${encodeURIComponent(game)}/${number}`;
