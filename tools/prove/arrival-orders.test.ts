import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../worker/platform/database.ts';
import { contradictionsQuery } from '../../worker/testing/agreement.ts';
import { openField } from '../../worker/testing/late/by-operations.ts';
import { communityOf, stateOf } from '../../worker/testing/late/state.ts';
import { arrivalOrder, aTrueHistory, deliver, type Log } from '../../worker/testing/late/true-history.ts';
import { often } from '../../worker/testing/often.ts';
import { placeStatements } from '../../worker/testing/places.ts';
import { proof } from '../../worker/testing/proof.ts';
import { randomFrom } from '../../worker/testing/random.ts';
import { d1Of } from '../../worker/testing/sqlite-d1.ts';
import { allMigrations } from '../app/migrate.ts';

/** With a few milliseconds for each order. */
const histories = often(5000, 1000);
const ordersEach = 20;
const now = Date.UTC(2026, 9, 30, 9);
/** Milliseconds; all orders take six minutes of one core. */
const patience = 2 * 60 * 60_000;

test(
  'in whatever order the logs of true histories arrive, the operations leave one state',
  async ({ task }) => {
    const sqlite = await migrated();
    const d1 = d1Of(sqlite);
    const db = openDatabase(d1);
    const field = openField(d1, now);
    const contradictions = sqlite.prepare(contradictionsQuery);
    const random = randomFrom(inject('seed'));
    const below = (many: number) => Math.floor(random() * many);
    let [arrived, logs, refused] = [0, 0, 0];
    for (let i = 0; i < histories; i++) {
      // Some journeys are longer than what a late log reads at first.
      const isLong = below(10) === 0;
      const rocks = isLong ? 1 : 1 + Math.floor(random() ** 2 * 3);
      const visits = isLong ? 8 + below(9) : 2 + below(4);
      const history = aTrueHistory(random, now, { people: 2 + below(3), rocks, visits });
      await undone(sqlite, async () => {
        const cast = await field.begin(history);
        const stateAfter = (order: readonly Log[]) =>
          undone(sqlite, async () => {
            refused += await deliver(field.phones(cast), order);
            if (order === history.logs) expect(contradictions.all()).toEqual([]);
            return JSON.stringify([await stateOf(db, cast), await communityOf(db)]);
          });
        const wanted = await stateAfter(history.logs);
        for (let j = 0; j < ordersEach; j++) {
          const order = arrivalOrder(random, history);
          const state = await stateAfter(order);
          // Quicker than to compare objects, which is left for the one that differs.
          if (state !== wanted)
            expect(JSON.parse(state), JSON.stringify({ history, order })).toEqual(JSON.parse(wanted));
          arrived += 1;
          logs += order.length;
        }
      });
    }
    const counted = (count: number) => count.toLocaleString('en-US');
    proof(task, {
      goal: 'G-J1',
      what: 'orders of arrival of the logs of true histories: one state each',
      figure: `${counted(arrived)} orders of ${counted(histories)} histories, ${counted(logs)} logs; ${counted(refused)} waited for another`,
      passLine: `${counted(histories * ordersEach)} of ${counted(histories * ordersEach)}`,
    });
    expect(refused).toBeGreaterThan(histories);
  },
  patience,
);

/** A database as after all migrations, with the few towns that tests have. */
async function migrated(): Promise<DatabaseSync> {
  const sqlite = new DatabaseSync(':memory:');
  for (const { queries } of await allMigrations()) for (const query of queries) sqlite.exec(query);
  for (const [sql, ...values] of placeStatements) sqlite.prepare(sql).run(...values);
  return sqlite;
}

/** Takes back everything that `act` has written. */
async function undone<T>(sqlite: DatabaseSync, act: () => Promise<T>): Promise<T> {
  sqlite.exec('SAVEPOINT before');
  try {
    return await act();
  } finally {
    sqlite.exec('ROLLBACK TO before; RELEASE before');
  }
}
