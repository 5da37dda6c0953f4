// The typed API client for tests, as a signed-in member or as a stranger.
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { hc } from 'hono/client';
import * as en from '../../schema/words/en/index.ts';
import { createApi, type Api } from '../api.ts';
import { realDeps, type Deps } from '../context.ts';
import type { Email } from '../platform/mail.ts';
import { newToken, sha256 } from '../platform/ids.ts';
import { makeMember, type MadeMember } from './make.ts';

export const origin = 'https://localhost';

/** A clock that tests set, and the emails sent so far. */
export interface World {
  now: number;
  emails: Email[];
  /** Emails of alarms. They are apart, since a clock that jumps makes a job late. */
  alarms: Email[];
  deps: Deps;
  /** The bindings. A test may wrap one to count calls or to make them fail. */
  env: Env;
  /** Called once a response is there, before the work that the worker does after it. */
  onAnswer?: () => void;
}

export function makeWorld(start: number = Date.now()): World {
  const world: World = {
    now: start,
    emails: [],
    alarms: [],
    env,
    deps: {
      ...realDeps,
      now: () => world.now,
      openMail: () => async (email) => keepSent(world, email),
    },
  };
  return world;
}

/** Keeps an email that was sent. */
export const keepSent = ({ emails, alarms }: World, email: Email): void =>
  void (isAlarm(email) ? alarms : emails).push(email);

const isAlarm = ({ subject }: Email) =>
  Object.values(en.alarms.parts).some(({ broken, over }) =>
    [broken, over].some((words) => subject.startsWith(`Rockabout: ${words}`)),
  );

/** A new IP address, so that tests never share a rate limit. */
export function newAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

export interface Person {
  api: ReturnType<typeof hc<Api>>['api'];
  /** Any request, with this person's cookie and IP address. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A request with a body. Forms are sent as forms, everything else as JSON. */
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
}

/** The bytes of a form, after setting the headers that a browser sets. @returns undefined for any other body */
async function withLength(body: unknown, headers: Headers): Promise<ArrayBuffer | undefined> {
  if (!(body instanceof FormData)) return undefined;
  const form = new Response(body);
  const bytes = await form.arrayBuffer();
  headers.set('Content-Type', form.headers.get('Content-Type') ?? '');
  headers.set('Content-Length', String(bytes.byteLength));
  return bytes;
}

const apps = new WeakMap<Deps, ReturnType<typeof createApi>>();

/** As in an isolate, one app answers all requests. To build it takes half as long as to answer one. */
function appOf(deps: Deps): ReturnType<typeof createApi> {
  const app = apps.get(deps) ?? createApi(deps);
  apps.set(deps, app);
  return app;
}

/** Sends a request, and waits for the work that the worker does after its response. */
export async function answered(
  { deps, env: bindings, onAnswer }: Pick<World, 'deps' | 'env' | 'onAnswer'>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const after = createExecutionContext();
  const answer = await appOf(deps).request(new URL(path, origin).href, init, bindings, after);
  onAnswer?.();
  await waitOnExecutionContext(after);
  return answer;
}

function person(world: World, cookie: string | null): Person {
  const address = newAddress();
  const request = async (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', address);
    if (cookie !== null && !headers.has('Cookie')) headers.set('Cookie', cookie);
    const sent = await withLength(init?.body, headers);
    const body = sent === undefined ? {} : { body: sent };
    return answered(world, path, { redirect: 'manual', ...init, ...body, headers });
  };
  return personBy(request);
}

/** A person whose requests all go through `request`. */
export const personBy = (request: Person['request']): Person => ({
  api: hc<Api>(origin, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => request(new Request(input).url, init),
  }).api,
  request,
  send: (method, path, body, headers = {}) => {
    if (body === undefined || body instanceof FormData || body instanceof URLSearchParams)
      return request(path, { method, headers, ...(body && { body }) });
    const type = { 'Content-Type': 'application/json' };
    return request(path, { method, body: JSON.stringify(body), headers: { ...type, ...headers } });
  },
});

/** A person with an existing cookie, such as one from `asBrowser`. */
export const withCookie = (world: World, cookie: string): Person => person(world, cookie);

/** A visitor who is not signed in. */
export function asStranger(world: World = makeWorld()): Person {
  return person(world, null);
}

/** Signs a member in. @returns the token in their cookie */
export async function openSession({ now }: World, { id, authEpoch }: MadeMember): Promise<string> {
  const token = newToken();
  const session = { memberId: id, epoch: authEpoch ?? 0, createdAt: now, seenAt: now };
  await env.SESSIONS.put(`session:${await sha256(token)}`, JSON.stringify(session));
  return token;
}

export type Member = Person & { member: MadeMember };

/** A signed-in member. Creates one unless `member` is given. */
export async function asMember(world: World = makeWorld(), member?: MadeMember): Promise<Member> {
  const owner = member ?? (await makeMember());
  const token = await openSession(world, owner);
  return { ...withCookie(world, `__Host-sid=${token}`), member: owner };
}

/** The administrator: a member whose email is the world's `ADMIN_EMAIL`. */
export async function asAdministrator(world: World): Promise<Member> {
  const member = await makeMember();
  world.env = { ...world.env, ADMIN_EMAIL: member.email };
  return asMember(world, member);
}
