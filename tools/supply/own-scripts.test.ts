import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../app/folder.ts';
import { withOwnScripts } from './own-scripts.ts';

function install(root: string, path: string, manifest: object, ...files: readonly string[]): void {
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest));
  for (const file of files) writeFileSync(join(root, path, file), '');
}

test('install scripts are found in every installed package, whatever the lock file says', ({ folder }) => {
  install(folder, 'node_modules/quiet', { scripts: { test: 'x', prepare: 'x' } });
  install(folder, 'node_modules/quiet/node_modules/inner', { scripts: { postinstall: 'x' } });
  install(folder, 'node_modules/@scope/early', { scripts: { preinstall: 'x' } });
  install(folder, 'node_modules/compiled', {}, 'binding.gyp');
  install(folder, 'node_modules/prebuilt', { gypfile: false }, 'binding.gyp');
  install(folder, 'node_modules/.cache/other', { scripts: { install: 'x' } });
  expect(withOwnScripts(folder).toSorted()).toEqual([
    'node_modules/@scope/early',
    'node_modules/compiled',
    'node_modules/quiet/node_modules/inner',
  ]);
  expect(withOwnScripts(join(folder, 'empty'))).toEqual([]);
});
