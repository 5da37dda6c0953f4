import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptSecret } from './secret.ts';

test('a secret is the same for as long as its file is there, and no other has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rockabout-secret-'));
  const file = join(folder, 'new', 'secret');
  const first = keptSecret(file);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(file)).toBe(first);
  writeFileSync(file, '');
  expect(keptSecret(file)).toMatch(/^[\w-]{43}$/);
  rmSync(file);
  expect(keptSecret(file)).not.toBe(first);
  rmSync(folder, { recursive: true });
});
