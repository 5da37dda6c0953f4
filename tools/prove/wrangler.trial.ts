// The real wrangler, as setup calls it: its login, and a secret of a worker that does not exist yet.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { openCloudflare } from '../cloudflare/api.ts';
import { connect } from '../setup/connect.ts';
import { accountId } from '../setup/testing/accounts.ts';
import { openConfigFile } from '../setup/toml.ts';
import { openSecrets, openWrangler } from '../setup/wrangler.ts';

/** The worker's secrets; null before it exists. */
let secrets: Map<string, string> | null = null;
const calls: string[] = [];

/** As much of Cloudflare's API as wrangler calls here. */
const server = createServer((request, response) => void respond(request, response));

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '', 'http://stand-in').pathname.replace(/^.*\/v4/, '');
  calls.push(`${request.method} ${path}`);
  const [ok, result] = answer(request.method ?? '', path, await text(request));
  const errors = ok ? [] : [{ code: 10_007, message: 'This Worker does not exist on your account.' }];
  response
    .writeHead(ok ? 200 : 404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ success: ok, errors, messages: [], result }));
}

function answer(method: string, path: string, body: string): [ok: boolean, result: unknown] {
  if (path === '/accounts') return [true, [{ id: accountId, name: 'Rocks of Omaha' }]];
  if (!path.endsWith('/secrets')) {
    secrets = new Map();
    return [true, { id: 'rockabout' }];
  }
  if (!secrets) return [false, null];
  if (method === 'GET') return [true, [...secrets.keys()].map((name) => ({ name, type: 'secret_text' }))];
  // Wrangler sends this form.
  const { name, text: value } = JSON.parse(body) as { name: string; text: string };
  secrets.set(name, value);
  return [true, { name, type: 'secret_text' }];
}

afterAll(() => {
  server.close();
});

test('the real wrangler tells its token, and stores a secret that it reads', async ({ task }) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/client/v4`;
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', url);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a-token');
  const wrangler = openWrangler(accountId);
  const access = await connect({ wrangler, config: openConfigFile('wrangler.toml'), account: '', url });
  expect(access?.account).toBe(accountId);
  const kept = openSecrets(
    wrangler,
    { api: openCloudflare({ token: 'a-token', url }), account: accountId },
    'rockabout',
  );
  expect(await kept.has('NETWORK_SECRET')).toBe(false);
  await kept.put('NETWORK_SECRET', 'hush');
  proof(task, {
    goal: 'G-O5',
    what: 'secrets that the real wrangler stores for a new worker',
    figure: [...(secrets ?? [])].join(),
    passLine: 'NETWORK_SECRET,hush',
  });
  expect([...(secrets ?? [])]).toEqual([['NETWORK_SECRET', 'hush']]);
  expect(calls).toContain(`PUT /accounts/${accountId}/workers/scripts/rockabout`);
});
