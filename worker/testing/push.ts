// Push subscriptions for tests: browsers with keys, which read their messages.
import { base64url, newId } from '../platform/ids.ts';

const p256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** A point of P-256, as the public key of a browser that reads nothing. */
export const anyPoint =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';

/** A subscription as a browser sends it. @param name makes its endpoint unique */
export const aSubscription = (name: string = newId()) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  expirationTime: null,
  keys: { p256dh: anyPoint, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
});

/** A key pair as `npm run setup` makes it. */
export async function newPushKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const pair = await newPair();
  // The private key of a pair always has this field.
  const { d = '' } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey;
  return { publicKey: await publicKeyOf(pair), privateKey: d };
}

/** A browser that can read what it is sent. */
export async function newPushBrowser() {
  const pair = await newPair();
  const secret = crypto.getRandomValues(new Uint8Array(16));
  const keys = { p256dh: await publicKeyOf(pair), auth: base64url(secret) };
  return {
    subscription: { ...aSubscription(), keys },
    /** The text of a message, by RFC 8188 and RFC 8291. */
    read: async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
      const [salt, senderKey, sealed] = [body.slice(0, 16), body.slice(21, 86), body.slice(86)];
      const sender = await crypto.subtle.importKey('raw', senderKey, p256, true, []);
      // The types of the runtime call the field `$public`.
      const algorithm = { name: 'ECDH', public: sender } as unknown as SubtleCryptoDeriveKeyAlgorithm;
      const shared = await crypto.subtle.deriveBits(algorithm, pair.privateKey, 256);
      const own = await crypto.subtle.exportKey('raw', pair.publicKey);
      const about = bytesOf('WebPush: info\0', own as ArrayBuffer, senderKey);
      const input = await derive(shared, secret, about, 32);
      const key = await derive(input, salt, bytesOf('Content-Encoding: aes128gcm\0'), 16);
      const iv = await derive(input, salt, bytesOf('Content-Encoding: nonce\0'), 12);
      const opener = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
      const opened = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opener, sealed));
      // The text ends with a 2, and zeros pad the record.
      return new TextDecoder().decode(opened.slice(0, opened.lastIndexOf(2)));
    },
  };
}

/** The header and the claims of a token that this key has signed. @throws if it has not */
export async function readToken(token: string, publicKey: string): Promise<[header: object, claims: object]> {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('raw', bytesFrom(publicKey), ecdsa, false, ['verify']);
  const hashed = { name: 'ECDSA', hash: 'SHA-256' };
  const signed = bytesOf(`${header}.${claims}`);
  if (!(await crypto.subtle.verify(hashed, key, bytesFrom(signature), signed)))
    throw new Error('another key has signed the token');
  const read = (part: string): object => JSON.parse(new TextDecoder().decode(bytesFrom(part)));
  return [read(header), read(claims)];
}

// A pair, since the algorithm has one.
const newPair = async () => (await crypto.subtle.generateKey(p256, true, ['deriveBits'])) as CryptoKeyPair;

const publicKeyOf = async ({ publicKey }: CryptoKeyPair) =>
  base64url(new Uint8Array((await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer));

async function derive(
  from: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
}

function bytesOf(...parts: (string | ArrayBuffer | Uint8Array<ArrayBuffer>)[]): Uint8Array<ArrayBuffer> {
  const all = parts.map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(part),
  );
  return Uint8Array.from(all.flatMap((bytes) => [...bytes]));
}

function bytesFrom(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
}
