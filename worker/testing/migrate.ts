// Before each test file: a database with a few towns, a bucket with small archives of tiles, and empty stores. All files
// share one isolate, because loading the worker for each file would take longer than its tests.
import { applyD1Migrations, env, type D1Migration } from 'cloudflare:test';
import { placeStatements } from './places.ts';
import { storeArchives } from './tiles.ts';

declare global {
  namespace Cloudflare {
    interface Env {
      /** Tests only. vitest.config.ts sets it. */
      TEST_MIGRATIONS: D1Migration[];
      /** The same: small archives of tiles, in base 64. */
      TEST_ARCHIVES: { world: string; streets: string };
    }
  }
  /** As the migrations have left it. Every file runs this one anew, so that it is kept outside. */
  var migrated: { schema: string; rows: Row[] } | undefined;
}

type Row = { table: string; values: Record<string, unknown> };

/** Excludes the tables of SQLite and D1. Newest first, because SQLite drops no parent before its children. */
const ownSchema =
  "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY rowid DESC";

/** Runs the migrations once, and then restores the rows that they left: a fifth of the time. */
async function emptyDatabase(db: D1Database): Promise<void> {
  const { results } = await db.prepare(ownSchema).all<{ type: string; name: string }>();
  const tables = results.filter(({ type }) => type === 'table').map(({ name }) => name);
  const isUnchanged = globalThis.migrated?.schema === JSON.stringify(results);
  const emptied = tables.map((name) => db.prepare(`${isUnchanged ? 'DELETE FROM' : 'DROP TABLE'} "${name}"`));
  const restored = isUnchanged ? (globalThis.migrated?.rows ?? []).map((row) => inserted(db, row)) : [];
  await db.batch([db.prepare('PRAGMA defer_foreign_keys = ON'), ...emptied, ...restored]);
  if (isUnchanged) return;
  await applyD1Migrations(db, env.TEST_MIGRATIONS);
  await db.batch(placeStatements.map(([sql, ...values]) => db.prepare(sql).bind(...values)));
  globalThis.migrated = await asMigrated(db);
}

function inserted(db: D1Database, { table, values }: Row): D1PreparedStatement {
  const [columns, places] = [Object.keys(values), Object.keys(values).map(() => '?')];
  return db
    .prepare(
      `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join()}) VALUES (${places.join()})`,
    )
    .bind(...Object.values(values));
}

async function asMigrated(db: D1Database): Promise<typeof globalThis.migrated> {
  const { results } = await db.prepare(ownSchema).all<{ type: string; name: string }>();
  const tables = results.filter(({ type }) => type === 'table').map(({ name }) => name);
  const contents = await db.batch<Record<string, unknown>>(
    tables.map((name) => db.prepare(`SELECT * FROM "${name}"`)),
  );
  // Oldest first, as foreign keys want it.
  const rows = tables
    .flatMap((table, index) => (contents[index]?.results ?? []).map((values) => ({ table, values })))
    .toReversed();
  return { schema: JSON.stringify(results), rows };
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  for (let rest = true; rest;) {
    const { objects, truncated } = await bucket.list();
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    rest = truncated;
  }
}

async function emptyNamespace(namespace: KVNamespace): Promise<void> {
  for (let rest = true; rest;) {
    const { keys, list_complete: isAll } = await namespace.list();
    await Promise.all(keys.map(({ name }) => namespace.delete(name)));
    rest = !isAll;
  }
}

await Promise.all([
  emptyDatabase(env.DB),
  emptyBucket(env.PHOTOS),
  emptyNamespace(env.SESSIONS),
  storeArchives(),
]);
