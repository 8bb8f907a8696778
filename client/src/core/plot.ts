// A value that changes from one game to the next, as paths in a field of 100 by 100. No drawing here.

/** A value, and up to where the truth may lie. */
export interface Point {
  value: number;
  high: number;
}

export interface Plot {
  curve: string;
  /** Between the values and where the truth may lie. */
  band: string;
  /** Of the last value. */
  end: [number, number];
  /** Round numbers, and how far down each stands. */
  marks: { value: number; down: number }[];
}

const ROUND = [1, 2, 5, 10];
const MARKS = 4;

/** At least two points. */
export function plot(points: readonly Point[]): Plot {
  const marks = roundNumbers(Math.min(...points.map((one) => one.value)), Math.max(...points.map((one) => one.high)));
  const [low, high] = [marks[0]!, marks[marks.length - 1]!];
  const across = (n: number) => tenth((100 * n) / (points.length - 1));
  const down = (value: number) => tenth((100 * (high - value)) / (high - low));
  const values = points.map((one, n) => `${across(n)} ${down(one.value)}`);
  const highs = points.map((one, n) => `${across(n)} ${down(one.high)}`);
  return {
    curve: `M${values.join("L")}`,
    band: `M${values.join("L")}L${highs.reverse().join("L")}Z`,
    end: [100, down(points[points.length - 1]!.value)],
    marks: marks.map((value) => ({ value, down: down(value) })),
  };
}

/** A few in equal steps, from below the lowest to above the highest. */
export function roundNumbers(low: number, high: number): number[] {
  const rough = Math.max((high - low) / MARKS, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ROUND.map((one) => one * power).find((one) => one >= rough)!;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

const tenth = (n: number) => Math.round(10 * n) / 10;
