// Answers the calls of the provider's SDK.
import type { Books } from '../books.ts';
import { route } from './endpoint.ts';
import { checkoutEndpoints } from './endpoints-checkout.ts';
import { customerEndpoints } from './endpoints-customers.ts';
import { moneyEndpoints } from './endpoints-money.ts';
import { subscriptionEndpoints } from './endpoints-subscriptions.ts';
import { ApiError, unauthorized } from './errors.ts';
import { apiVersion } from '../objects/event.ts';
import { openKeys, type Answer, type Keyed } from './idempotency.ts';
import { newId } from '../ids.ts';
import { parseParams, refuseUnknown, texts, type Params } from './params.ts';
import { render } from './render.ts';

/** How the API behaves: as it should, 500 for everything, 200 with text that is no JSON, or late. */
export type Behaviour = 'well' | 'down' | 'nonsense' | { hangs: number };

/** A call that came in. */
export interface Call {
  method: string;
  /** Without query: `/v1/customers`. */
  path: string;
  /** Of query and body, nested as their brackets say. */
  params: Params;
  idempotencyKey: string | null;
}

export interface ApiOptions {
  secretKey: string;
  books: Books;
  /** Keys that were used. */
  keyed: Map<string, Keyed>;
  behaviour: () => Behaviour;
  onCall: (call: Call) => void;
  /** Before and after every call that is answered. */
  before: () => void;
  after: () => void;
}

const endpoints = [...customerEndpoints, ...checkoutEndpoints, ...subscriptionEndpoints, ...moneyEndpoints];

export function openApi(options: ApiOptions): (request: Request) => Promise<Response> {
  const { books, behaviour, onCall } = options;
  const keys = openKeys(books.now, options.keyed);

  /** Everything from here to the answer happens at once, so that no two calls mix. */
  function answer(request: Request, fields: URLSearchParams): Answered {
    const requestId = newId('req');
    const url = new URL(request.url).pathname;
    const key = request.method === 'POST' ? request.headers.get('Idempotency-Key') : null;
    try {
      refuseStrangers(request, options.secretKey);
      const { endpoint, id } = route(endpoints, request.method, url);
      const before = key === null ? undefined : keys.take(key, { path: url, fields: fields.toString() });
      if (before) return { ...before, requestId, key, isReplayed: true };
      const answered = attempt(() => {
        refuseUnknown(fields, endpoint.knows);
        const params = parseParams(fields);
        books.request = { id: requestId, idempotency_key: key };
        return render(books, endpoint.answer(books, { params, id, url }), texts(params, 'expand'));
      });
      return { ...answered, requestId, key, isFirst: true };
    } catch (error) {
      return { ...refused(error), requestId, key };
    } finally {
      books.request = null;
    }
  }

  function finish({ key, isFirst, status, body }: Answered): void {
    if (key === null || !isFirst) return;
    // Refused for how it was asked, before anything was looked at: the key is as good as new.
    if (status === 400 && body.includes('"code": "parameter_')) keys.forget(key);
    else keys.keep(key, { status, body });
  }

  return async (request) => {
    const fields = await fieldsOf(request);
    onCall({
      method: request.method,
      path: new URL(request.url).pathname,
      params: parseParams(fields),
      idempotencyKey: request.headers.get('Idempotency-Key'),
    });
    const how = behaviour();
    if (how === 'down') return broken();
    if (how === 'nonsense') return new Response('<html>Something else answers here</html>');
    options.before();
    const answered = answer(request, fields);
    options.after();
    if (how !== 'well') await pause(how.hangs, request.signal);
    finish(answered);
    // As `fetch` does, for a caller who did not want to wait.
    request.signal.throwIfAborted();
    return respond(answered);
  };
}

/** Ends early when nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

interface Answered extends Answer {
  requestId: string;
  key: string | null;
  isReplayed?: boolean;
  isFirst?: boolean;
}

function respond({ status, body, requestId, key, isReplayed }: Answered): Response {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Request-Id': requestId,
    'Stripe-Version': apiVersion,
  });
  if (key !== null) headers.set('Idempotency-Key', key);
  if (isReplayed) headers.set('Idempotent-Replayed', 'true');
  return new Response(body, { status, headers });
}

async function fieldsOf(request: Request): Promise<URLSearchParams> {
  const fields = new URLSearchParams(new URL(request.url).search);
  if (request.method !== 'GET') {
    // workerd warns of `text()` for anything but text/*.
    const body = new TextDecoder().decode(await request.arrayBuffer());
    for (const [name, value] of new URLSearchParams(body)) fields.append(name, value);
  }
  return fields;
}

function refuseStrangers(request: Request, secretKey: string): void {
  const [, key = null] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (key !== secretKey) throw unauthorized(key);
}

function attempt(act: () => unknown): Answer {
  try {
    return { status: 200, body: JSON.stringify(act(), null, 2) };
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: JSON.stringify({ error: error.refusal }, null, 2) };
}

function broken(): Response {
  const error = { type: 'api_error', message: 'An unknown error occurred.' };
  return Response.json({ error }, { status: 500, headers: { 'Request-Id': newId('req') } });
}
