// Puts the demo's world into an empty store: photos first, then every row in one batch, all or nothing.
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as tables from '../../schema/tables/index.ts';
import type { Store } from '../app/store.ts';
import { day } from './journeys.ts';
import { accounts } from './members.ts';
import { renderPictures } from './pictures.ts';
import { buildWorld, type World } from './world.ts';

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
] as const;

export async function isEmpty({ db }: Store): Promise<boolean> {
  const anybody = await db.prepare('SELECT 1 FROM members UNION ALL SELECT 1 FROM rocks LIMIT 1').first();
  return anybody === null;
}

/** @param now milliseconds since 1970: the world ends at the midnight before */
export async function loadDemo(store: Store, now: number): Promise<void> {
  const world = buildWorld(Math.floor(now / day) * day);
  await renderPictures(world.pictures, (photoKey, jpeg) =>
    store.photos.put(photoKey, jpeg, { httpMetadata: { contentType: 'image/jpeg' } }),
  );
  await insertWorld(store, world);
}

export async function insertWorld({ db }: Store, world: World): Promise<void> {
  await db.batch(order.map((name) => insertAll(db, tables[name], world[name])));
}

/** One statement for any number of rows: they travel as one JSON text, for D1 binds at most 100 values. */
function insertAll(db: Store['db'], table: SQLiteTable, rows: readonly Record<string, unknown>[]) {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`);
  const values = columns.map((_, i) => `json_extract(value, '$[${i}]')`);
  const json = rows.map((row) => columns.map(([key, column]) => column.mapToDriverValue(row[key])));
  // The totals are there since the first migration, at zero.
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
