// Applies pending migrations to a local database, and records them where `wrangler d1 migrations` does.
import { resolve } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { retryIfClosed } from './retry-closed.ts';
import { openStore, projectRoot, type Store } from './store.ts';

const createTable = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

export type Migration = Awaited<ReturnType<typeof readD1Migrations>>[number];

/** Every migration of the project, in order. */
export const allMigrations = (): Promise<Migration[]> => readD1Migrations(resolve(projectRoot, 'migrations'));

/**
 * Applies each pending migration in one batch with its record, so that it is all or nothing. @returns their names
 * @param migrations all of the project by default
 */
export async function migrate({ db }: Store, migrations?: readonly Migration[]): Promise<string[]> {
  await retryIfClosed(() => db.prepare(createTable).run());
  const applied = async () => {
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
    return new Set(results.map(({ name }) => name));
  };
  const done = await retryIfClosed(applied);
  const pending = (migrations ?? (await allMigrations())).filter(({ name }) => !done.has(name));
  for (const { name, queries } of pending) {
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name);
    const all = [...queries.map((query) => db.prepare(query)), record];
    let isRepeated = false;
    await retryIfClosed(async () => {
      // The connection may have closed after the batch was done.
      if (isRepeated && (await applied()).has(name)) return;
      isRepeated = true;
      await db.batch(all);
    });
  }
  return pending.map(({ name }) => name);
}

/** Opens the stores of a state folder, applies pending migrations, runs `use`, and closes the stores. */
export async function withStore<T>(stateDir: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(stateDir);
  try {
    await migrate(store);
    return await use(store);
  } finally {
    await store.close();
  }
}
