// One person for each role, and the inputs of API calls, for tables of who may do what.
import { notificationSettings, sightings, watchers } from '../../schema/tables/index.ts';
import { createApi } from '../api.ts';
import { unsubscribeToken } from '../inbox/unsubscribe.ts';
import { minute } from '../platform/clock.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import {
  asAdministrator,
  asMember,
  asStranger,
  makeWorld,
  type Member,
  type Person,
  type World,
} from './as.ts';
import { newEmail } from './browser.ts';
import { db } from './db.ts';
import { offerByLink, wish } from './adoption.ts';
import { askForAddress, tokenFor } from './emails.ts';
import { makeMember, type TestPlace } from './make.ts';
import { askPainter, findRock, hiddenRock, registerRock } from './play.ts';

export type { Member } from './as.ts';

export const roles = ['visitor', 'stranger', 'owner', 'holder', 'premium', 'administrator'] as const;
export type Role = (typeof roles)[number];

export type People = Record<Exclude<Role, 'visitor'>, Member> & { visitor: Person; world: World };

export async function newPeople(world: World = makeWorld()): Promise<People> {
  const administrator = await asAdministrator(world);
  return {
    world,
    visitor: asStranger(world),
    stranger: await asMember(world),
    owner: await asMember(world),
    holder: await asMember(world),
    premium: await asMember(world, await makeMember({ hasManualPlan: true })),
    administrator,
  };
}

/** Every route of the app, such as 'GET /api/rocks/:id/journey', in matching order. */
export const calls: readonly string[] = [
  ...new Set(
    createApi()
      .routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

/** The inputs of a call: path parameters, query and body. */
export interface About {
  id?: string;
  code?: string;
  key?: string;
  commentId?: string;
  sightingId?: string;
  /** Number of an entry in a journey. */
  seq?: string;
  /** Of a tile. */
  z?: string;
  x?: string;
  y?: string;
  /** Token of a link in an email. */
  token?: string;
  /** Query of a GET, such as `zoom=2`. */
  query?: string;
  body?: unknown;
}

/** Creates new inputs for each role that makes the call. */
export type Making = (people: People) => Promise<About> | About;

/** A rock of the owner's that the holder has found. */
export async function heldRock({ owner, holder }: { owner: Person; holder: Person }, place?: TestPlace) {
  const rock = await hiddenRock(owner, { ...(place && { place }) });
  return { rock, foundRockId: (await findRock(holder, rock.laserEngraverId)).foundRockId };
}

export const aboutRock =
  (body?: unknown): Making =>
  async (people) => ({ id: (await heldRock(people)).rock.id, body });

/** An hour in which a new member registered a rock. */
export async function aboutHour({ world }: People) {
  const one = await asMember(world);
  await registerRock(one);
  return {
    memberIds: [one.member.id],
    from: new Date(world.now - 30 * minute).toISOString(),
    reason: 'A flood',
  };
}

/** Such an hour that was taken back. @returns the id of the act */
export async function takenHour(people: People): Promise<string> {
  const body = await aboutHour(people);
  const answer = await people.administrator.send('POST', '/api/admin/takebacks', body);
  return (await answer.json<{ id: string }>()).id;
}

/** A finder's question about a hidden rock of the owner's. Each call makes a new holder, who asks once. */
export const aboutQuestion =
  (body?: unknown): Making =>
  async (people) => {
    people.holder = await asMember(people.world);
    return { id: await askPainter(people.holder, (await hiddenRock(people.owner)).id), body };
  };

/** A link from an email about an email change. Each call makes a new owner, since the link may end a session. */
export const aboutLink =
  (step: 'confirm' | 'undo'): Making =>
  async (people) => {
    const owner = await asMember(people.world);
    people.owner = owner;
    const wanted = newEmail();
    await askForAddress(owner, wanted);
    const token = tokenFor(people.world, step === 'confirm' ? wanted : owner.member.email, step);
    return { token, body: new URLSearchParams({ token }) };
  };

/** The token of a link that ends emails of a new member. */
export async function wayOut(): Promise<string> {
  const { id: memberId } = await makeMember();
  const [row] = await db.insert(notificationSettings).values({ memberId }).returning();
  return unsubscribeToken(row?.unsubscribeKey ?? '', { memberId, endables: ['found'] });
}

export const aboutWayOut: Making = async () => {
  const token = await wayOut();
  return { token, body: new URLSearchParams({ token }) };
};

/** A hidden rock, by the ID on it, and an address that wants to hear of it. */
export const aboutSeenRock: Making = async ({ owner }) => {
  const { laserEngraverId } = await hiddenRock(owner);
  const body = new URLSearchParams({ rockId: laserEngraverId, email: newEmail() });
  return { body, query: body.toString() };
};

/** @returns the id of a new sighting of the rock */
export async function sightingOf(rockId: string): Promise<string> {
  const id = newId();
  await db.insert(sightings).values({ id, rockId, town: null, createdAt: Date.now() });
  return id;
}

/** A sighting of the owner's rock. */
export const aboutSighting: Making = async ({ owner }) => {
  const { id } = await hiddenRock(owner);
  return { id, sightingId: await sightingOf(id) };
};

/** The token of the link that asks an address whether to tell it of a rock. */
export async function watchToken({ world, owner }: Pick<People, 'world' | 'owner'>): Promise<string> {
  const token = newToken();
  const { id: rockId } = await hiddenRock(owner);
  const email = newEmail();
  const confirmHash = await sha256(token);
  await db
    .insert(watchers)
    .values({ id: newId(), rockId, email, emailKey: email, confirmHash, createdAt: world.now });
  return token;
}

export const aboutWatch: Making = async (people) => {
  const token = await watchToken(people);
  return { token, body: new URLSearchParams({ token }) };
};

/** An offer of a rock of the owner's, which the holder would like. */
export const aboutOffer: Making = async ({ owner, holder }) => {
  const { id, token } = await offerByLink(owner, (await hiddenRock(owner)).id);
  await wish(holder, token);
  return { id, token, body: {} };
};

/** The request for a call such as 'GET /api/rocks/:id/journey'. */
export function requestOf(
  call: string,
  { body, token, query: asked, ...named }: About,
): { path: string; init: RequestInit } {
  const [method = '', pattern = ''] = call.split(' ');
  const isInPath = pattern.includes(':token');
  const query = asked ?? (token === undefined || isInPath ? undefined : `token=${token}`);
  const path = pattern
    .replace(':token', token ?? '')
    .replace('/:r{[rR]}', '/R')
    .replace(/:page\{.*\}$/, 'sitemap-1.xml')
    .replace(/:(id|code|key|commentId|sightingId|seq|z|x|y)/g, (_, name: keyof typeof named) => {
      const value = named[name];
      if (value === undefined) throw new Error(`no ${name} is given`);
      return value;
    });
  if (method === 'GET') return { path: query === undefined ? path : `${path}?${query}`, init: {} };
  if (body === undefined || body instanceof URLSearchParams || body instanceof FormData)
    return { path, init: { method, body } };
  if (body instanceof Blob) return { path, init: { method, headers: { 'Content-Type': body.type }, body } };
  const headers = { 'Content-Type': 'application/json' };
  return { path, init: { method, headers, body: JSON.stringify(body) } };
}
