// Sign-in codes: how they are drawn, and the only form in which they are kept.
import { signInLimits } from '../../schema/sign-in.ts';
import { base64url, sha256 } from '../platform/ids.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Six digits, each as likely as any other, from the cryptographic generator. */
export function newCode(): string {
  const codes = 10 ** signInLimits.digits;
  // Numbers above the last whole multiple would favour the first codes.
  const fair = Math.floor(2 ** 32 / codes) * codes;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  if (drawn === undefined || drawn >= fair) return newCode();
  return String(drawn % codes).padStart(signInLimits.digits, '0');
}

/**
 * What stands for the address of an account that left, in the codes that were sent to it: they still count, or leaving
 * would set every limit back.
 */
export async function leftKeyOf(emailKey: string): Promise<string> {
  return `left ${await sha256(emailKey)}`;
}

/** In threes, for people. */
export function spaced(code: string): string {
  return code.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** HMAC-SHA-256 of a code under the token in the browser's cookie: a million guesses at the row alone tell nothing. */
export async function codeHash(token: string, code: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(token), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(code))));
}

/** Compares two hashes without telling by its time where they differ. */
export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && crypto.subtle.timingSafeEqual(bytesOf(a), bytesOf(b));
}
