// A secret of this machine, made once and kept in a file beside the data.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** 256 bits, base64url; the same for as long as the file is there and whole. */
export function keptSecret(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^[\w-]{43}$/.test(kept)) return kept;
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
