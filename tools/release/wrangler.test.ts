import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { test } from '../app/folder.ts';
import { wrangler, WranglerError } from './wrangler.ts';

/** In place of wrangler. */
const program = `#!/bin/sh
case "$1" in
  fail) echo "no such thing" >&2; exit 1 ;;
  upload) echo '{"type":"version-upload","version_id":"v1"}' >> "$WRANGLER_OUTPUT_FILE_PATH" ;;
  say) echo "$2" ;;
esac`;

test('the door to wrangler returns what it prints or notes, and throws with what it says', async ({
  folder,
}) => {
  writeFileSync(join(folder, 'wrangler'), program, { mode: 0o755 });
  const { PATH } = process.env;
  onTestFinished(() => {
    process.env['PATH'] = PATH;
  });
  process.env['PATH'] = [folder, PATH].join(delimiter);
  expect(await wrangler.read('say', 'a b')).toBe('a b\n');
  expect(await wrangler.run('upload')).toEqual([{ type: 'version-upload', version_id: 'v1' }]);
  expect(await wrangler.run('quiet')).toEqual([]);
  await expect(wrangler.run('fail')).rejects.toThrow(new WranglerError('wrangler fail failed'));
  await expect(wrangler.read('fail')).rejects.toThrow(
    new WranglerError('wrangler fail failed: no such thing'),
  );
});
