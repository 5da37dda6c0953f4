// Which tables the archive reads, and where it looks for its member.
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as tables from '../../schema/tables/index.ts';
import { exportOf } from '../testing/archive.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { hiddenRock } from '../testing/play.ts';
import { rememberingEnv } from '../testing/statements.ts';

/** Why a table of nobody's or of members' data is not in the archive. */
const leftOut: Readonly<Record<string, string>> = {
  alarms: 'of the site',
  acts: 'what the administrator did; whom it concerned was told by email',
  checkout_claims: 'a lease of seconds',
  chores: 'of nobody',
  countries: 'of nobody',
  country_finds: 'numbers of the community',
  customer_drops: 'of accounts that are gone',
  daily_reports: 'numbers of the community',
  deletion_emails: 'of accounts that are gone',
  departed_deeds: 'of accounts that are gone',
  departures: 'of accounts that are gone',
  ended_sessions: 'hashes',
  health_counts: 'numbers of the site',
  idempotency_keys: 'answers that were given already',
  kept_suspensions: 'hashes of addresses that an account has left',
  known_browsers: 'hashes',
  labels: 'Rock IDs on labels in the post, which are secrets until they are on a rock',
  map_cells: 'numbers of the community',
  outbox: 'that emails were sent, without text or address',
  payment_events: 'ids of the payment provider',
  photo_drops: 'photos that are no more',
  place_cells: 'towns',
  place_lists: 'towns',
  place_version: 'towns',
  rock_countries: 'derived from the journeys',
  sign_in_codes: 'hashes and codes that are used or over',
  takeback_items: 'what the administrator took back, kept for an undo; its members were told by email',
  takebacks: 'what the administrator did',
  totals: 'numbers of the community',
  traces: 'hashes of networks',
  troubles: 'of the site',
  untold_events: 'seconds old; told as notifications',
  visit_days: 'numbers of the community',
  visit_salts: 'of nobody',
  visits: 'hashes of nobody known',
};
/** Read for other reasons. */
const alsoRead = new Set(['limits', 'ended_sessions', 'idempotency_keys']);

test('each table is in the archive, or has a reason why not', async () => {
  const world = makeWorld();
  const { env: remembering, sent } = rememberingEnv(world.env);
  const member = await asMember(world);
  await hiddenRock(member);
  world.env = remembering;
  await exportOf(member);
  const read = (name: string) => sent.some(({ sql }) => new RegExp(`(?:from|join) "${name}"`, 'i').test(sql));
  const names: string[] = Object.values(tables).flatMap((table) =>
    is(table, SQLiteTable) ? [getTableName(table)] : [],
  );
  const wrong = names.filter((name) => !alsoRead.has(name) && read(name) === name in leftOut);
  expect(wrong).toEqual([]);
  expect(Object.keys(leftOut).filter((name) => !names.includes(name))).toEqual([]);
});

/** Columns that refer to a member, and why the archive does not look for the member there. */
const notLookedFor: Readonly<Record<string, string>> = {
  'rocks.hider_id': 'said by their entry',
  'rocks.holder_id': 'said by their find, which is not hidden again',
  'finds.member_id': 'looked for as entries',
  'activities.owner_id': 'what others did with the member’s rocks, which journeys, likes and comments say',
  'sightings.member_id': 'kept for seven days against floods; a sighting says nobody who it was',
};

test('wherever a member is referred to, the archive looks for them, or has a reason why not', async () => {
  const world = makeWorld();
  const { env: remembering, sent } = rememberingEnv(world.env);
  const member = await asMember(world);
  world.env = remembering;
  await exportOf(member);
  const columns = Object.values(tables).flatMap((table) => {
    if (!is(table, SQLiteTable)) return [];
    const { name, foreignKeys } = getTableConfig(table);
    if (name in leftOut) return [];
    return foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === tables.members)
      .map(({ columns: [column] }) => ({ of: name, column: column?.name ?? '' }));
  });
  expect(columns.length).toBeGreaterThan(15);
  const isLookedFor = ({ of, column }: (typeof columns)[number]) =>
    sent.some(({ sql }) => sql.includes(`"${of}"."${column}" = ?`));
  const names = (all: typeof columns) => all.map(({ of, column }) => `${of}.${column}`).toSorted();
  expect(names(columns.filter((one) => !isLookedFor(one)))).toEqual(Object.keys(notLookedFor).toSorted());
});
