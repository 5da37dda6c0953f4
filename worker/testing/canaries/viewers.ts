// Whoever asks in a world with canaries, each with a session of their own, and what they were answered.
import { env } from 'cloudflare:test';
import { newToken, sha256 } from '../../platform/ids.ts';
import { asStranger, newAddress, type World } from '../as.ts';
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

export interface Viewer {
  role: Role;
  /** Null for a visitor. */
  member: MadeMember | null;
  request(path: string, init?: RequestInit): Promise<Response>;
}

/** What somebody was answered, and everything that came with it. */
export interface Answer {
  viewer: Viewer;
  /** Method and pattern of the call, such as 'GET /api/rocks/:id/journey'. */
  call: string;
  path: string;
  status: number;
  headers: Headers;
  /** Bytes of a picture as one character each. */
  body: string;
}

/** A visitor, or a member with a session that was opened for the occasion. */
export async function openViewer(
  world: World,
  canaries: Canaries,
  role: Role,
  member: MadeMember | null = null,
): Promise<Viewer> {
  const stranger = asStranger(world);
  const request: Viewer['request'] = (path, init) => stranger.request(path, init);
  if (!member) return { role, member, request };
  const token = canaries.note('session', newToken(), { themselves: member.id }).word;
  const session = {
    memberId: member.id,
    epoch: member.authEpoch ?? 0,
    createdAt: world.now,
    seenAt: world.now,
  };
  await env.SESSIONS.put(`session:${await sha256(token)}`, JSON.stringify(session));
  return {
    role,
    member,
    request: (path, init) => {
      const headers = new Headers(init?.headers);
      headers.append('Cookie', `__Host-sid=${token}`);
      return request(path, { ...init, headers });
    },
  };
}

/** A call as it is made: the path in full, and JSON or a form if it has a body. */
export interface Call {
  path: string;
  json?: object;
  form?: FormData | URLSearchParams;
  headers?: Record<string, string>;
}

/** Asks, from a network of its own so that no flood is seen, and keeps the answer in `answers`. */
export async function ask(
  answers: Answer[],
  viewer: Viewer,
  call: string,
  { path, json, form, headers }: Call,
): Promise<Answer> {
  const [method = ''] = call.split(' ');
  const answered = await viewer.request(path, {
    method,
    headers: {
      'CF-Connecting-IP': newAddress(),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(json || form ? { body: json ? JSON.stringify(json) : form } : {}),
  });
  const isText = !/^image\/(?!svg)/.test(answered.headers.get('Content-Type') ?? '');
  const bytes = new Uint8Array(await answered.arrayBuffer());
  const body = isText
    ? new TextDecoder().decode(bytes)
    : Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const answer = { viewer, call, path, status: answered.status, headers: answered.headers, body };
  answers.push(answer);
  return answer;
}

/** The same where it must be accepted. @returns the JSON of the answer */
export async function accepted<T>(...asked: Parameters<typeof ask>): Promise<T> {
  const { call, path, status, body } = await ask(...asked);
  if (status !== 200) throw new Error(`${call} at ${path} was refused with ${status}: ${body}`);
  const answer: T = JSON.parse(body);
  return answer;
}
