// Where chairs stand at the rim of a table with round ends, lying or upright.

export interface Spot {
  /** From the left and from above, in pixels. */
  x: number;
  y: number;
  /** Away from the table; its length is 1. */
  out: [number, number];
}

/** Bottom, left, top, right: where each side begins, as a corner inside, and how one looks out there. */
const SIDES = [
  { corner: [1, 1], out: [0, 1] },
  { corner: [0, 1], out: [-1, 0] },
  { corner: [0, 0], out: [0, -1] },
  { corner: [1, 0], out: [1, 0] },
] as const;

/** Equal steps along the rim, clockwise from the middle of the bottom: `first` sits there. */
export function spots(count: number, width: number, height: number, first = 0): Spot[] {
  return Array.from({ length: count }, (_, seat) => rim((seat - first + count) / count, width, height));
}

/** The point after this share of the way around. */
function rim(share: number, width: number, height: number): Spot {
  const radius = Math.min(width, height) / 2;
  const [flat, tall, bend] = [width - 2 * radius, height - 2 * radius, (Math.PI * radius) / 2];
  const around = 2 * (flat + tall) + 4 * bend;
  let way = (flat / 2 + share * around) % around;
  for (const [n, { corner, out }] of SIDES.entries()) {
    const [line, next] = [n % 2 ? tall : flat, SIDES[(n + 1) % 4]!];
    const inside = ([x, y]: readonly [number, number]) => [radius + x * flat, radius + y * tall] as const;
    if (way <= line) return spot(inside(corner), next.out, way, out, radius);
    way -= line;
    if (way <= bend) return spot(inside(next.corner), [0, 0], 0, between(out, next.out, way / radius), radius);
    way -= bend;
  }
  return { x: width / 2, y: height, out: [0, 1] }; // nobody has measured the table yet
}

type Pair = readonly [number, number];

/** From a corner so far along, then outwards to the rim. */
function spot([x, y]: Pair, [dx, dy]: Pair, way: number, out: Pair, radius: number): Spot {
  return { x: x + dx * way + out[0] * radius, y: y + dy * way + out[1] * radius, out: [out[0], out[1]] };
}

function between(a: Pair, b: Pair, angle: number): Pair {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [a[0] * cos + b[0] * sin, a[1] * cos + b[1] * sin];
}
