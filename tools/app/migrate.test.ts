import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { contradictionsQuery, driftQuery } from '../../worker/testing/agreement.ts';
import { often } from '../../worker/testing/often.ts';
import { proof } from '../../worker/testing/proof.ts';
import { insertWorld, type Columns } from '../demo/load.ts';
import { buildWorld } from '../demo/world.ts';
import { columnsOf, rowsOf, schemaOf, type Row } from './content.ts';
import { test } from './folder.ts';
import './local.ts';
import { allMigrations, migrate } from './migrate.ts';
import { openStore, type Store } from './store.ts';

let store: Store;

type Query = string | { sql: string; values: unknown[] };

const ask = async (...queries: readonly Query[]): Promise<Row[]> => {
  const statements = queries.map((query) =>
    typeof query === 'string' ? store.db.prepare(query) : store.db.prepare(query.sql).bind(...query.values),
  );
  return (await store.db.batch<Row>(statements)).flatMap(({ results }) => results);
};

/** Contradictions between rows, as far as the tables of that time can show them. */
const faults = async (...queries: readonly string[]) =>
  (await ask('PRAGMA quick_check', 'PRAGMA foreign_key_check', ...queries)).filter((row) =>
    Object.values(row).some((value) => value !== 0 && value !== 'ok'),
  );

/** Two usernames that count as the same name today. The first release allowed both. */
const namesakes = ['Rock Fan', 'rock.fan'];

const whole = buildWorld(Date.UTC(2026, 5, 14));
const orders = whole.orders.filter(({ amount }) => amount > 0);
const sold = new Set(orders.map(({ id }) => id));
/** The demo without the free packs, which were added after orders. */
const world = {
  ...whole,
  orders,
  labels: whole.labels.filter(({ orderId }) => sold.has(orderId)),
};

/** Inserts the demo's rows of these tables. Migrations count the totals, except for those of the first release. */
async function fill(columns: Columns): Promise<void> {
  const counted = new Set((await ask('SELECT name FROM totals')).map(({ name }) => name));
  const totals = columns.has('totals') ? world.totals.filter(({ name }) => counted.has(name)) : [];
  await insertWorld(store, { ...world, totals }, columns);
}

const withNamesakes = () =>
  ask(
    ...namesakes.map((name, i) => ({
      sql: 'INSERT INTO members (id, username, created_at) VALUES (?, ?, ?)',
      values: [`namesake${i}`, name, i],
    })),
    { sql: `UPDATE totals SET value = value + ? WHERE name = 'members'`, values: [namesakes.length] },
  );

/** Tables that nothing reads any more. One that is made anew is renamed within the same migration. */
const droppedBy = ({ queries }: { queries: readonly string[] }) =>
  queries.length === 1 ? queries.flatMap((query) => /^DROP TABLE `(\w+)`/.exec(query)?.[1] ?? []) : [];

/** As `toEqual`, which takes a second for all rows where they are the same. */
function expectSame(is: Readonly<Record<string, Row[]>>, was: typeof is, name: string): void {
  const textOf = (tables: typeof is) =>
    JSON.stringify(Object.keys(tables).map((table) => [table, tables[table]]));
  const inOrder = Object.fromEntries(Object.keys(was).map((table) => [table, is[table] ?? []]));
  const isSame = Object.keys(is).length === Object.keys(was).length && textOf(inOrder) === textOf(was);
  if (!isSame) expect(is, name).toEqual(was);
}

