import { encode } from 'uqr';

/** Modules of quiet around a code: with less, some cameras do not find it. */
const QUIET = 4;

export interface Qr {
  /** How many modules it is wide and high, the quiet ones included. */
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

/** A text as a QR code. */
export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path: string[] = [];
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x++) {
      if (!row[x] || row[x - 1]) continue;
      let end = x;
      while (row[end]) end++;
      path.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
    }
  return { size, path: path.join('') };
}
