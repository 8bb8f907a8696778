// Counts frames, long tasks, and the frames that pass from a press to its answer on the page.
// A press is answered in the first frame in which what was pressed looks otherwise than before.
() => {
  const PATIENCE_MS = 2000;
  const seen = (window.played = { frames: [], tasks: [], presses: [], unanswered: 0 });
  const ends = document.getElementsByClassName("end"); // live: asked in every frame
  const tick = (at) => {
    if (ends.length) return;
    seen.frames.push(at);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask" });

  const LOOKS = ["transform", "translate", "scale", "filter", "boxShadow", "backgroundColor", "outlineWidth", "opacity"];
  const looksOf = (thing) => {
    const styles = [getComputedStyle(thing), getComputedStyle(thing, "::after")];
    const top = thing.querySelector(".top");
    if (top) styles.push(getComputedStyle(top));
    return styles.map((style) => LOOKS.map((look) => style[look]).join()).join();
  };
  addEventListener(
    "pointerdown",
    (event) => {
      const thing = event.target.closest("[data-thing], .button");
      if (!thing) return;
      const heard = performance.now();
      const before = looksOf(thing);
      const look = (at) => {
        const waited = at - event.timeStamp;
        if (!thing.isConnected || looksOf(thing) !== before) seen.presses.push([event.timeStamp, heard, at]);
        else if (waited > PATIENCE_MS) seen.unanswered += 1;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
};
