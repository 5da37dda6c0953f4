// The viewers in a world with canaries, each with their own session, and the responses they got.
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
import { calls } from '../roles.ts';
import type { Canaries } from './words.ts';

/** The viewers who request everything. */
export const roles = [
  'owner',
  'holder',
  'former holder',
  'pro',
  'free',
  'administrator',
  // Last, so that a cached response to another viewer would show.
  'visitor',
] as const;
export type Role = (typeof roles)[number] | 'other';

export interface Viewer extends Person {
  role: Role;
  /** Null for a visitor. */
  member: MadeMember | null;
}

/** A response, and who got it. */
export interface Answer {
  viewer: Pick<Viewer, 'role' | 'member'>;
  /** Method and pattern of the call, such as 'GET /api/rocks/:id/journey'. */
  call: string;
  path: string;
  status: number;
  headers: Headers;
  /** Text, or the bytes of a picture as one character each. */
  body: string;
}

const patterns = calls.map((call) => {
  const [method, path = ''] = call.split(' ');
  const fitting = path.replaceAll(/:\w+(?:\{(.+?)\})?/g, (_, only?: string) => only ?? '[^/]+');
  return { call, method, fits: new RegExp(`^${fitting}$`, 'i') };
});

/** The route that answers a request, ignoring case. If two match, the first in the order of the app. */
function callAt(method: string, path: string): string {
  const { pathname } = new URL(path, origin);
  const asked = ['HEAD', 'OPTIONS'].includes(method) ? 'GET' : method;
  const found = patterns.find((one) => one.method === asked && one.fits.test(pathname));
  return `${method} ${found?.call.split(' ')[1] ?? pathname}`;
}

/** A viewer whose responses are appended to `answers`: a visitor, or a member with a new session. */
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
    // A new IP address each time, to stay below the rate limits.
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', newAddress());
    const answer = await asker.request(path, { ...init, headers });
    answers.push({
      viewer: { role, member },
      call: callAt(init.method ?? 'GET', path),
      path,
      status: answer.status,
      headers: answer.headers,
      body: await textOf(answer.clone()),
    });
    return answer;
  };
  return { ...personBy(request), role, member };
}

/** The body as text; the bytes of a picture as one character each. */
export async function textOf(answer: Response): Promise<string> {
  const isText = !/^image\/(?!svg)/.test(answer.headers.get('Content-Type') ?? '');
  if (isText) return answer.text();
  return Array.from(new Uint8Array(await answer.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
}
