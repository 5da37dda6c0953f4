// A typed stub of the server: a test sets the response of each call. Any other call stays pending, and is listed when
// the test fails.
import type { ExtractSchema } from 'hono/types';
import { refusalCodeHeader, type ErrorBody } from '../../schema/errors.ts';
import { nextCursorHeader } from '../../schema/paging.ts';
import * as en from '../../schema/words/en/index.ts';
import { codeOf, worded } from '../../schema/words/say.ts';
import type { Api } from '../../worker/api.ts';

type Routes = ExtractSchema<Api>;

type Ends<P extends keyof Routes> = {
  [M in keyof Routes[P]]: M extends `$${infer Method}`
    ? P extends `/api/${infer Path}`
      ? `${Uppercase<Method>} /${Path}`
      : never
    : never;
}[keyof Routes[P]];

/** A call below `/api`, such as 'POST /rocks/find'. */
export type Call = { [P in keyof Routes]: Ends<P> }[keyof Routes];

type EndOf<C extends Call> = C extends `${infer Method} ${infer Path}`
  ? `/api${Path}` extends infer P extends keyof Routes
    ? `$${Lowercase<Method>}` extends infer M extends keyof Routes[P]
      ? Routes[P][M]
      : never
    : never
  : never;

/** The successful response of a call. */
export type Answer<C extends Call> = EndOf<C> extends { output: infer Output } ? Output : never;

/** A received request. */
export interface ReceivedRequest {
  param: Record<string, string>;
  query: URLSearchParams;
  /** The body, if it is JSON. */
  json: unknown;
  /** The body, if it is a form. */
  form: FormData | undefined;
  /** The body, if it is a file. */
  file: Blob | undefined;
  headers: Headers;
}

/** A full response, or a network error. */
class Reply {
  readonly send: () => Response;
  constructor(send: () => Response) {
    this.send = send;
  }
}

/** An error response, as `worker/http/on-error.ts` sends it. @param message a sentence of `say`, or a text */
export function refused(status: number, message?: string, more: Omit<ErrorBody, 'message'> = {}) {
  const code = codeOf(message ?? '');
  const headers = new Headers(code === undefined ? [] : [[refusalCodeHeader, code]]);
  return new Reply(() =>
    message === undefined
      ? new Response('', { status })
      : Response.json({ message: worded(en, message), ...more }, { status, headers }),
  );
}

/** A network failure. */
export const noConnection = new Reply(() => {
  throw new TypeError('Failed to fetch');
});

/** A page of a list with the cursor of the next page. */
export function pageOf<T>(items: T, nextCursor: string): T {
  const headers = { [nextCursorHeader]: nextCursor };
  // Typed as the list: the response types contain no headers.
  return new Reply(() => Response.json(items, { headers })) as T;
}

type Stubbed<C extends Call> = Answer<C> | Reply | Promise<Answer<C> | Reply>;

interface Stub {
  method: string;
  path: URLPattern;
  /** Number of path parameters: `/rocks/my` takes precedence over `/rocks/:id`. */
  names: number;
  respond: (asked: ReceivedRequest) => unknown;
  asked: ReceivedRequest[];
}

let stubs: Stub[] = [];
let unexpected: string[] = [];

function made<C extends Call>(call: C, stubbed: Stubbed<C> | ((asked: ReceivedRequest) => Stubbed<C>)): Stub {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new URLPattern({ pathname: `/api${path}` }),
    names: path.split('/:').length - 1,
    // A response is never a function.
    respond: typeof stubbed === 'function' ? (stubbed as Stub['respond']) : () => stubbed,
    asked: [],
  };
}

export const api = {
  /**
   * Sets the response of a call, replacing an earlier one. A pending promise is a pending response.
   * @returns all requests that got this response, oldest first
   */
  stub<C extends Call>(
    call: C,
    stubbed: Stubbed<C> | ((asked: ReceivedRequest) => Stubbed<C>),
  ): readonly ReceivedRequest[] {
    const stub = made(call, stubbed);
    stubs.unshift(stub);
    return stub.asked;
  },
};

/** Sets the default response of a call, for tests that have not stubbed it. */
export function stubByDefault<C extends Call>(call: C, stubbed: Stubbed<C>): void {
  stubs.push(made(call, stubbed));
}

const realFetch = globalThis.fetch;

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.origin);
  if (url.origin !== location.origin || !url.pathname.startsWith('/api/')) return realFetch(input, init);
  const request = new Request(url, init);
  const fitting = stubs
    .filter(({ method, path }) => method === request.method && path.test(url))
    .sort((one, other) => one.names - other.names);
  const [stub] = fitting;
  if (!stub) {
    unexpected.push(`${request.method} ${url.pathname.slice('/api'.length)}`);
    return new Promise(() => undefined);
  }
  const type = request.headers.get('Content-Type') ?? '';
  const asked: ReceivedRequest = {
    // The pattern has only named groups, and each has a value in a match.
    param: { ...stub.path.exec(url)?.pathname.groups } as Record<string, string>,
    query: url.searchParams,
    json: type.startsWith('application/json') ? await request.json() : undefined,
    form: type.startsWith('multipart/') ? await request.formData() : undefined,
    file: type === 'application/zip' ? await request.blob() : undefined,
    headers: request.headers,
  };
  stub.asked.push(asked);
  const stubbed = await stub.respond(asked);
  if (stubbed instanceof Reply) return stubbed.send();
  return stubbed === undefined || stubbed === null
    ? new Response(null, { status: 204 })
    : Response.json(stubbed);
}

/** Replaces `fetch` for calls of the API. */
export function startStub(): void {
  globalThis.fetch = answer;
}

/** Removes all stubs. @returns the calls that had no stub */
export function endStub(): string[] {
  const unstubbed = unexpected;
  stubs = [];
  unexpected = [];
  return unstubbed;
}
