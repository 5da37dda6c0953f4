// Random ids, photo keys and tokens, and the hash functions.

const symbols = 'abcdefghijklmnopqrstuvwxyz234567';

/** Lower-case letters and digits, five bits each, from the cryptographic generator. */
function randomSymbols(length: number): string {
  let drawn = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(length))) drawn += symbols.charAt(byte & 31);
  return drawn;
}

/** Id of a row: 16 symbols, 80 bits. */
export function newId(): string {
  return randomSymbols(16);
}

/** R2 key of a photo: 32 symbols, 160 bits. */
export function newPhotoKey(): string {
  return randomSymbols(32);
}

/** Token of a session or a browser: 32 bytes, base64url. */
export function newToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The last imported key, since callers use the same secret again and again. */
let known: { secret: string; key: CryptoKey } | undefined;

/** HMAC-SHA-256, base64url. @param secret not '' */
export async function hmac(secret: string, content: string): Promise<string> {
  if (known?.secret !== secret) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
    known = { secret, key };
  }
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', known.key, bytesOf(content))));
}

/** SHA-256, base64url. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
