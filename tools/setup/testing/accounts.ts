// What a person has at Cloudflare and Stripe, in tests, and a stand-in for wrangler.
import type { Wrangler } from '../wrangler.ts';

export const accountId = 'a'.repeat(32);
export const token = 'cf-token-that-nobody-may-see';
export const stripeKey = 'sk_test_own';

export interface Price {
  id: string;
  lookup_key: string | null;
  unit_amount: number;
  active: boolean;
  interval: string;
}
export interface Endpoint {
  id: string;
  url: string;
  enabled_events: string[];
  api_version: string | null;
  status: string;
  metadata: Record<string, string>;
  secret: string;
}

export interface Accounts {
  accounts: { id: string; name: string }[];
  databases: { uuid: string; name: string; mode: string }[];
  namespaces: { id: string; title: string }[];
  buckets: string[];
  isR2Enabled: boolean;
  zones: { id: string; name: string; status: string; https: string; sending: string[] }[];
  /** Null before the worker exists. */
  secrets: Map<string, string> | null;
  prices: Price[];
  portals: { id: string; is_default: boolean; metadata: Record<string, string> }[];
  endpoints: Endpoint[];
  isActivated: boolean;
  /** What the token may not do: paths of Cloudflare's that answer 403. */
  forbidden: RegExp | null;
  isLoggedIn: boolean;
}

/** A new account with a domain, and nothing else. */
export const newAccounts = (): Accounts => ({
  accounts: [{ id: accountId, name: 'Rocks of Omaha' }],
  databases: [],
  namespaces: [],
  buckets: [],
  isR2Enabled: true,
  zones: [{ id: 'z'.repeat(32), name: 'rocks-of-omaha.org', status: 'active', https: 'off', sending: [] }],
  secrets: null,
  prices: [],
  portals: [],
  endpoints: [],
  isActivated: true,
  forbidden: null,
  isLoggedIn: true,
});

export interface Answer {
  status: number;
  /** Result of Cloudflare's, or the whole answer of Stripe's. */
  result: unknown;
  code?: number;
}

export const ok = (result: unknown): Answer => ({ status: 200, result });
export const refuse = (status: number, code: number): Answer => ({ status, code, result: null });

let made = 0;
export const newId = (prefix: string) => `${prefix}${String(++made).padStart(8, '0')}`;

export interface Asked {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Checked against the contract before it is used. */
  body: Sent;
}

/** What setup sends, in all of its calls. Numbers and booleans of a form are text. */
export interface Sent {
  name?: string;
  title?: string;
  value?: string;
  read_replication?: { mode: string };
  lookup_key?: string;
  unit_amount?: string;
  recurring?: { interval: string };
  active?: string;
  url?: string;
  enabled_events?: string[];
  api_version?: string;
  disabled?: string;
  metadata?: Record<string, string>;
}

/** @param begin is called before each command; throws to fail it */
export const fakeWrangler =
  (has: Accounts, begin: (command: string) => 'works' | 'fails' | 'is lost'): Wrangler =>
  async (args, input) => {
    const outcome = begin(`wrangler ${args.join(' ')}`);
    const failed = { status: 1, stdout: '', stderr: '\u001B[31m✘ [ERROR]\u001B[0m fetch failed\n' };
    if (outcome === 'fails') return failed;
    const ended = commandOf(has, args, input);
    return outcome === 'is lost' ? failed : ended;
  };

function commandOf(has: Accounts, args: readonly string[], input?: string) {
  const ended = (status: number, stdout: string, stderr = '') => ({ status, stdout, stderr });
  const [noun, , name = ''] = args;
  if (noun === 'auth')
    return has.isLoggedIn
      ? ended(0, JSON.stringify({ type: 'oauth', token }))
      : ended(1, '', 'Not logged in.');
  has.secrets ??= new Map();
  has.secrets.set(name, input ?? '');
  return ended(0, `✨ Success! Uploaded secret ${name}`);
}