test('rows of the first release survive every later migration unchanged, and each migration is all or nothing', async ({
  task,
  folder,
}) => {
  store = await openStore(folder);
  onTestFinished(() => store.close());
  const all = await allMigrations();
  let before: Awaited<ReturnType<typeof rowsOf>> = {};
  /** The columns of each table when it was created. */
  const columns = new Map<string, ReadonlySet<string>>();
  const fillNewTables = async () => {
    const there = await columnsOf(store.db);
    const added = new Map([...there].filter(([table]) => table !== 'd1_migrations' && !columns.has(table)));
    await fill(added);
    for (const [table, names] of added) columns.set(table, names);
  };
  await migrate(store, all.slice(0, 1));
  await fillNewTables();
  await withNamesakes();
  let compared = new Map(columns);
  before = await rowsOf(store.db, compared);
  let broken = 0;
  // Earlier ones never change: they are applied at once, and one by one in the proofs.
  const oneByOne = all.length - Math.max(3, often(all.length, 20));

  for (const [i, migration] of all.entries()) {
    if (i === 0) continue;
    const schema = await schemaOf(store.db);
    const { length } = migration.queries;
    for (const at of i < oneByOne ? [] : [0, Math.floor(length / 2), length]) {
      const queries = migration.queries.toSpliced(at, 0, 'INSERT INTO nowhere VALUES (1)');
      await expect(migrate(store, [{ ...migration, queries }])).rejects.toThrow('no such table: nowhere');
      expect(await schemaOf(store.db)).toEqual(schema);
      broken++;
    }
    expect(await migrate(store, all.slice(0, i + 1))).toEqual([migration.name]);
    for (const table of droppedBy(migration)) {
      columns.delete(table);
      compared.delete(table);
      delete before[table];
    }
    if (i < oneByOne - 1) {
      await fillNewTables();
      continue;
    }
    const { totals, ...rows } = await rowsOf(store.db, compared);
    expectSame({ ...rows, totals: before['totals'] ?? [] }, before, migration.name);
    expect(totals, migration.name).toEqual(expect.arrayContaining(before['totals'] ?? []));
    // Totals leave out withheld rocks, since these exist.
    const canWithhold = (await columnsOf(store.db)).get('rocks')?.has('withheld_at') ?? false;
    if (canWithhold) expect(await faults(driftQuery), migration.name).toEqual([]);
    await fillNewTables();
    compared = new Map(columns);
    before = { ...(await rowsOf(store.db, compared)), totals: totals ?? [] };
  }

  expect(await faults(driftQuery, contradictionsQuery)).toEqual([]);
  const { results } = await store.db.prepare('SELECT name, value FROM totals').all();
  expect(results).toEqual(
    expect.arrayContaining(world.totals.filter(({ name }) => name === 'orders' || name === 'revenue_cents')),
  );
  const keys = `SELECT username_key AS key FROM members WHERE id LIKE 'namesake%' ORDER BY id`;
  expect(await ask(keys)).toEqual([{ key: 'rockfan' }, { key: null }]);
  const newest = await columnsOf(store.db);
  const content = await rowsOf(store.db, newest);
  expect(await migrate(store)).toEqual([]);
  expect(await rowsOf(store.db, newest)).toEqual(content);

  const { totals: _, ...kept } = before;
  const many = Object.values(kept).reduce((sum, rows) => sum + rows.length, 0);
  proof(task, {
    goal: 'G-O2',
    what: 'Rows of the first release, migrated to the newest schema',
    figure: `${many} rows unchanged by ${all.length - 1} migrations; ${broken} interrupted ones left nothing`,
    passLine: 'every row unchanged, invariants hold after each, a second run does nothing',
  });

  // An older release may still be running. It does not fill the newer columns.
  columns.delete('totals');
  await fill(columns);
  expect(await rowsOf(store.db, columns)).toEqual(kept);
});

test('a migration whose connection closes once it is done is applied once', async ({ folder }) => {
  const own = await openStore(join(folder, 'closing'));
  onTestFinished(() => own.close());
  const { db } = own;
  let closings = 0;
  const closing = {
    prepare: db.prepare.bind(db),
    batch: async (statements) => {
      const results = await db.batch(statements);
      if (closings++ > 0) return results;
      const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
      throw new TypeError('fetch failed', { cause });
    },
  } as Store['db'];
  const migrations = (await allMigrations()).slice(0, 2);
  expect(await migrate({ ...own, db: closing }, migrations)).toHaveLength(2);
  expect(closings).toBe(2);
});
