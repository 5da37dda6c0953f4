// A local server that answers as both providers do, checks each call, and breaks where a test says so.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseParams } from '../../payments/api/params.ts';
import { checkCall, checkResult, type Provider } from './contract.ts';
import { stripeKey, token, type Accounts, type Asked, type Sent } from './accounts.ts';
import { cloudflareAnswer } from './cloudflare.ts';
import { stripeAnswer } from './stripe.ts';

export type Outcome = 'works' | 'fails' | 'is lost';

export interface Served {
  port: number;
  /** The accounts that answer. */
  accounts: Accounts;
  /** Calls since the last `reset`: of both providers and of wrangler, in order. */
  calls: string[];
  /** What a call broke of the contract. */
  broken: string[];
  /** Says what becomes of the call with this number, from 0. Lost: it is done, and its answer does not arrive. */
  fate: (index: number) => Outcome;
  begin: (call: string) => Outcome;
  close: () => void;
}

const prefixes: Readonly<Record<Provider, string>> = { cloudflare: '/client/v4', stripe: '' };

export async function serveProviders(accounts: Accounts): Promise<Served> {
  const served: Served = {
    port: 0,
    accounts,
    calls: [],
    broken: [],
    fate: () => 'works',
    begin(call) {
      served.calls.push(call);
      return served.fate(served.calls.length - 1);
    },
    close: () => server.closeAllConnections(),
  };
  const repeated = new Map<string, ReturnType<typeof answerOf>>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const provider: Provider = request.url?.startsWith('/client/v4') ? 'cloudflare' : 'stripe';
    const asked = await askedOf(provider, request);
    const outcome = served.begin(`${provider} ${asked.method} ${asked.path}`);
    if (outcome === 'fails') return void response.destroy();
    const isKnown = request.headers.authorization === `Bearer ${provider === 'stripe' ? stripeKey : token}`;
    const key = String(request.headers['idempotency-key']);
    const said =
      repeated.get(key) ?? (isKnown ? answerOf(served, provider, asked) : refused(provider, 401, 10_000));
    if (request.headers['idempotency-key']) repeated.set(key, said);
    if (outcome === 'is lost') return void response.destroy();
    response.writeHead(said.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said.body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  // A server that listens on a port has such an address.
  served.port = (server.address() as AddressInfo).port;
  return served;
}

async function askedOf(provider: Provider, request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '', 'http://stand-in');
  const sent = await text(request);
  const read: unknown =
    provider === 'stripe' ? parseParams(new URLSearchParams(sent)) : JSON.parse(sent === '' ? '{}' : sent);
  return {
    method: request.method ?? '',
    path: url.pathname.slice(prefixes[provider].length),
    query: Object.fromEntries(url.searchParams),
    // `checkCall` refuses what it is not.
    body: read as Sent,
  };
}

function answerOf({ accounts, broken }: Served, provider: Provider, asked: Asked) {
  try {
    const query = provider === 'stripe' ? parseParams(new URLSearchParams(asked.query)) : asked.query;
    const shape = checkCall({ provider, ...asked, query });
    const { status, result, code } = (provider === 'stripe' ? stripeAnswer : cloudflareAnswer)(
      accounts,
      asked,
    );
    if (status !== 200) return refused(provider, status, code ?? 0);
    // A list of Stripe's has its items in an object.
    const items = provider === 'stripe' && shape.isList ? (result as { data: unknown[] }).data : result;
    for (const each of shape.isList ? (items as unknown[]) : [result]) checkResult(shape, each);
    return {
      status,
      body: provider === 'stripe' ? result : { success: true, errors: [], messages: [], result },
    };
  } catch (error) {
    broken.push(String(error));
    return refused(provider, 400, 1);
  }
}

const refused = (provider: Provider, status: number, code: number) => ({
  status,
  body:
    provider === 'stripe'
      ? { error: { type: status === 401 ? 'authentication_error' : 'invalid_request_error', message: 'no' } }
      : { success: false, errors: [{ code, message: `refused with ${code}` }], messages: [], result: null },
});
