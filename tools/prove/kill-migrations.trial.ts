import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject } from 'vitest';
import { between, pick, randomFrom } from '../../painting/random.ts';
import { proof } from '../../worker/testing/proof.ts';
import { schemaOf } from '../app/content.ts';
import { allMigrations, migrate } from '../app/migrate.ts';
import { openStore } from '../app/store.ts';
import { test, turns } from './trial.ts';

const kills = 10;
const entry = fileURLToPath(new URL('./apply.ts', import.meta.url));

/** @param at name of the migration about to be applied @param later turns of the event loop after it was reported */
async function migrateUntilKilled(stateDir: string, at: string, later: number): Promise<void> {
  const child = fork(entry, [stateDir], { detached: true });
  const exited = once(child, 'exit');
  for (let said; said !== at;) [said] = (await once(child, 'message')) as [string];
  await turns(later);
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  await exited;
}

test('a killed migration is applied with its record or not at all, and the next run continues', async ({
  task,
  folder,
}) => {
  const random = randomFrom(`migrations ${inject('seed')}`);
  const all = await allMigrations();
  const names = all.map(({ name }) => name);
  // The schema after each number of migrations.
  const whole = new Map<number, string>();
  const reference = await openStore(join(folder, 'reference'));
  for (const [i] of names.entries()) {
    await migrate(reference, all.slice(0, i + 1));
    whole.set(i + 1, JSON.stringify(await schemaOf(reference.db)));
  }
  await reference.close();

  let [halves, inside] = [0, 0];
  const cut: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const stateDir = join(folder, `killed-${kill}`);
    const at = pick(random, names);
    await migrateUntilKilled(stateDir, at, Math.floor(between(random, 0, 4000)));
    const store = await openStore(stateDir);
    // With no migrations to apply, this creates the table of records if the kill came before that.
    await migrate(store, []);
    const { results } = await store.db.prepare('SELECT name FROM d1_migrations').all();
    cut.push(results.length);
    if (results.length <= names.indexOf(at)) inside++;
    const schema = JSON.stringify(await schemaOf(store.db));
    if (results.length > 0 && schema !== whole.get(results.length)) halves++;
    expect(await migrate(store)).toEqual(names.slice(results.length));
    expect(JSON.stringify(await schemaOf(store.db))).toBe(whole.get(names.length));
    await store.close();
  }
  proof(task, {
    goal: 'G-O2',
    what: 'Migrations killed with signal 9, then run again',
    figure: `${kills} kills, ${inside} of them inside a migration, with ${cut.join(', ')} of ${names.length} applied, ${halves} half applied, all of them complete after the next run`,
    passLine: '0 half applied, the newest schema after the next run',
  });
  expect(halves).toBe(0);
  expect(inside).toBeGreaterThan(0);
});
