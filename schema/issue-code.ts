// Issues new Rock IDs. Separate from codes.ts, since a scan does not need it.
import { codeAlphabet, formatCode, isOfSymbols, issuedLength, weightedSum } from './codes.ts';

/** The check character for eight symbols: any one wrong character and any swap of neighbors changes it. */
export function checkCharacter(eight: string): string {
  const last = isOfSymbols(eight, issuedLength - 1)
    ? [...codeAlphabet].find((symbol) => weightedSum(eight + symbol) === 0)
    : undefined;
  if (last === undefined) throw new RangeError('a check character belongs to eight symbols of the alphabet');
  return last;
}

/** A new code in groups of three, such as `K7M-2QX-9RK`; 39 bits from the cryptographic generator. */
export function issueCode(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (b) => crypto.getRandomValues(b),
): string {
  let eight = '';
  while (eight.length < issuedLength - 1) {
    for (const byte of random(new Uint8Array(16))) {
      // 248 = 8 × 31: bytes from there on would favour the first symbols.
      if (byte < 248 && eight.length < issuedLength - 1) eight += codeAlphabet.charAt(byte % 31);
    }
  }
  return formatCode(eight + checkCharacter(eight));
}
