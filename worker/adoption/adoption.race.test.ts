import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offers } from '../../schema/tables/index.ts';
import { newToken, sha256 } from '../platform/ids.ts';
import { countersOf, end, give, offer, offerByLink, wish } from '../testing/adoption.ts';
import { asMember } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { kindsOf } from '../testing/news.ts';
import { remove, rockOf, rockRow } from '../testing/moderation.ts';
import { findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';
import { atOnce, tally, trialsOf, unshielded } from '../testing/race.ts';

const inTurn = <T>(i: number, first: () => Promise<T>, second: () => Promise<T>) =>
  Promise.all(i % 2 ? [first(), second()] : [second(), first()].toReversed());

/** An offer that the receiver has said yes to. */
async function wished() {
  const world = unshielded();
  const [owner, receiver] = [await asMember(world), await asMember(world)];
  const rock = await hiddenRock(owner);
  const { id, token } = await offerByLink(owner, rock.id);
  expect((await wish(receiver, token)).status).toBe(200);
  return { world, owner, receiver, rock, id, token };
}

async function expectTrials<End>(times: number, wanted: End, run: () => Promise<End>) {
  const { outcome, wanted: all } = await trialsOf(times, wanted, run);
  expect(outcome).toEqual(all);
}

test('of many who say yes at once one is first, and the owner hears of one', () =>
  expectTrials(6, { tally: { 200: 1, 409: 4 }, told: ['wanted'] }, async () => {
    const world = unshielded();
    const owner = await asMember(world);
    const { id } = await registerRock(owner);
    const { token } = await offerByLink(owner, id);
    const people = await atOnce(5, () => asMember(world));
    const answers = await Promise.all(people.map((person) => wish(person, token)));
    return { tally: tally(answers.map(({ status }) => status)), told: await kindsOf(owner) };
  }));

test('of several offers of a rock at once one is open', () =>
  expectTrials(6, { tally: { 200: 1, 409: 3 }, open: 1 }, async () => {
    const owner = await asMember(unshielded());
    const { id } = await registerRock(owner);
    const hashes = await atOnce(4, () => sha256(newToken()));
    const answers = await Promise.all(hashes.map((tokenHash) => offer(owner, id, { by: 'link', tokenHash })));
    return {
      tally: tally(answers.map(({ status }) => status)),
      open: await db.$count(offers, eq(offers.rockId, id)),
    };
  }));

test('given several times at once, a rock changes hands once', () =>
  expectTrials(6, { tally: { 200: 4 }, rocks: [0, 1], told: ['given'] }, async () => {
    const { owner, receiver, id } = await wished();
    const answers = await atOnce(4, () => give(owner, id));
    return {
      tally: tally(answers.map(({ status }) => status)),
      rocks: [(await countersOf(owner)).rockCount, (await countersOf(receiver)).rockCount],
      told: await kindsOf(receiver),
    };
  }));

test('given and taken back at once, it is either, and the receiver hears which', async () => {
  let i = 0;
  await expectTrials(10, true, async () => {
    const { owner, receiver, rock, id } = await wished();
    const [given, ended] = await inTurn(
      i++,
      () => give(owner, id),
      () => end(owner, id),
    );
    const isGiven = (await rockRow(rock.id)).ownerId === receiver.member.id;
    expect([given?.status, ended?.status]).toEqual(isGiven ? [200, 409] : [409, 200]);
    expect(await kindsOf(receiver)).toEqual([isGiven ? 'given' : 'declined']);
    return true;
  });
});

test('hidden again while it changes hands, its miles are of whoever owns it', async () => {
  let i = 0;
  await expectTrials(10, [200, true], async () => {
    const { world, owner, rock, id } = await wished();
    const finder = await asMember(world);
    const { foundRockId } = await findRock(finder, rock.laserEngraverId);
    const [given] = await inTurn<{ status: number }>(
      i++,
      () => give(owner, id),
      async () => ({ status: (await rehideRock(finder, foundRockId)).seq }),
    );
    return [given?.status ?? 0, (await rockRow(rock.id)).status === 'hidden'];
  });
});

test('while one of both deletes their account, the rock is either’s or nobody’s', async () => {
  let i = 0;
  await expectTrials(12, true, async () => {
    const { owner, receiver, rock, id } = await wished();
    const leaver = i % 4 < 2 ? owner : receiver;
    const [given, removed] = await inTurn(
      i++,
      () => give(owner, id),
      () => remove(leaver),
    );
    expect(removed?.status).toBe(200);
    expect([200, 401, 404]).toContain(given?.status);
    const now = await rockOf(rock.id);
    const whose = given?.status === 200 ? receiver : owner;
    expect(now?.ownerId ?? null).toBe(whose === leaver ? null : whose.member.id);
    return true;
  });
});
