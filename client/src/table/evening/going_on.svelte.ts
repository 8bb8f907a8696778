// From a game that is over to the next table of the evening: by itself, after a while to look at the score.
const SECONDS = 20;

/** Counts down while `ready` says that there is somewhere to go; `go` goes there. */
export class GoingOn {
  left = $state(SECONDS);
  stays = $state(false);

  constructor(ready: () => boolean, go: () => void) {
    $effect(() => {
      if (!ready() || this.stays) return;
      const ticking = setInterval(() => {
        if (--this.left > 0) return;
        clearInterval(ticking);
        go();
      }, 1_000);
      return () => clearInterval(ticking);
    });
  }

  /** I look at this table a little longer. */
  stay(): void {
    this.stays = true;
  }
}
