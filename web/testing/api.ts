// Stands in for the server: a test says what each call answers, in the types of the worker's routes. Any other call has no
// answer, and is named when the test fails.
import type { ExtractSchema } from 'hono/types';
import { nextCursorHeader } from '../../schema/paging.ts';
import type { Api } from '../../worker/api.ts';

type Routes = ExtractSchema<Api>;

type Ends<P extends keyof Routes> = {
  [M in keyof Routes[P]]: M extends `$${infer Method}`
    ? P extends `/api/${infer Path}`
      ? `${Uppercase<Method>} /${Path}`
      : never
    : never;
}[keyof Routes[P]];

/** Such as 'POST /rocks/find', below `/api`. */
export type Call = { [P in keyof Routes]: Ends<P> }[keyof Routes];

type EndOf<C extends Call> = C extends `${infer Method} ${infer Path}`
  ? `/api${Path}` extends infer P extends keyof Routes
    ? `$${Lowercase<Method>}` extends infer M extends keyof Routes[P]
      ? Routes[P][M]
      : never
    : never
  : never;

/** What the call says when all is well. */
export type Answer<C extends Call> = EndOf<C> extends { output: infer Output } ? Output : never;

/** A call as it came. */
export interface Asked {
  param: Record<string, string>;
  query: URLSearchParams;
  /** The body, when it is JSON. */
  json: unknown;
  /** The body, when it is a form. */
  form: FormData | undefined;
  headers: Headers;
}

/** An answer with its status, or none at all. */
class Reply {
  readonly send: () => Response;
  constructor(send: () => Response) {
    this.send = send;
  }
}

/** The server says no, in the words of `worker/errors.ts`. */
export function refused(status: number, message?: string, more: { field?: string; details?: string } = {}) {
  return new Reply(() =>
    message === undefined ? new Response('', { status }) : Response.json({ message, ...more }, { status }),
  );
}

/** No answer comes: the network is gone. */
export const noConnection = new Reply(() => {
  throw new TypeError('Failed to fetch');
});

/** A page of a list, and where the next one begins. */
export function pageOf<T>(items: T, nextCursor: string): T {
  const headers = { [nextCursorHeader]: nextCursor };
  // Stands where the list itself would: the types of the answers know no headers.
  return new Reply(() => Response.json(items, { headers })) as T;
}

type Said<C extends Call> = Answer<C> | Reply | Promise<Answer<C> | Reply>;

interface Stub {
  method: string;
  path: URLPattern;
  /** How many of its steps are names: `/rocks/my` comes before `/rocks/:id`. */
  names: number;
  say: (asked: Asked) => unknown;
  asked: Asked[];
}

let stubs: Stub[] = [];
let unexpected: string[] = [];

function made<C extends Call>(call: C, said: Said<C> | ((asked: Asked) => Said<C>)): Stub {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new URLPattern({ pathname: `/api${path}` }),
    names: path.split('/:').length - 1,
    // No answer is a function.
    say: typeof said === 'function' ? (said as Stub['say']) : () => said,
    asked: [],
  };
}

export const api = {
  /**
   * From now on the call says this, also when it said something else before. A promise that is not kept yet is an answer
   * that has not come yet. @returns every call that was answered so, oldest first
   */
  stub<C extends Call>(call: C, said: Said<C> | ((asked: Asked) => Said<C>)): readonly Asked[] {
    const stub = made(call, said);
    stubs.unshift(stub);
    return stub.asked;
  },
};

/** What the call says unless the test has said something else. */
export function stubUnlessSaid<C extends Call>(call: C, said: Said<C>): void {
  stubs.push(made(call, said));
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
  const asked: Asked = {
    // A path has names alone, and each has a value where the path fits.
    param: { ...stub.path.exec(url)?.pathname.groups } as Record<string, string>,
    query: url.searchParams,
    json: type.startsWith('application/json') ? await request.json() : undefined,
    form: type.startsWith('multipart/') ? await request.formData() : undefined,
    headers: request.headers,
  };
  stub.asked.push(asked);
  const said = await stub.say(asked);
  if (said instanceof Reply) return said.send();
  return said === undefined || said === null ? new Response(null, { status: 204 }) : Response.json(said);
}

/** In place of the network, for calls alone. */
export function startStub(): void {
  globalThis.fetch = answer;
}

/** Forgets what was said. @returns calls that nobody had spoken of */
export function endStub(): string[] {
  const unspoken = unexpected;
  stubs = [];
  unexpected = [];
  return unspoken;
}
