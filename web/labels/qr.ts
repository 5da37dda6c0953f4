// Encodes a QR code as a single SVG path.
import { encode, type QrCodeGenerateOptions } from 'uqr';

export interface Qr {
  /** Modules along one side, including the quiet zone. */
  size: number;
  /** The dark modules, in a box of `size` by `size`. */
  path: string;
}

/** Empty modules around a code, as the standard requires. */
export const quietZone = 4;

/** @throws RangeError when the text does not fit into `maxVersion` */
export function qrOf(text: string, options: Pick<QrCodeGenerateOptions, 'ecc' | 'maxVersion'>): Qr {
  // boostEcc: the highest error correction that needs no more modules.
  const { size, data } = encode(text, { ...options, boostEcc: true, border: quietZone });
  return { size, path: data.map(rowPath).join('') };
}

/** The runs of dark modules in a row, as rectangles. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x]) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}
