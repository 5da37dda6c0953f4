// The one way to wrangler, and the worker's secrets, which only wrangler can set before the first deployment.
import { spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { CloudflareError, type Cloudflare } from '../cloudflare/api.ts';

export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** @param input what wrangler reads from its standard input: secrets never stand on a command line */
export type Wrangler = (args: readonly string[], input?: string) => Promise<Ended>;

/** @param account chosen among several; undefined lets wrangler choose */
export const openWrangler =
  (account?: string): Wrangler =>
  (args, input) =>
    new Promise((resolve, reject) => {
      const child = spawn('wrangler', args, {
        stdio: [input === undefined ? 'inherit' : 'pipe', 'pipe', 'pipe'],
        env: {
          ...process.env,
          WRANGLER_SEND_METRICS: 'false',
          ...(account && { CLOUDFLARE_ACCOUNT_ID: account }),
        },
      });
      const said = { stdout: '', stderr: '' };
      child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
      child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
      child.on('error', reject);
      child.on('close', (status) => resolve({ status: status ?? 1, ...said }));
      // If wrangler ends before it has read its input, its status says so.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });

/** What wrangler said of a failure, without colors and hints. */
export function failureOf({ stdout, stderr }: Ended): string {
  const lines = `${stderr}\n${stdout}`.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  const line = lines.find((each) => each.includes('ERROR')) ?? lines.find((each) => each.trim() !== '');
  return line?.replace(/^.*\[?ERROR\]?\s*/, '').trim() ?? 'wrangler said nothing';
}

export interface Secrets {
  /** Whether the deployed worker has a secret of this name. */
  has(name: string): Promise<boolean>;
  put(name: string, value: string): Promise<void>;
}

const Named = z.object({ name: z.string() });
/** Cloudflare's code for a worker that does not exist yet. */
const noWorker = 10_007;

/** @param worker its name in wrangler.toml */
export function openSecrets(
  wrangler: Wrangler,
  { api, account }: { api: Cloudflare; account: string },
  worker: string,
): Secrets {
  let known: Set<string> | undefined;

  async function names(): Promise<Set<string>> {
    const path = `/accounts/${account}/workers/scripts/${worker}/secrets`;
    const list = await api.get(path, z.array(Named)).catch((error: unknown) => {
      if (error instanceof CloudflareError && error.codes.includes(noWorker)) return [];
      throw error;
    });
    return new Set(list.map(({ name }) => name));
  }

  return {
    has: async (name) => (known ??= await names()).has(name),
    async put(name, value) {
      // Wrangler makes the worker if it does not exist yet.
      const ended = await wrangler(['secret', 'put', name, '--config', 'wrangler.toml'], value);
      if (ended.status !== 0) throw new Error(`${name} cannot be stored: ${failureOf(ended)}`);
      known?.add(name);
    },
  };
}
