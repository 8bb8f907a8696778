// A link as a QR code, drawn as one SVG path.

/** A longer link makes a code too fine to be read from a screen. */
const LONGEST = 230;
/** Cameras want so many light modules around a code. */
const EDGE = 4;

export interface Code {
  /** Modules on each side, the edge included. */
  size: number;
  /** The dark modules. */
  path: string;
}

/** The code of a link, or null where it is too long. What encodes it is fetched when it is needed. */
export async function drawCode(link: string): Promise<Code | null> {
  if (new TextEncoder().encode(link).length > LONGEST) return null;
  const { encodeQR } = await import("qr");
  const rows = encodeQR(link, "raw", { ecc: "low", border: EDGE });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, path };
}
