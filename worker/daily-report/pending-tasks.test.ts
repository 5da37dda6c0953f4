import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { reports } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { newId } from '../platform/ids.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeOrder } from '../testing/orders.ts';
import { registerRock } from '../testing/play.ts';
import { pendingTasks } from './pending-tasks.ts';

test('each thing counts once, until all its reports are settled, and settled ones are not read', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const [{ id: moss }, { id: fern }] = [await registerRock(owner), await registerRock(owner)];
  const counting = countingEnv(env);
  const waiting = async () => (await pendingTasks(openContext(counting.env, 'test', world.deps))).things;
  expect(await waiting()).toBe(0);

  const about = (subject: 'photo' | 'rock', rockId: string, settledAt: number | null = null) =>
    db
      .insert(reports)
      .values({ id: newId(), subject, rockId, subjectId: rockId, reason: 'other', createdAt: 1, settledAt });
  for (let i = 0; i < 3; i++) await about('photo', moss);
  expect(await waiting()).toBe(1);
  await about('rock', moss);
  await about('photo', fern);
  await about('rock', fern, 2);
  await about('photo', fern, 2);
  expect(await waiting()).toBe(3);

  counting.spent.rowsRead = 0;
  await waiting();
  const { rowsRead } = counting.spent;
  for (let i = 0; i < 50; i++) await about('rock', fern, 2);
  await waiting();
  expect(counting.spent.rowsRead).toBe(2 * rowsRead);
});

test('paid, addressed and unshipped orders are counted as waiting, and free packs separately', async () => {
  const waiting = async () => {
    const { orders, packs } = await pendingTasks(openContext(env, 'test', makeWorld().deps));
    return [orders, packs];
  };
  const [orders = 0, packs = 0] = await waiting();
  await makeOrder();
  await makeOrder({ amount: 0 });
  await makeOrder({ status: 'partially_refunded', refunded: 100 });
  for (const settled of [
    { shippedAt: 1 },
    { shipping: null },
    { status: 'refunded', refunded: 499 },
  ] as const)
    await makeOrder(settled);
  expect(await waiting()).toEqual([orders + 2, packs + 1]);
});
