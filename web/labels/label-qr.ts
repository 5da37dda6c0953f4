// The URL on a label, and a QR code for it that is readable at the label's size.
import { codeMaxLength, normalizeCode } from '../../schema/codes.ts';
import { quietZone, qrOf, type Qr } from './qr.ts';

/** A label is 1/2 by 1 inch; the code fills one square half. */
const sideMm = 12.7;
/** Smaller modules are unreadable on a stone in the shade, or from an office printer. */
const leastModuleMm = 0.3;

/*
 * 12.7 mm / 0.3 mm leaves room for 42 modules, 34 without the quiet zone of 4 on each side. A code of version v has
 * 17 + 4 v modules, so that version 4 is the largest: 33 + 8 = 41 modules of 0.31 mm, for 114 characters at level L and
 * 90 at M. A usual URL, HTTPS:// + 18 characters of host + /R/ + 9 of code = 38, needs version 2 at level M:
 * 25 + 8 = 33 modules of 0.38 mm, of which 15 % may be damaged.
 */
const maxVersion = Math.floor((sideMm / leastModuleMm - 2 * quietZone - 17) / 4);

/** The QR code of a label; null if the URL is too long for this size. */
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

/** Codes that cannot be a path segment, even escaped: browsers resolve them as dot segments. */
const steps = new Set(['.', '..']);

/**
 * `HTTPS://ROCKABOUT.EXAMPLE/R/K7M2QX9RT`: only characters of QR's alphanumeric mode, which is dense. Codes are
 * compared in capitals without separators, so nothing is lost; other characters are escaped, as %C3%89.
 */
export function labelAddress(origin: string, code: string): string {
  const compared = normalizeCode(code);
  // Capitals can be longer (ß → SS). A code that would be too long to look up stays as typed.
  const carried = compared.length > codeMaxLength ? code.trim() : compared;
  if (steps.has(carried)) return `${origin}/nfc-scan?rockId=${carried}`;
  return `${origin.toUpperCase()}/R/${escaped(carried)}`;
}

/** Also escapes characters that URLs allow but QR's alphanumeric mode lacks. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!~'()_]/g, (sign) => {
    const hex = sign.charCodeAt(0).toString(16).toUpperCase();
    return `%${hex}`;
  });
}
