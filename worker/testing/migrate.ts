// Before each test file: drops all tables, runs every migration, adds a few towns, empties the stores, and stores small
// archives of tiles. All files share one isolate, because loading the worker for each file would take longer than its
// tests.
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
}

/** Excludes the tables of SQLite and D1. Newest first, because SQLite drops no parent before its children. */
const ownTables =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY rowid DESC";

async function dropTables(db: D1Database): Promise<void> {
  const { results } = await db.prepare(ownTables).all<{ name: string }>();
  if (results.length === 0) return;
  const drops = results.map(({ name }) => db.prepare(`DROP TABLE "${name}"`));
  await db.batch([db.prepare('PRAGMA defer_foreign_keys = ON'), ...drops]);
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  for (let rest = true; rest;) {
    const { objects, truncated } = await bucket.list();
    await bucket.delete(objects.map(({ key }) => key));
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

await Promise.all([dropTables(env.DB), emptyBucket(env.PHOTOS), emptyNamespace(env.SESSIONS)]);
await Promise.all([applyD1Migrations(env.DB, env.TEST_MIGRATIONS), storeArchives()]);
await env.DB.batch(placeStatements.map(([sql, ...values]) => env.DB.prepare(sql).bind(...values)));
