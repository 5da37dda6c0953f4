import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { FindResult } from '../../schema/finds.ts';
import { happenedLimits } from '../../schema/happened.ts';
import { entries, finds, rocks } from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import { asMember, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { actionsOf, tally, trialsOf, unshielded } from '../testing/race.ts';

const world = unshielded();
let [painter, finder, other]: [Person, Person, Person] = [] as never;

// Each test has a day and people of its own, since IDs entered in a day are limited, and sessions end.
beforeEach(async () => {
  world.now += day;
  [painter, finder, other] = [await asMember(world), await asMember(world), await asMember(world)];
});

const rowOf = async (rockId: string) => (await db.select().from(rocks).where(eq(rocks.id, rockId)))[0];
const actionsInTime = async (rockId: string) =>
  (await db.select().from(entries).where(eq(entries.rockId, rockId)).orderBy(entries.createdAt)).map(
    ({ action }) => action,
  );
const at = (person: Person, method: string, rockId: string, what: string, body?: object) =>
  person.send(method, `/api/rocks/${rockId}/${what}`, body);

let turn = 0;
/** Sends both at once, the second one first every other time. */
async function atOnceInTurn<A, B>(one: () => Promise<A>, two: () => Promise<B>): Promise<[A, B]> {
  turn += 1;
  if (turn % 2 === 0) return Promise.all([one(), two()]);
  const [second, first] = await Promise.all([two(), one()]);
  return [first, second];
}

test('a yes to keep a rock, and the find that is taken back at the same moment, leave no rock that is kept by nobody', async ({
  task,
}) => {
  const race = await trialsOf(50, { status: 'hidden', rest: null, actions: ['hidden'] }, async () => {
    const { id, laserEngraverId } = await hiddenRock(painter);
    await findRock(finder, laserEngraverId);
    await at(finder, 'POST', id, 'keep');
    await atOnceInTurn(
      () => at(painter, 'POST', id, 'keep/answer', { isYes: true }),
      () => at(finder, 'DELETE', id, 'journey/2'),
    );
    const { status, rest } = (await rowOf(id)) ?? {};
    return { status, rest, actions: await actionsOf(id) };
  });
  proof(task, { goal: 'G-J1', what: 'a yes to keep against a find that is taken back', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('a find, and the first hide that is taken back at the same moment, leave no find of a rock that was never hidden', async ({
  task,
}) => {
  const race = await trialsOf(50, { isOneOfTwo: true }, async () => {
    const { id, laserEngraverId } = await hiddenRock(painter);
    const [undone, found] = await atOnceInTurn(
      () => at(painter, 'DELETE', id, 'journey/1'),
      () => finder.send('POST', '/api/rocks/find', { laserEngraverId }),
    );
    const end = [undone.status, found.status, (await rowOf(id))?.status, (await actionsOf(id)).join()];
    const ends = [
      [200, 409, 'active', ''],
      [409, 200, 'found', 'hidden,found'],
    ];
    return { isOneOfTwo: ends.some((one) => JSON.stringify(one) === JSON.stringify(end)) };
  });
  proof(task, { goal: 'G-J1', what: 'a find against a first hide that is taken back', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('of many rehides of one late find at once one wins, and none if the find is taken back first', async ({
  task,
}) => {
  const race = await trialsOf(40, { isTrue: true }, async () => {
    const { id, laserEngraverId } = await hiddenRock(painter);
    world.now += 11 * hour;
    const newest = await findRock(other, laserEngraverId);
    await rehideRock(other, newest.foundRockId);
    const ago = (hours: number) => new Date(world.now - hours * hour).toISOString();
    const late = await finder.send('POST', '/api/rocks/find', { laserEngraverId, happenedAt: ago(10) });
    const { foundRockId, seq } = await late.json<FindResult>();
    const rehide = (hours: number) =>
      finder.send('POST', `/api/rocks/${foundRockId}/rehide`, { ...newPlace(), happenedAt: ago(hours) });
    const takesBack = turn % 4 < 2;
    const [undone, rehidden] = await atOnceInTurn(
      () => (takesBack ? at(finder, 'DELETE', id, `journey/${seq}`) : rehide(6)),
      () => Promise.all([9, 8, 7].map(rehide)),
    );
    const all = takesBack ? rehidden : [undone, ...rehidden];
    const isUndone = takesBack && undone.status === 200;
    const accepted = all.filter(({ status }) => status === 200).length;
    return {
      isTrue:
        [undone, ...rehidden].every(({ status }) => status < 500) &&
        (isUndone ? accepted <= 1 : accepted === 1) &&
        (await actionsInTime(id)).join(' ') === `hidden${isUndone ? '' : ' found hidden'} found hidden`,
    };
  });
  proof(task, { goal: 'G-J1', what: 'rehides of one late find, and that it is taken back', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('of many logs of the past at once, a member tells as many as in a day one after the other', async ({
  task,
}) => {
  const more = 5;
  const most = happenedLimits.latePerDay;
  const race = await trialsOf(5, { statuses: { 200: most, 429: more }, finds: most }, async () => {
    world.now += day;
    const late = await asMember(world);
    const past = await Promise.all(
      Array.from({ length: most + more }, async () => {
        const rock = await hiddenRock(painter);
        return { ...rock, at: world.now };
      }),
    );
    world.now += 3 * day;
    for (const { laserEngraverId } of past) {
      const { foundRockId } = await findRock(other, laserEngraverId);
      await rehideRock(other, foundRockId, newPlace());
    }
    const answers = await Promise.all(
      past.map(({ laserEngraverId, at: hiddenAt }) =>
        late.send('POST', '/api/rocks/find', {
          laserEngraverId,
          happenedAt: new Date(hiddenAt + day).toISOString(),
        }),
      ),
    );
    const made = await db.select().from(finds).where(eq(finds.memberId, late.member.id));
    return { statuses: tally(answers.map(({ status }) => status)), finds: made.length };
  });
  proof(task, {
    goal: 'G-J1',
    what: `${most + more} logs of the past at once: ${most} are told`,
    ...race.seen,
  });
  expect(race.outcome).toEqual(race.wanted);
});
