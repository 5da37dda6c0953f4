// Key pairs for push messages: a new one, or the one that is kept beside local data.
import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** P-256, base64url: an uncompressed point of 65 bytes, and a number of 32. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pairOf(pair.getPrivateKey());
}

/** The public key follows from the private one. @param secret shorter than 32 bytes if it begins with zeros */
function pairOf(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const padded = Buffer.concat([Buffer.alloc(32 - secret.length), secret]);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}

/** It stays the same as long as the file with its private key exists and is intact: browsers subscribe to one key. */
export function keptPushKeys(file: string): PushKeys {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^[\w-]{43}$/.test(kept)) {
    try {
      return pairOf(Buffer.from(kept, 'base64url'));
    } catch {
      // No key of this curve.
    }
  }
  const keys = newPushKeys();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, keys.privateKey, { mode: 0o600 });
  return keys;
}

export const pushVars = ({ publicKey, privateKey }: PushKeys) => ({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
});
