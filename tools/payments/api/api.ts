// Answers the calls of the provider's SDK.
import * as z from 'zod/mini';
import { newId, type Answer, type Books } from '../books.ts';
import { endpoints, type Endpoint } from './endpoints.ts';
import { ApiError, refused } from './errors.ts';
import { expand } from './expand.ts';
import { once } from './idempotency.ts';
import { check, parseParams, type Params } from './params.ts';

/** How the API behaves: normally, with 500 for everything, with 200 and text that is not JSON, or late. */
export type Behaviour = 'well' | 'down' | 'nonsense' | { hangs: number };

/** An incoming call. */
export interface Call {
  method: string;
  /** Without query: `/v1/customers`. */
  path: string;
  /** From query and body, nested by the brackets in their names. */
  params: Params;
}

export interface ApiOptions {
  secretKey: string;
  books: Books;
  behaviour: () => Behaviour;
  onCall: (call: Call) => void;
  /** Called before and after every call that gets a response. */
  before: () => void;
  after: () => void;
}

export function openApi(options: ApiOptions): (request: Request) => Promise<Response> {
  const { books, behaviour, onCall, secretKey } = options;

  return async (request) => {
    const { method, headers, signal } = request;
    const { pathname: path, searchParams } = new URL(request.url);
    // workerd warns about `text()` for anything but text/*.
    const body = new TextDecoder().decode(await request.arrayBuffer());
    const call = { method, path, params: parseParams(new URLSearchParams(body || searchParams)) };
    onCall(call);
    const how = behaviour();
    if (how === 'down') return respond({ status: 500, body: '{"error":{"type":"api_error"}}' });
    if (how === 'nonsense') return new Response('<html>Something else answers here</html>');
    if (headers.get('Authorization') !== `Bearer ${secretKey}`) return respond(stranger);

    options.before();
    const key = method === 'POST' ? headers.get('Idempotency-Key') : null;
    // The response is made synchronously, so that calls do not interleave.
    const { answer, sent } = once(books, key, `${path} ${body}`, () => answerTo(books, call));
    options.after();
    if (how !== 'well') await pause(how.hangs, signal);
    sent();
    // As `fetch` does, for a caller that has given up.
    signal.throwIfAborted();
    return respond(answer);
  };
}

const stranger = refused(
  new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
);

const ExpandInput = z.optional(z.array(z.string()));

function answerTo(books: Books, { method, path, params: { expand: paths, ...params } }: Call): Answer {
  try {
    const { endpoint, id } = route(method, path);
    const answer = endpoint.answer(books, params, id);
    const shown = expand(books, answer, check(ExpandInput, paths) ?? []);
    return { status: 200, body: JSON.stringify(shown, null, 2) };
  } catch (error) {
    if (error instanceof ApiError) return refused(error);
    throw error;
  }
}

/** The endpoint of a call, and the id in its path. Throws if there is no such endpoint. */
function route(method: string, path: string): { endpoint: Endpoint; id: string } {
  const parts = path.split('/');
  for (const endpoint of endpoints) {
    const wanted = endpoint.path.split('/');
    const isIt =
      endpoint.method === method &&
      wanted.length === parts.length &&
      wanted.every((part, index) => part === ':id' || part === parts[index]);
    if (isIt) return { endpoint, id: decodeURIComponent(parts[wanted.indexOf(':id')] ?? '') };
  }
  const message = `Unrecognized request URL (${method}: ${path}).`;
  throw new ApiError(404, { type: 'invalid_request_error', message });
}

/** Ends early if the caller gives up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

function respond({ status, body }: Answer): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Request-Id': newId('req') },
  });
}
