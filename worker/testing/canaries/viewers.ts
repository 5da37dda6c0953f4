// Whoever asks in a world with canaries, each with a session of their own, and what they were answered.
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

const patterns = calls.map((call) => {
  const [method, path = ''] = call.split(' ');
  const fitting = path.replaceAll(/:\w+(?:\{(.+?)\})?/g, (_, only?: string) => only ?? '[^/]+');
  return { call, method, fits: new RegExp(`^${fitting}$`, 'i') };
});

/** The call that answers a request, whatever its case; of two that fit, the first in the order of the app. */
function callAt(method: string, path: string): string {
  const { pathname } = new URL(path, origin);
  const asked = ['HEAD', 'OPTIONS'].includes(method) ? 'GET' : method;
  const found = patterns.find((one) => one.method === asked && one.fits.test(pathname));
  return `${method} ${found?.call.split(' ')[1] ?? pathname}`;
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

/** Bytes of a picture as one character each. */
export async function textOf(answer: Response): Promise<string> {
  const isText = !/^image\/(?!svg)/.test(answer.headers.get('Content-Type') ?? '');
  if (isText) return answer.text();
  return Array.from(new Uint8Array(await answer.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
}
