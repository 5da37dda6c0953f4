import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { dayOf, day } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { findRock, hiddenRock } from '../testing/play.ts';

const noon = Date.UTC(2027, 5, 15, 12);

test('the dashboard counts today, the last 7 and the last 30 days, each including today', async () => {
  const world = makeWorld(noon);
  const administrator = await asAdministrator(world);
  const before = {
    visitors: await (await administrator.api.admin['visitor-analytics'].$get()).json(),
    signUps: await (await administrator.api.admin['subscription-analytics'].$get()).json(),
  };
  // Ages in days: today, and the edges of both windows from inside and outside.
  for (const age of [0, 0, 6, 7, 29, 30]) {
    await makeMember({ createdAt: noon - age * day });
    await env.DB.prepare(
      'INSERT INTO visit_days (day, visitors) VALUES (?, 10) ON CONFLICT (day) DO UPDATE SET visitors = visitors + 10',
    )
      .bind(dayOf(noon - age * day))
      .run();
  }
  const visitors = await (await administrator.api.admin['visitor-analytics'].$get()).json();
  expect(visitors).toEqual({
    daily: before.visitors.daily + 20,
    weekly: before.visitors.weekly + 30,
    monthly: before.visitors.monthly + 50,
  });
  const signUps = await (await administrator.api.admin['subscription-analytics'].$get()).json();
  const free = ({ free: n }: { free: number }, more: number) => ({ free: n + more, monthly: 0, yearly: 0 });
  expect(signUps).toEqual({
    daily: free(before.signUps.daily, 2),
    weekly: free(before.signUps.weekly, 3),
    monthly: free(before.signUps.monthly, 5),
  });
});

test('the charts have 30 days, oldest first, including today so far', async () => {
  const world = makeWorld(Date.UTC(2028, 1, 29, 23, 59, 59));
  const administrator = await asAdministrator(world);
  const days = async () => (await (await administrator.api.admin.days.$get()).json()).days;
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const before = await days();
  expect(before.map((point) => point.day)).toEqual(
    Array.from({ length: 30 }, (_, i) => dayOf(world.now - (29 - i) * day)),
  );
  await findRock(finder, (await hiddenRock(owner)).laserEngraverId);
  const after = await days();
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)).toEqual({ ...before.at(-1), finds: (before.at(-1)?.finds ?? 0) + 1 });
});
