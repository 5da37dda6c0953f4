// Applies migrations that a local database has not had, recorded where `wrangler d1 migrations` looks for them.
import { resolve } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { steadily } from './steadily.ts';
import { projectRoot, type Store } from './store.ts';

const createTable = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Names of the migrations that were applied now. Each one is a batch: all of it, with its record, or nothing. */
export async function migrate({ db }: Store): Promise<string[]> {
  const names: string[] = [];
  // Each try begins with what was applied by then.
  await steadily(async () => {
    for (const { name, queries } of await pendingOf(db)) {
      const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name);
      await db.batch([...queries.map((query) => db.prepare(query)), record]);
      names.push(name);
    }
  });
  return names;
}

async function pendingOf(db: Store['db']) {
  await db.prepare(createTable).run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const done = new Set(results.map(({ name }) => name));
  const all = await readD1Migrations(resolve(projectRoot, 'migrations'));
  return all.filter(({ name }) => !done.has(name));
}
