// The Rock ID: how it is read, compared and checked. It is the secret that proves a find.
import { lengthOf } from './characters.ts';
import { ownCodeMinLength } from './code-lengths.ts';

/** Symbols of issued codes: no I, L, O, 0 or 1. 31 is prime, so the check character catches every typo below. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Characters of an issued code, check character included. */
export const issuedLength = 9;
export { codeMaxLength, ownCodeMinLength } from './code-lengths.ts';

/** Spaces, dashes and invisible characters, which comparisons ignore. */
const separators = /[\s\p{Dash}_\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The form in which codes are compared and unique: NFKC, upper case, separators removed. */
export function normalizeCode(typed: string): string {
  // Upper case and removed separators can join a letter and its accent, so NFKC is applied again at the end.
  return typed.normalize('NFKC').toUpperCase().replace(separators, '').normalize('NFKC');
}

/** Weighted sum modulo 31, weights 1 to 9: zero for a valid issued code. */
export function weightedSum(code: string): number {
  let sum = 0;
  for (let i = 0; i < code.length; i++) sum += (i + 1) * codeAlphabet.indexOf(code.charAt(i));
  return sum % codeAlphabet.length;
}

export function isOfSymbols(text: string, count: number): boolean {
  return text.length === count && [...text].every((symbol) => codeAlphabet.includes(symbol));
}

/** Nine symbols of our alphabet: an issued code, or one with a typo. */
const hasIssuedShape = (normalized: string) => isOfSymbols(normalized, issuedLength);

/** Whether a code has the issued form; it need not have been issued. @param normalized by `normalizeCode` */
export const isIssued = (normalized: string): boolean =>
  hasIssuedShape(normalized) && weightedSum(normalized) === 0;

/**
 * Issued codes that a typed one may mean if it has one symbol missing, one too many, or one from outside the alphabet,
 * such as O; ten at most. A made-up code can look the same.
 */
export function meantCodes(typed: string): string[] {
  const normalized = normalizeCode(typed);
  const places = Array.from(normalized, (_, i) => i);
  const withSymbol = (i: number, removed: number) =>
    [...codeAlphabet].map((symbol) => normalized.slice(0, i) + symbol + normalized.slice(i + removed));
  const near: Readonly<Record<number, () => string[]>> = {
    [issuedLength - 1]: () => [...places, normalized.length].flatMap((i) => withSymbol(i, 0)),
    [issuedLength]: () => places.flatMap((i) => withSymbol(i, 1)),
    [issuedLength + 1]: () => places.map((i) => normalized.slice(0, i) + normalized.slice(i + 1)),
  };
  return [...new Set(near[normalized.length]?.().filter(isIssued))];
}

/** True if a code has the issued shape but a wrong check character. */
export function isMistyped(typed: string): boolean {
  const normalized = normalizeCode(typed);
  return hasIssuedShape(normalized) && weightedSum(normalized) !== 0;
}

/** For display: issued codes in groups of three, others as they were typed. */
export function formatCode(typed: string): string {
  const normalized = normalizeCode(typed);
  return hasIssuedShape(normalized) ? normalized.replace(/(.{3})(?=.)/g, '$1-') : typed.trim();
}

/** Whether a code could be guessed by brute force. */
export const isTooShort = (typed: string): boolean => lengthOf(normalizeCode(typed)) < ownCodeMinLength;
