// What of a world taking back an hour may change, as rows that can be compared; and the calls that do it.
import { env } from 'cloudflare:test';
import type { Fate, HourOfMembers, Takeback, TakebackStarted } from '../../schema/takebacks.ts';
import type { Person } from './as.ts';
import { accepted } from './play.ts';

/** Numbers of entries that are gone count as late; a feed's ids are new. */
const queries: Readonly<Record<string, string>> = {
  entries: 'SELECT * FROM entries WHERE rock_id IN (SELECT value FROM json_each(?)) ORDER BY rock_id, seq',
  finds: 'SELECT * FROM finds WHERE rock_id IN (SELECT value FROM json_each(?)) ORDER BY id',
  likes: 'SELECT * FROM likes WHERE rock_id IN (SELECT value FROM json_each(?)) ORDER BY rock_id, member_id',
  absences:
    'SELECT * FROM absences WHERE rock_id IN (SELECT value FROM json_each(?)) ORDER BY rock_id, member_id',
  sightings: 'SELECT * FROM sightings WHERE rock_id IN (SELECT value FROM json_each(?)) ORDER BY id',
  reports: 'SELECT * FROM reports WHERE rock_id IN (SELECT value FROM json_each(?)) ORDER BY id',
  comments:
    'SELECT id, content FROM comments WHERE withheld_at IS NULL AND rock_id IN (SELECT value FROM json_each(?)) ORDER BY id',
  activities: `SELECT type, rock_id, member_id, owner_id, created_at, town FROM activities WHERE rock_id IN (SELECT value FROM json_each(?))
    ORDER BY created_at, rock_id, type, member_id, town`,
  countries:
    'SELECT * FROM rock_countries WHERE rock_id IN (SELECT value FROM json_each(?)) ORDER BY country, rock_id',
  rocks: `SELECT id, status, times_found, distance_metres, too_fast_metres, hidden_latitude, hidden_longitude, hidden_location_name,
    hidden_town, quadkey, hidden_at, hider_id, holder_id, held_since, rest, missing_since, like_count, comment_count, withheld_at IS NULL AS shown
    FROM rocks WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`,
};

export async function stateOf(rockIds: readonly string[], memberIds: readonly string[]) {
  const rows: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(queries))
    rows[name] = (await env.DB.prepare(query).bind(JSON.stringify(rockIds)).all()).results;
  const { results } = await env.DB.prepare(
    `SELECT id, find_count, scored_rock_count, scored_find_count, distance_metres, too_fast_metres FROM members WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`,
  )
    .bind(JSON.stringify(memberIds))
    .all();
  const totals = await env.DB.prepare('SELECT name, value FROM totals ORDER BY name').all();
  return { ...rows, members: results, totals: totals.results };
}

/** @param from undefined for the hour of the newest thing */
export async function hourOf(administrator: Person, memberId: string, from?: number, network = false) {
  const query = new URLSearchParams({
    memberId,
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(network && { network: 'true' }),
  });
  return accepted<HourOfMembers>(await administrator.request(`/api/admin/takebacks?${query.toString()}`));
}

export const askToTakeBack = (
  administrator: Person,
  memberIds: readonly string[],
  from: number,
  key?: string,
) =>
  administrator.send(
    'POST',
    '/api/admin/takebacks',
    { memberIds, from: new Date(from).toISOString(), reason: 'A flood' },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

/** @returns the id of the act */
export const takeBack = async (administrator: Person, memberIds: readonly string[], from: number) =>
  (await accepted<TakebackStarted>(await askToTakeBack(administrator, memberIds, from))).id;

export const askToUndo = (administrator: Person, id: string) =>
  administrator.send('POST', `/api/admin/takebacks/${id}/undo`, { reason: 'It was no flood' });

export const undo = async (administrator: Person, id: string) =>
  accepted<TakebackStarted>(await askToUndo(administrator, id));

export const actOf = async (administrator: Person, id: string) =>
  accepted<Takeback>(await administrator.request(`/api/admin/takebacks/${id}`));

/** How many are done and wait, and what stays as it is. */
export async function progressOf(administrator: Person, id: string) {
  const { isUndone, counts, things } = await actOf(administrator, id);
  const many = (...fates: Fate[]) =>
    fates.flatMap((fate) => Object.values(counts[fate])).reduce((sum, one) => sum + one, 0);
  return {
    isUndone,
    waiting: many('waits'),
    done: isUndone ? many('returns') : many('returns', 'lost'),
    left: things
      .filter(({ fate }) => fate === (isUndone ? 'lost' : 'kept'))
      .map(({ kind, rockName }) => ({ kind, rockName })),
  };
}
