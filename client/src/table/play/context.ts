// What every part of the table needs, without passing it down by hand.
import { createContext } from "svelte";
import type { Play } from "./play.svelte";

export const [getPlay, setPlay] = createContext<Play>();
