// The typed client: every call the web makes goes through here.
import type { hc } from 'hono/client';
import { meantForHeader } from '../schema/meant-for.ts';
import { nextCursorHeader } from '../schema/paging.ts';
import type { Api } from '../worker/api.ts';
import { errorOf, unreachable } from './lib/api-error.ts';
import { callsBy } from './lib/calls.ts';

let onScreen: string | null = null;

/** From now on writes are meant in the name of this member; null for a visitor. */
export function actAs(memberId: string | null): void {
  onScreen = memberId;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (onScreen !== null && init.method !== 'GET') headers.set(meantForHeader, onScreen);
  let response: Response;
  try {
    // What the browser has kept is asked about, also where it might be shown once more without asking.
    response = await fetch(path, { ...init, headers, credentials: 'same-origin', cache: 'no-cache' });
  } catch {
    throw unreachable();
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** Calls as in `api.rocks.my.$get()`. An answer that is not 2xx throws an ApiError. */
export const { api } = callsBy(send) as ReturnType<typeof hc<Api>>; // a path that is no call does not compile

interface JsonAnswer {
  json(): Promise<unknown>;
  headers: Headers;
}

type BodyOf<R extends JsonAnswer> = Awaited<ReturnType<R['json']>>;

/** The body of a call: `await bodyOf(api.stats.$get())`. */
export async function bodyOf<R extends JsonAnswer>(call: Promise<R>): Promise<BodyOf<R>> {
  const response = await call;
  return (await response.json()) as BodyOf<R>; // json() of R gives nothing else
}

/** One page of a list, and where the next one begins: null on the last. */
export interface Page<T> {
  items: T;
  nextCursor: string | null;
}

/** A list's body with the cursor of its next page. */
export async function pageOf<R extends JsonAnswer>(call: Promise<R>): Promise<Page<BodyOf<R>>> {
  const response = await call;
  const items = (await response.json()) as BodyOf<R>; // json() of R gives nothing else
  return { items, nextCursor: response.headers.get(nextCursorHeader) };
}
