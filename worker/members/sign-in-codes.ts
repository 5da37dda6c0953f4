// Sign-in codes: random generation, and the hash under which they are stored.
import { signInLimits } from '../../schema/sign-in.ts';
import { base64url, sha256 } from '../platform/ids.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Six uniformly distributed digits from the cryptographic generator. */
export function newCode(): string {
  const codes = 10 ** signInLimits.digits;
  // Rejection sampling: numbers above the last whole multiple would favor the first codes.
  const fair = Math.floor(2 ** 32 / codes) * codes;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  if (drawn === undefined || drawn >= fair) return newCode();
  return String(drawn % codes).padStart(signInLimits.digits, '0');
}

/**
 * Replaces the address of a deleted account in its code rows. The rows still count, so deleting an account does not
 * reset the rate limits.
 */
export async function leftKeyOf(emailKey: string): Promise<string> {
  return `left ${await sha256(emailKey)}`;
}

/** Formats a code in groups of three digits. */
export function spaced(code: string): string {
  return code.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** HMAC-SHA-256 of a code, keyed by the token in the browser's cookie: the row alone cannot be brute-forced. */
export async function codeHash(token: string, code: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(token), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(code))));
}

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && crypto.subtle.timingSafeEqual(bytesOf(a), bytesOf(b));
}
