// Between two views: measures before, fits and moves after, and makes the sounds of it.
import { beaten, lift, lookBefore, moveSince, tumble, type Before } from "../../core/motion";
import { sound } from "../../core/sound";
import type { View } from "../../core/state";
import type { Play } from "../play/play.svelte";
import type { Stage } from "../play/session.svelte";

export function makeStage(root: HTMLElement, play: Play): Stage {
  let before: Before | null = null;
  let wasMine = false;
  let focus = "";
  return {
    before(view, next) {
      before = lookBefore(root, view, next);
      wasMine = isMine(view, play);
      focus = (document.activeElement as HTMLElement | null)?.dataset.thing ?? "";
    },
    /** What was begun and leads nowhere now is gone before the next press. */
    drawn: () => play.refresh(),
    after(view) {
      play.refresh();
      if (!before) return;
      const slid = moveSince(root, before, view);
      const beats = beaten(before, view);
      stir(root, view, beats, play.session.me);
      if (slid && !beats.length) sound.slide();
      ring(gainOf(before.scores, view, play.session.me));
      if (!wasMine && isMine(view, play) && view.toAct.length === 1) sound.turn();
      if (focus) restoreFocus(root, focus);
      before = null;
    },
  };
}

function isMine(view: View, play: Play): boolean {
  return play.session.me !== null && view.toAct.includes(play.session.me);
}

/** How much my own score changed. */
function gainOf(scores: (number | null)[], view: View, me: number | null): number {
  const [had, has] = me === null ? [null, null] : [scores[me], view.seats[me]?.score];
  return had == null || has == null ? 0 : has - had;
}

function ring(gain: number): void {
  if (gain > 0) sound.good();
  if (gain < 0) sound.bad();
}

function stir(root: HTMLElement, view: View, beats: string[], me: number | null): void {
  for (const zone of view.zones) {
    if (!beats.includes(zone.id)) continue;
    const element = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone.id)}"]`);
    if (zone.kind === "dice" && element) tumble(element);
    if (zone.kind === "pile" && element) lift(element);
    if (zone.kind === "dice") sound.dice();
    else if (zone.kind === "pile") sound.slide();
    else if (me !== null && zone.by === me) sound.won();
    else sound.strike();
  }
}

/** A piece that moved to another zone keeps the focus; when it is gone, the next thing has it. */
function restoreFocus(root: HTMLElement, id: string): void {
  if (document.activeElement !== document.body) return;
  const again =
    root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(id)}"][tabindex='0']`) ??
    root.querySelector<HTMLElement>("[data-thing][tabindex='0']");
  again?.focus({ preventScroll: true });
}
