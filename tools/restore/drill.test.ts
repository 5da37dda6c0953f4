import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../app/folder.ts';
import { WranglerError, type Wrangler } from '../release/wrangler.ts';
import { backupFiles, seal } from './backup.ts';
import { drill } from './drill.ts';

test('only the operator can read the database of the drill', async ({ folder }) => {
  const [backup, stateDir] = [join(folder, 'backup'), join(folder, 'state/drill')];
  mkdirSync(backup);
  for (const [file] of backupFiles) writeFileSync(join(backup, file), '');
  await seal(backup);
  const fail = () => Promise.reject(new WranglerError('no such thing'));
  const wrangler: Wrangler = { run: fail, read: fail };
  await expect(drill(wrangler, backup, stateDir)).rejects.toThrow('cannot be imported');
  expect(statSync(stateDir).mode & 0o777).toBe(0o700);
});
