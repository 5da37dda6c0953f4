// The typed API client. Every call of the web app goes through it.
import type { hc } from 'hono/client';
import { meantForHeader } from '../schema/meant-for.ts';
import { pageLanguageHeader } from '../schema/page-language.ts';
import { nextCursorHeader } from '../schema/paging.ts';
import type { Api } from '../worker/api.ts';
import { errorOf, unreachable } from './lib/api-error.ts';
import { callsBy } from './lib/calls.ts';
import { spoken } from './lib/words.ts';

let actingMemberId: string | null = null;

/** Sets the member on whose behalf writes are sent from now on; null for a visitor. */
export function setActingMember(memberId: string | null): void {
  actingMemberId = memberId;
}

/** For files; all else is sent by `api`. Throws an ApiError unless the response is 2xx. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(pageLanguageHeader, spoken.language);
  if (actingMemberId !== null && init.method !== 'GET') headers.set(meantForHeader, actingMemberId);
  let response: Response;
  try {
    // `no-cache` always revalidates, so that stale-while-revalidate responses are not shown either.
    response = await fetch(path, { ...init, headers, credentials: 'same-origin', cache: 'no-cache' });
  } catch {
    throw unreachable();
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** Used as in `api.rocks.my.$get()`. A response that is not 2xx throws an ApiError. */
export const { api } = callsBy(send) as ReturnType<typeof hc<Api>>; // unknown paths do not compile

interface JsonResponse {
  json(): Promise<unknown>;
  headers: Headers;
}

type BodyOf<R extends JsonResponse> = Awaited<ReturnType<R['json']>>;

/** The parsed body of a call: `await bodyOf(api.stats.$get())`. */
export async function bodyOf<R extends JsonResponse>(call: Promise<R>): Promise<BodyOf<R>> {
  const response = await call;
  return (await response.json()) as BodyOf<R>; // json() of R gives nothing else
}

/** One page of a list, and the cursor of the next page: null on the last page. */
export interface Page<T> {
  items: T;
  nextCursor: string | null;
}

/** A list's body with the cursor of its next page. */
export async function pageOf<R extends JsonResponse>(call: Promise<R>): Promise<Page<BodyOf<R>>> {
  const response = await call;
  const items = (await response.json()) as BodyOf<R>; // json() of R gives nothing else
  return { items, nextCursor: response.headers.get(nextCursorHeader) };
}
