// The calls that are counted and timed, and the members who make them.
import type { FindResult } from '../../schema/finds.ts';
import type { Store } from '../app/store.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import { collectorId, memberId, rockCode, type CrowdSize } from '../../worker/testing/crowd/size.ts';
import { signIn, type Member } from '../prove/members.ts';
import { place } from '../prove/smoke.ts';
import type { CallName } from './budgets.ts';
import * as en from '../../schema/words/en/index.ts';

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  by?: Member;
  body?: object;
  /** The expected status; 200 unless given. */
  status?: number;
  /** A text that the expected page contains. Its status is 200 whatever happens to the stores. */
  says?: string;
  /** Stores parts of the response for later calls. */
  settle?: (answer: unknown) => void;
}

/** The members and rocks in the calls. */
export interface Cast {
  /** Owns 50 rocks, holds some, and has rehidden more than a page of them. */
  collector: Member;
  finder: Member;
  /** Rock IDs of rocks that are unrelated to the finder. */
  hidden: string;
  neverHidden: string;
  /** A rock without a photo, so that its scan page shows a painting. */
  painted: { code: string; name: string };
  /** Ids of rocks. */
  longest: string;
  talkedAbout: string;
  /** The area with the most rocks. */
  centre: readonly [latitude: number, longitude: number];
}

export async function castOf(store: Pick<Store, 'db' | 'sessions'>, size: CrowdSize): Promise<Cast> {
  const [collector, finder] = await signIn(store, [collectorId(size), memberId(7)]);
  if (!collector || !finder) throw new Error('a member is missing');
  // These queries scan tables, which only a bench may do.
  const anyRock = (column: string, which: string) => `(SELECT ${column} FROM rocks WHERE ${which} LIMIT 1)`;
  const query = `SELECT
    ${anyRock('code', `status = 'hidden' AND last_seq = 5 AND '${finder.id}' NOT IN (owner_id, hider_id)`)} AS hidden,
    ${anyRock('code', `status = 'active'`)} AS neverHidden,
    ${anyRock('id', 'last_seq = 11')} AS longest, ${anyRock('id', 'comment_count = 5')} AS talkedAbout, latitude, longitude, code, name
    FROM (SELECT code, name FROM rocks WHERE status = 'hidden' AND photo_key IS NULL LIMIT 1),
      (SELECT avg(hidden_latitude) AS latitude, avg(hidden_longitude) AS longitude FROM rocks WHERE status = 'hidden'
      GROUP BY CAST(hidden_latitude * 5 AS INTEGER), CAST(hidden_longitude * 5 AS INTEGER) ORDER BY count(*) DESC LIMIT 1)`;
  const found = await retryIfClosed(() => store.db.prepare(query).first<Found>());
  if (found === null || Object.values<unknown>(found).includes(null))
    throw new Error('the database contains no crowd');
  const { code, name, latitude, longitude, ...rocks } = found;
  return { collector, finder, ...rocks, painted: { code, name }, centre: [latitude, longitude] };
}

/** The row that castOf reads. */
type Found = Record<'hidden' | 'neverHidden' | 'code' | 'name' | 'longest' | 'talkedAbout', string> &
  Record<'latitude' | 'longitude', number>;

/** The bounding box that the map requests for a screen of 1200 × 800 pixels. */
export function boxAround([latitude, longitude]: Cast['centre'], zoom: number): string {
  const degrees = 360 / (256 * 2 ** zoom);
  const [wide, high] = [600 * degrees, 400 * degrees * Math.cos((latitude * Math.PI) / 180)];
  const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value)).toFixed(5);
  return [
    within(longitude - wide, 180),
    within(latitude - high, 85),
    within(longitude + wide, 180),
    within(latitude + high, 85),
  ].join();
}

