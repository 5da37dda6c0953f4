// The only door to wrangler, Cloudflare's tool. Tests put another one in its place.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** wrangler ended with an error. The message has what it said, if it was not shown. */
export class WranglerError extends Error {
  override readonly name = 'WranglerError';
}

const logInFirst =
  'Log in at Cloudflare first: npx wrangler login, or CLOUDFLARE_API_TOKEN in the environment';

/** One line of the file in which wrangler says what it has done, such as `{ type: 'version-upload', … }`. */
export type Entry = Readonly<Record<string, unknown>>;

export interface Wrangler {
  /** Runs a command that the operator sees. @throws WranglerError */
  run: (...args: readonly string[]) => Promise<Entry[]>;
  /** Runs a command and returns what it prints. @throws WranglerError */
  read: (...args: readonly string[]) => Promise<string>;
}

export const wrangler: Wrangler = {
  run: async (...args) => {
    const folder = mkdtempSync(join(tmpdir(), 'rockabout-wrangler-'));
    const file = join(folder, 'output.ndjson');
    try {
      const child = spawn('wrangler', args, {
        stdio: 'inherit',
        env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_OUTPUT_FILE_PATH: file },
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new WranglerError(`wrangler ${args.slice(0, 3).join(' ')} failed`);
      return entriesOf(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  read: async (...args) => {
    const child = spawn('wrangler', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a process group of its own, so that Ctrl-C does not end what takes a version back.
      detached: true,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    });
    let [out, said] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return out;
    const words = stripVTControlCharacters(`${said}${out}`).trim();
    // Its own words lead to an account that lasts for an hour.
    if (/CLOUDFLARE_API_TOKEN|wrangler login|not authenticated/i.test(words))
      throw new WranglerError(logInFirst);
    throw new WranglerError(`wrangler ${args.slice(0, 3).join(' ')} failed: ${words}`);
  },
};

function entriesOf(file: string): Entry[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Entry);
  } catch {
    // Commands that deploy nothing write no file.
    return [];
  }
}
