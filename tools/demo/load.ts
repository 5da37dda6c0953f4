// Loads the demo into an empty store: every row in one batch, all or nothing, and then the photos.
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Coordinates } from '../../schema/journey.ts';
import * as tables from '../../schema/tables/index.ts';
import { putOnMap } from '../../worker/testing/map-recount.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';
import { townsNear } from '../places/towns-near.ts';
import { accounts, day } from './members.ts';
import { storePictures } from './pictures.ts';
import { buildWorld, type Picture, type World } from './world.ts';

/** Parents before children. */
const order = [
  'members',
  'rocks',
  'entries',
  'finds',
  'activities',
  'likes',
  'comments',
  'countries',
  'totals',
  'reports',
  'orders',
  'ambassadorApplications',
  'labels',
  'visitDays',
] as const;

export async function isEmpty({ db }: Store): Promise<boolean> {
  const anybody = await db.prepare('SELECT 1 FROM members UNION ALL SELECT 1 FROM rocks LIMIT 1').first();
  return anybody === null;
}

const listCountries =
  'INSERT INTO rock_countries SELECT DISTINCT country, rock_id FROM entries WHERE country IS NOT NULL';

/** Names of columns by table. */
export type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/** @param columns of an older schema, which lacks some of them, has no map cells and no towns */
export async function insertWorld(store: Store, plain: World, columns?: Columns): Promise<void> {
  const { db } = store;
  const world = columns ? plain : await withTowns(store, plain);
  const there = order.filter((name) => columns?.has(getTableName(tables[name])) ?? true);
  const rows = there.map((name) => insertAll(db, tables[name], world[name], columns));
  const derived = columns ? [] : [...putOnMap, listCountries].map((statement) => db.prepare(statement));
  if (rows.length > 0) await retryIfClosed(() => db.batch([...rows, ...derived]));
}

/** The world with the towns near its places, if the places are loaded. */
async function withTowns(store: Store, world: World): Promise<World> {
  const townAt = await townsNear(store, world.entries.flatMap(placesOf));
  const entries = world.entries.map((entry) => {
    const [at, own] = placesOf(entry);
    return { ...entry, town: at ? townAt(at) : null, ownTown: own ? townAt(own) : null };
  });
  const townOf = new Map(entries.map(({ rockId, createdAt, town }) => [`${rockId} ${createdAt}`, town]));
  return {
    ...world,
    entries,
    rocks: world.rocks.map((rock) => {
      const { hiddenLatitude: latitude, hiddenLongitude: longitude } = rock;
      const hiddenTown = latitude !== null && longitude !== null ? townAt({ latitude, longitude }) : null;
      return { ...rock, hiddenTown };
    }),
    activities: world.activities.map((activity) => ({
      ...activity,
      town:
        activity.type === 'rock_created'
          ? null
          : (townOf.get(`${activity.rockId} ${activity.createdAt}`) ?? null),
    })),
  };
}

/** Where it happened, and the finder's own place. */
function placesOf({
  latitude,
  longitude,
  ownLatitude,
  ownLongitude,
}: World['entries'][number]): Coordinates[] {
  const own =
    typeof ownLatitude === 'number' && typeof ownLongitude === 'number'
      ? [{ latitude: ownLatitude, longitude: ownLongitude }]
      : [];
  return [{ latitude, longitude }, ...own];
}

/**
 * Loads the demo as of today into an empty store, and adds missing photos to a store that has it.
 * @returns the pictures that were left when time was up
 */
export async function prepareDemo(store: Store, isTimeUp: () => boolean): Promise<Picture[]> {
  // The world ends at the last midnight.
  const world = buildWorld(Math.floor(Date.now() / day) * day);
  if (await isEmpty(store)) await insertWorld(store, world);
  return storePictures(await missingPictures(store, world), store.photos, isTimeUp);
}

/** Pictures of stored rocks without a stored photo: all of them at first, the rest after an interruption. */
export async function missingPictures({ db, photos }: Store, { pictures }: World): Promise<Picture[]> {
  const rocks = await db
    .prepare('SELECT photo_key FROM rocks WHERE photo_key IS NOT NULL')
    .all<{ photo_key: string }>();
  const missing = new Set(rocks.results.map((rock) => rock.photo_key));
  let cursor: string | undefined;
  do {
    const page = await photos.list(cursor === undefined ? {} : { cursor });
    for (const { key } of page.objects) missing.delete(key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  // Newest first, because lists begin with the newest rocks.
  return pictures.filter(({ photoKey }) => missing.has(photoKey)).toReversed();
}

/** One statement for any number of rows. They are bound as one JSON text, because D1 binds at most 100 values. */
function insertAll(
  db: Store['db'],
  table: SQLiteTable,
  rows: readonly Record<string, unknown>[],
  known?: Columns,
) {
  const isThere = (column: string) => known?.get(getTableName(table))?.has(column) ?? true;
  const columns = Object.entries(getTableColumns(table)).filter(([, { name }]) => isThere(name));
  const names = columns.map(([, column]) => `"${column.name}"`);
  const values = columns.map((_, i) => `json_extract(value, '$[${i}]')`);
  const json = rows.map((row) =>
    columns.map(([key, column]) => column.mapToDriverValue(row[key] ?? column.default ?? null)),
  );
  // The first migration has inserted the totals with value 0.
  return db
    .prepare(
      `INSERT OR REPLACE INTO "${getTableName(table)}" (${names.join()}) SELECT ${values.join()} FROM json_each(?)`,
    )
    .bind(JSON.stringify(json));
}

export interface Sample {
  name: string;
  code: string;
}

/** Rock IDs of hidden rocks, to play the finder with; none in a store without the demo. */
export async function sampleCodes({ db }: Store): Promise<Sample[]> {
  const query = `SELECT rocks.name, rocks.code FROM rocks JOIN members ON members.id = rocks.owner_id
    WHERE rocks.status = 'hidden' AND members.email LIKE '%@rockabout.example' AND members.email <> ?
    ORDER BY rocks.distance_metres DESC LIMIT 3`;
  return (await db.prepare(query).bind(accounts.collector.email).all<Sample>()).results;
}
