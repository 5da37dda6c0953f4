import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { publicKeyPattern } from '../../schema/push.ts';
import { test } from './folder.ts';
import { keptPushKeys, newPushKeys } from './push-keys.ts';

/** A signature by the private key that the public key verifies, as push services do. */
async function belongTogether({ publicKey, privateKey }: ReturnType<typeof newPushKeys>): Promise<boolean> {
  const bytes = Buffer.from(publicKey, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  const signer = await crypto.subtle.importKey('jwk', jwk, ecdsa, false, ['sign']);
  const verifier = await crypto.subtle.importKey('raw', bytes, ecdsa, false, ['verify']);
  const text = Buffer.from('a token');
  return crypto.subtle.verify(ecdsa, verifier, await crypto.subtle.sign(ecdsa, signer, text), text);
}

test('a new pair has the form that the worker expects, also if the number begins with a zero', async () => {
  for (let i = 0; i < 1000; i++) {
    const { publicKey, privateKey } = newPushKeys();
    expect(publicKey).toMatch(publicKeyPattern);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
  }
  expect(await belongTogether(newPushKeys())).toBe(true);
});

test('a kept pair stays, and belongs to nobody else', async ({ folder }) => {
  const file = join(folder, 'state/push-key');
  const keys = keptPushKeys(file);
  expect([keptPushKeys(file), await belongTogether(keys)]).toEqual([keys, true]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(keys.privateKey);
});

test.for(['', 'x', 'A'.repeat(43), '_'.repeat(43)])(
  'a damaged file %j gives a new pair',
  async (text, { folder }) => {
    const file = join(folder, 'damaged');
    writeFileSync(file, text);
    const keys = keptPushKeys(file);
    expect([keptPushKeys(file), await belongTogether(keys)]).toEqual([keys, true]);
  },
);
