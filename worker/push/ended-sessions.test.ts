import { expect, test } from 'vitest';
import { pushSubscriptions } from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, makeWorld, type World } from '../testing/as.ts';
import { asBrowser } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { askFor, confirm, somebody, tokenFor, undo } from '../testing/emails.ts';
import { accepted } from '../testing/play.ts';
import { aSubscription } from '../testing/push.ts';
import { subscriptionsOf } from './subscriptions.ts';

const browsersOf = async (memberId: string) => (await subscriptionsOf({ db }, memberId)).length;

/** A member with two browsers that show their messages. */
async function subscriber(world: World) {
  const member = await somebody(world);
  const row = () => {
    const { endpoint, keys } = aSubscription();
    return { id: newId(), memberId: member.id, endpoint, ...keys, createdAt: 1, seenAt: 1 };
  };
  await db.insert(pushSubscriptions).values([row(), row()]);
  return member;
}

type Robin = Awaited<ReturnType<typeof subscriber>>;

/** A change of email address that was requested, and the tokens of its links. */
async function asked(world: World, robin: Robin) {
  const { wanted } = await askFor(world, robin);
  return { yes: tokenFor(world, wanted, 'confirm'), no: tokenFor(world, robin.email, 'undo') };
}

const endings: Record<string, (world: World, robin: Robin) => Promise<unknown>> = {
  'an administrator who signs a member out': async (world, { id }) => {
    const administrator = await asAdministrator(world);
    await accepted(await administrator.send('POST', `/api/admin/members/${id}/sign-out`, { reason: 'Lost' }));
  },
  'a new email address': async (world, robin) => confirm(robin.browser, (await asked(world, robin)).yes),
  'an owner who takes the account back': async (world, robin) =>
    undo(asBrowser(world), (await asked(world, robin)).no),
};

test.each(Object.keys(endings))('%s ends the push messages along with the sessions', async (name) => {
  const world = makeWorld();
  const [robin, other] = [await subscriber(world), await subscriber(world)];
  await endings[name]?.(world, robin);
  expect([await browsersOf(robin.id), await browsersOf(other.id)]).toEqual([0, 2]);
});

test('a request for a new email address ends nothing, nor does a dead link', async () => {
  const world = makeWorld();
  const robin = await subscriber(world);
  const { yes } = await asked(world, robin);
  expect(await browsersOf(robin.id)).toBe(2);
  world.now += 86_400_000;
  await confirm(robin.browser, yes);
  expect(await browsersOf(robin.id)).toBe(2);
});