/** Every call that has a budget, in an order in which each has the data it needs. */
export function callsOf(cast: Cast): Record<CallName, () => Call> {
  const { collector, finder, hidden, neverHidden, painted, longest, talkedAbout, centre } = cast;
  let findId = '';
  let rockId = '';
  const get = (path: string, by?: Member) => () => ({ path: `/api/${path}`, by });
  const map = (zoom: number) => get(`map?bbox=${boxAround(centre, zoom)}&zoom=${zoom}`);
  const post = (path: string, by: Member, body: object) =>
    ({ method: 'POST', path: `/api/${path}`, by, body }) as const;
  return {
    health: get('health'),
    check: get(`rocks/check/${rockCode(7)}`),
    'check of an unknown ID': get('rocks/check/NOBODYHASTHIS'),
    // The app asks for light lists: a journey comes when its card opens.
    rocks: get('rocks?light=1'),
    featured: get('rocks/featured?light=1'),
    'featured for a member': get('rocks/featured?light=1', collector),
    // The response is the same for everybody, so no session is read.
    leaderboard: get('leaderboard', collector),
    'leaderboard of registered rocks': get('leaderboard/registered', collector),
    'my rocks': get('rocks/my?light=1', collector),
    'rocks to hide again': get('rocks/rehide?light=1', collector),
    'rocks hidden again': get('rocks/rehidden?light=1', collector),
    activities: get('activities'),
    'my activities': get('activities/my', collector),
    stats: get('stats', collector),
    counts: get('rocks/counts', collector),
    ambassadors: get('founding-ambassadors', collector),
    journey: get(`rocks/${longest}/journey`),
    comments: get(`rocks/${talkedAbout}/interactions`),
    'the newest places': get('rocks/locations'),
    'places in a box': get(`rocks/locations?bbox=${boxAround(centre, 16)}`),
    'map at zoom 2': map(2),
    'map at zoom 6': map(6),
    'map at zoom 10': map(10),
    'map at zoom 13': map(13),
    'map at zoom 16': map(16),
    'the last thirty days': get('map/month'),
    'a scan': () => ({ path: `/nfc-scan?rockId=${painted.code}`, says: painted.name }),
    'a scan without an ID': () => ({ path: '/nfc-scan', says: en.foundRock.field }),
    'the page of a rock': () => ({ path: `/rocks/${longest}`, says: en.rockPage.journey }),
    'the member': get('auth/user', collector),
    'the member’s stats': get('stats/user', collector),
    'the member’s plan': get('subscription/status', collector),
    find: () => ({
      ...post('rocks/find', finder, { laserEngraverId: hidden }),
      settle: (answer) => ({ foundRockId: findId } = answer as FindResult),
    }),
    'refused find': () => ({
      ...post('rocks/find', finder, { laserEngraverId: neverHidden }),
      status: 409,
    }),
    rehide: () => post(`rocks/${findId}/rehide`, finder, place),
    registering: () => ({
      ...post('rocks', finder, {
        name: 'Sunny',
        description: 'A small sun',
        laserEngraverId: 'BENCHROCK1',
      }),
      settle: (answer) => ({ id: rockId } = answer as { id: string }),
    }),
    hiding: () => post(`rocks/${rockId}/locations`, finder, { ...place, actionType: 'hidden' }),
    like: () => post(`rocks/${talkedAbout}/interactions`, finder, { interactionType: 'like' }),
    comment: () =>
      post(`rocks/${talkedAbout}/interactions`, finder, {
        interactionType: 'comment',
        content: 'A lovely rock',
      }),
  };
}

/** The request of a call, as a browser sends it. @param origin of the worker */
export function requestOf(
  origin: string,
  { method = 'GET', path, by, body }: Call,
  ipAddress: string,
): Request {
  const headers = new Headers({ 'CF-Connecting-IP': ipAddress });
  if (by) headers.set('Cookie', by.headers.Cookie);
  if (method === 'POST') headers.set('Idempotency-Key', crypto.randomUUID());
  if (body) headers.set('Content-Type', 'application/json');
  return new Request(`${origin}${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
}
