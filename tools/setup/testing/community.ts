// A person's folder and accounts, in which setup runs as it does from the command line, without its questions.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { connect } from '../connect.ts';
import { runSteps, type Report } from '../run.ts';
import type { Settings } from '../questions.ts';
import { readSettings } from '../settings.ts';
import { openConfigFile } from '../toml.ts';
import { openSecrets } from '../wrangler.ts';
import { fakeWrangler, newAccounts, stripeKey } from './accounts.ts';
import type { Served } from './serve.ts';

export const answers: Settings = {
  domain: 'rocks-of-omaha.org',
  productName: 'Rocks of Omaha',
  adminEmail: 'ada@rocks-of-omaha.org',
  supportEmail: '',
  prioritySupportEmail: '',
  mailFrom: '',
  postalLine: '12 Pebble Street, Omaha, NE',
  tileUrl: '',
  tileAttribution: '',
  geocodeUrl: 'https://nominatim.openstreetmap.org/search',
  oidcIssuer: 'https://login.omaha.org',
  oidcClientId: 'rocks',
  oidcName: 'Omaha',
  stripePublishableKey: 'pk_test_1',
  oidcClientSecret: 'issuer-secret-that-nobody-may-see',
  stripeSecretKey: stripeKey,
};

export interface Options {
  isDry?: boolean;
  settings?: Partial<Settings>;
  replaced?: string[];
  account?: string;
}

export interface Ran extends Report {
  lines: string[];
  /** Those that change something. */
  writes: string[];
}

export function newCommunity(served: Served, folder: string) {
  served.accounts = newAccounts();
  const file = join(folder, 'wrangler.toml');
  copyFileSync('wrangler.toml', file);
  return {
    has: served.accounts,
    toml: () => readFileSync(file, 'utf8'),
    config: openConfigFile(file),
    /** @param fate of the call with each number */
    async run(
      { isDry = false, settings = {}, replaced = [], account = '' }: Options = {},
      fate: Served['fate'] = () => 'works',
    ): Promise<Ran> {
      served.fate = fate;
      served.calls = [];
      const config = openConfigFile(file);
      const lines: string[] = [];
      const wrangler = fakeWrangler(served.accounts, served.begin);
      const all = readSettings({ ...answers, ...settings }).settings;
      const report = await (async () => {
        const url = `http://127.0.0.1:${served.port}/client/v4`;
        const access = await connect({ wrangler, config, account, url });
        const host = { host: '127.0.0.1', port: served.port, protocol: 'http' } as const;
        const stripe =
          all.stripeSecretKey === ''
            ? null
            : new Stripe(all.stripeSecretKey, { ...host, maxNetworkRetries: 0, telemetry: false });
        const cloudflare = access && { ...access, secrets: openSecrets(wrangler, access, 'rockabout') };
        const setup = { settings: all, config, cloudflare, stripe, replaced: new Set(replaced) };
        return runSteps(setup, { isDry, say: (line) => lines.push(line) });
      })().catch((error: unknown) => ({ open: [], failed: String(error) }));
      const writes = served.calls.filter((call) => /^\w+ (POST|PATCH|PUT|DELETE)|secret put/.test(call));
      return { ...report, lines, writes };
    },
    /** What there is, without the ids and secrets that differ from one making to the next. */
    state() {
      const { databases, namespaces, endpoints, portals, prices, secrets, ...rest } = served.accounts;
      const without = (all: readonly object[], ...keys: string[]) =>
        all.map((each) => Object.fromEntries(Object.entries(each).filter(([key]) => !keys.includes(key))));
      return {
        ...rest,
        databases: without(databases, 'uuid'),
        namespaces: without(namespaces, 'id'),
        endpoints: without(endpoints, 'id', 'secret'),
        portals: without(portals, 'id'),
        prices: without(prices, 'id'),
        secrets: [...(secrets ?? new Map<string, string>()).keys()].toSorted(),
        toml: readFileSync(file, 'utf8')
          .replace(/PUSH_PUBLIC_KEY = "[\w-]{87}"/, 'PUSH_PUBLIC_KEY = "a key"')
          .replaceAll(/"(d1-|kv-|bpc_)\d+"/g, '"$1"'),
      };
    },
    /** Everything is there, and belongs together. */
    problems(): string[] {
      const { databases, namespaces, endpoints, portals, secrets, prices } = served.accounts;
      const text = readFileSync(file, 'utf8');
      const wants: Record<string, boolean> = {
        'one database, named in the file': databases.length === 1 && text.includes(`"${databases[0]?.uuid}"`),
        'one namespace, named in the file':
          namespaces.length === 1 && text.includes(`"${namespaces[0]?.id}"`),
        'one portal, named in the file': portals.length === 1 && text.includes(`"${portals[0]?.id}"`),
        'two prices': prices.length === 2,
        'one webhook, whose secret the worker has':
          endpoints.length === 1 && endpoints[0]?.secret === secrets?.get('STRIPE_WEBHOOK_SECRET'),
      };
      return Object.entries(wants).flatMap(([want, isSo]) => (isSo ? [] : [want]));
    },
  };
}
