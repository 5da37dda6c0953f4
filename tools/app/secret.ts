// A local secret, created once and stored in a file beside the data.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** 256 bits in base64url. It stays the same as long as the file exists and is intact. */
export function keptSecret(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^[\w-]{43}$/.test(kept)) return kept;
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
