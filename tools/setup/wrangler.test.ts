import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, vi } from 'vitest';
import { test } from '../app/folder.ts';
import { openCloudflare } from '../cloudflare/api.ts';
import { redacted } from './redacted.ts';
import { openSecrets, openWrangler } from './wrangler.ts';

/** A program named wrangler, which notes what it gets. */
function install(folder: string, script: string): void {
  const path = join(folder, 'wrangler');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
}

const access = { account: 'a', api: openCloudflare({ token: '' }) };

test('a secret reaches wrangler by its standard input alone', async ({ folder }) => {
  const notes = join(folder, 'notes');
  install(folder, `echo "$@ $CLOUDFLARE_ACCOUNT_ID" >> '${notes}'; cat >> '${notes}'`);
  await openSecrets(openWrangler('account'), access, 'rockabout').put('B', 'hush');
  const said = ['secret put B --config wrangler.toml account', 'hush'];
  expect(readFileSync(notes, 'utf8').split('\n')).toEqual(said);
});

test('a failure is told in the words of wrangler, also if it reads nothing', async ({ folder }) => {
  install(
    folder,
    "printf '\\033[31m✘ [ERROR]\\033[0m Not logged in.\\n\\n  Logs were written\\n' >&2; exit 1",
  );
  const secrets = openSecrets(openWrangler(), access, 'rockabout');
  await expect(secrets.put('A', 'x'.repeat(1_000_000))).rejects.toThrow('A cannot be stored: Not logged in.');
});

test('what others say is printed without secrets', () => {
  expect(redacted('Invalid API Key: sk_live_key, whsec_secret, hush', ['hush', '', undefined])).toBe(
    'Invalid API Key: sk_live_•••, whsec_•••, •••',
  );
});
