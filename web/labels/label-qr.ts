// Where a label leads, and the QR code that is large enough to be read from it.
import { codeMaxLength, normalizeCode } from '../../schema/codes.ts';
import { quietZone, qrOf, type Qr } from './qr.ts';

/** A label is 1/2 by 1 inch; the code takes the square half of it. */
const sideMm = 12.7;
/** Smaller modules are lost on a stone in the shade, and in the dots of an office printer. */
const leastModuleMm = 0.3;

/*
 * 12.7 mm / 0.3 mm leaves room for 42 modules, 34 without the quiet zone of 4 on each side. A code of version v has
 * 17 + 4 v modules, so that version 4 is the largest: 33 + 8 = 41 modules of 0.31 mm, for 114 characters at level L and
 * 90 at M. A usual address, HTTPS:// + 18 characters of host + /R/ + 9 of code = 38, takes version 2 at level M:
 * 25 + 8 = 33 modules of 0.38 mm, of which 15 % may be scratched.
 */
const maxVersion = Math.floor((sideMm / leastModuleMm - 2 * quietZone - 17) / 4);

/** The QR code of a label, or null when the address is too long for one of this size. */
export function labelQr(address: string): Qr | null {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return qrOf(address, { ecc, maxVersion });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
}

/** What a path cannot carry as it is, even escaped: a browser takes these for steps in the path. */
const steps = new Set(['.', '..']);

/**
 * `HTTPS://ROCKABOUT.EXAMPLE/R/K7M2QX9RT`: capitals, digits and a few signs alone, for which QR has its densest mode.
 * Codes are compared in capitals without separators, so nothing is lost; other characters come as %C3%89.
 */
export function labelAddress(origin: string, code: string): string {
  const compared = normalizeCode(code);
  // A capital can be longer than its letter: what would be too long to look up goes as it was typed.
  const carried = compared.length > codeMaxLength ? code.trim() : compared;
  if (steps.has(carried)) return `${origin}/nfc-scan?rockId=${carried}`;
  return `${origin.toUpperCase()}/R/${escaped(carried)}`;
}

/** Also escapes the signs that addresses allow and QR's dense mode lacks. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!~'()_]/g, (sign) => {
    const hex = sign.charCodeAt(0).toString(16).toUpperCase();
    return `%${hex}`;
  });
}
