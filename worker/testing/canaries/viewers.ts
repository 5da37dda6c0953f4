// Whoever asks in a world with canaries, each with a session of their own, and what they were answered.
import { createApi } from '../../api.ts';
import {
  asStranger,
  newAddress,
  openSession,
  origin,
  personBy,
  withCookie,
  type Person,
  type World,
} from '../as.ts';
import type { MadeMember } from '../make.ts';
import type { Canaries } from './words.ts';

/** Those who ask for everything. */
export const roles = [
  'owner',
  'holder',
  'former holder',
  'pro',
  'free',
  'administrator',
  // Last: what the others were answered must not come again for nobody in particular.
  'visitor',
] as const;
export type Role = (typeof roles)[number] | 'other';

export interface Viewer extends Person {
  role: Role;
  /** Null for a visitor. */
  member: MadeMember | null;
}

/** What somebody was answered, and everything that came with it. */
export interface Answer {
  viewer: Pick<Viewer, 'role' | 'member'>;
  /** Method and pattern of the call, such as 'GET /api/rocks/:id/journey'. */
  call: string;
  path: string;
  status: number;
  headers: Headers;
  /** Bytes of a picture as one character each. */
  body: string;
}

const routes = createApi().routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*');

/** Patterns of the routes of a method; when it begins with '!', of the others, with their methods. */
export function routesOf(which: 'GET' | '!GET'): string[] {
  const calls = routes
    .filter(({ method }) => (which === 'GET') === (method === 'GET'))
    .map(({ method, path }) => (which === 'GET' ? path : `${method} ${path}`));
  return [...new Set(calls)].toSorted();
}

/** The call that answers a request, whatever its case; of two that fit, the first in the order of the app. */
function callAt(method: string, path: string): string {
  const { pathname } = new URL(path, origin);
  const isGet = ['HEAD', 'OPTIONS'].includes(method);
  const fits = (pattern: string) =>
    new RegExp(
      `^${pattern.replaceAll(/:\w+(?:\{(.+?)\})?/g, (_, only?: string) => only ?? '[^/]+')}$`,
      'i',
    ).test(pathname);
  const route = routes.find((one) => one.method === (isGet ? 'GET' : method) && fits(one.path));
  return `${method} ${route?.path ?? pathname}`;
}

/** Somebody whose answers are all kept in `answers`: a visitor, or a member with a session opened for the occasion. */
export async function openViewer(
  world: World,
  canaries: Canaries,
  answers: Answer[],
  role: Role,
  member: MadeMember | null,
): Promise<Viewer> {
  const token =
    member && canaries.note('session', await openSession(world, member), { themselves: member.id });
  const asker = token ? withCookie(world, `__Host-sid=${token.word}`) : asStranger(world);
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    // From a network of its own each time, so that no flood is seen.
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', newAddress());
    const answer = await asker.request(path, { ...init, headers });
    const call = callAt(init.method ?? 'GET', path);
    const { status, headers: answered } = answer;
    answers.push({
      viewer: { role, member },
      call,
      path,
      status,
      headers: answered,
      body: await textOf(answer.clone()),
    });
    return answer;
  };
  return { ...personBy(request), role, member };
}

/** Bytes of a picture as one character each. */
export async function textOf(answer: Response): Promise<string> {
  const isText = !/^image\/(?!svg)/.test(answer.headers.get('Content-Type') ?? '');
  if (isText) return answer.text();
  return Array.from(new Uint8Array(await answer.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
}
