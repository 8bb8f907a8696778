// A few drawings a frame: many at once are one long task on a cheap phone.

/** A face has some fifty elements; beside a message, a slow phone has time for two in a frame. */
export const AT_ONCE = 2;

let drawn = 0;
let running = false;
const waiting: (() => void)[] = [];

/** Whether this may be drawn now. If not, `later` is called in one of the next frames. */
export function mayDraw(later: () => void): boolean {
  if (!running) {
    running = true;
    // The next frame shows what is drawn now, so more comes in the one after it.
    requestAnimationFrame(() => requestAnimationFrame(next));
  }
  if (drawn < AT_ONCE) return ((drawn += 1), true);
  waiting.push(later);
  return false;
}

function next(): void {
  const now = waiting.splice(0, AT_ONCE);
  drawn = now.length;
  running = drawn > 0;
  if (running) requestAnimationFrame(next);
  for (const draw of now) draw();
}
