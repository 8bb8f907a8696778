// How long ago something was, in words of the chosen language.
const STEPS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** Both moments in seconds. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, "second");
}
