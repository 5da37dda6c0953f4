import { and, eq, max, ne, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { entries } from '../../schema/tables/index.ts';
import { takebackKinds } from '../../schema/takebacks.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, type Member } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { newEmail } from '../testing/browser.ts';
import { offer } from '../testing/adoption.ts';
import { judge, rockRow } from '../testing/moderation.ts';
import { often } from '../testing/often.ts';
import { hiddenRock } from '../testing/play.ts';
import { ask } from '../testing/questions.ts';
import { drift, expectAgreement, expectAgreementAfterEach } from '../testing/recount.ts';
import { proof } from '../testing/proof.ts';
import { actOf, askToTakeBack, progressOf, stateOf, undo } from '../testing/takebacks.ts';

expectAgreementAfterEach();

const does = [
  'find',
  'rehide',
  'find and rehide',
  'find late',
  'like',
  'comment',
  'miss',
  'see',
  'ask',
  'offer',
  'report',
  'line',
  'thanks',
  'move',
  'register',
  'verdict',
] as const;

interface Deed {
  what: (typeof does)[number];
  who: number;
  rock: number;
  minutes: number;
}

const deed = (who: fc.Arbitrary<number>) =>
  fc.record<Deed>({
    what: fc.constantFrom(...does),
    who,
    rock: fc.nat(2),
    minutes: fc.nat(4),
  });

/** The last one floods, and painted the second rock; the others are a painter and two finders. */
const flooder = 3;
const history = fc.record({
  before: fc.array(
    // Who misses a rock once more has missed it then only.
    deed(fc.nat(flooder)).filter(({ who, what }) => who !== flooder || what !== 'miss'),
    { maxLength: 6 },
  ),
  /** Whether only the flooder does something in the hour. */
  isAlone: fc.boolean(),
  within: fc.array(deed(fc.constantFrom(flooder, flooder, 1, 2)), { minLength: 2, maxLength: 8 }),
});

async function open() {
  const world = makeWorld(Date.UTC(2026, 4, 1, 9, 20));
  const administrator = await asAdministrator(world);
  const people: Member[] = [];
  for (let i = 0; i < 4; i++) people.push(await asMember(world));
  const [painter, other] = [people[0], people[flooder]];
  if (!painter || !other) throw new Error('there is nobody');
  const rocks = [await hiddenRock(painter), await hiddenRock(other)];
  const counts = await drift();
  /** Whatever is refused has not happened. */
  const act = async ({ what, who, rock: which, minutes }: Deed) => {
    const [person, rock] = [people[who], rocks[which]];
    if (!person) return;
    world.now += minutes * minute;
    if (what === 'register')
      // A name of its own: that of a withheld rock would be refused.
      return void rocks.push(await hiddenRock(person, { name: `Rock ${rocks.length}`, description: '' }));
    if (!rock) return;
    const path = `/api/rocks/${rock.id}`;
    const find = (late = 0) =>
      person.send('POST', '/api/rocks/find', {
        laserEngraverId: rock.laserEngraverId,
        ...(late > 0 && { happenedAt: new Date(world.now - late).toISOString() }),
      });
    const rehide = async () => {
      const held = await (
        await person.request('/api/rocks/rehide')
      ).json<{ id: string; originalRockId: string }[]>();
      const own = held.find(({ originalRockId }) => originalRockId === rock.id);
      if (own) await person.send('POST', `/api/rocks/${own.id}/rehide`, newPlace());
    };
    // What somebody says to themselves is told to nobody, and has no time.
    const say = async (kind: 'line' | 'thanks', whose: SQL) => {
      if (kind === 'line' && rock.owner?.id === person.member.id) return;
      const found = and(eq(entries.rockId, rock.id), eq(entries.action, 'found'), whose);
      const [newest] = await db
        .select({ seq: max(entries.seq) })
        .from(entries)
        .where(found);
      await person.send('PUT', `${path}/journey/${newest?.seq ?? 0}/${kind}`, { line: 'Hello' });
    };
    const steps: Record<Exclude<Deed['what'], 'register'>, () => Promise<unknown>> = {
      find: () => find(),
      rehide,
      'find and rehide': async () => {
        await find();
        world.now += minute;
        await rehide();
      },
      'find late': () => find(20 * minute),
      like: () => person.send('POST', `${path}/interactions`, { interactionType: 'like' }),
      comment: () =>
        person.send('POST', `${path}/interactions`, { interactionType: 'comment', content: 'Lovely' }),
      miss: () => person.send('PUT', `${path}/absence`),
      line: () => say('line', eq(entries.memberId, person.member.id)),
      thanks: () => say('thanks', ne(entries.memberId, person.member.id)),
      see: () => person.send('POST', '/api/rocks/seen', { laserEngraverId: rock.laserEngraverId }),
      ask: () => ask(person, rock.id),
      offer: () => offer(person, rock.id, { by: 'email', email: newEmail() }),
      report: () =>
        person.send('POST', '/api/reports', { subject: 'rock', subjectId: rock.id, reason: 'other' }),
      verdict: async () => {
        const { withheldAt } = await rockRow(rock.id);
        return judge(administrator, withheldAt === null ? 'withhold' : 'restore', 'rock', rock.id);
      },
      move: () =>
        person.send('POST', '/api/rocks/move', { laserEngraverId: rock.laserEngraverId, ...newPlace() }),
    };
    await steps[what]();
  };
  /** Also compares every counter, ranking and total with a recount. @param many rocks, the first ones */
  const snapshot = async (many = Infinity) => {
    await expectAgreement(counts);
    return stateOf(
      rocks.slice(0, many).map(({ id }) => id),
      people.map(({ member }) => member.id),
    );
  };
  return { world, administrator, people, rocks, act, snapshot };
}

test('after random histories an hour taken back was never there and counts for nothing, and returns as it was', async ({
  task,
}) => {
  let taken = 0;
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, async ({ before, isAlone, within }) => {
      const { world, administrator, people, rocks, act, snapshot } = await open();
      for (const one of before) await act(one);
      world.now += day;
      const from = world.now;
      const never = await snapshot();
      const known = rocks.length;
      for (const one of within)
        if (!isAlone) await act(one);
        else if (one.what !== 'verdict') await act({ ...one, who: flooder });
      expect(world.now).toBeLessThan(from + hour);
      const full = await snapshot();
      const answer = await askToTakeBack(administrator, [people[flooder]?.member.id ?? ''], from);
      if (answer.status === 409) return;
      taken++;
      const { id } = await answer.json<{ id: string }>();
      const { counts } = await actOf(administrator, id);
      expect(counts.waits).toEqual({});
      for (const kind of Object.values(counts).flatMap((some) => Object.keys(some))) kinds.add(kind);
      const without = await snapshot(known);
      if (isAlone) expect(without).toEqual(never);
      await undo(administrator, id);
      const { waiting: still, left } = await progressOf(administrator, id);
      expect(still).toBe(0);
      expect(left.filter(({ kind }) => kind !== 'question' && kind !== 'offer')).toEqual([]);
      expect(await snapshot()).toEqual(full);
    }),
    { seed: inject('seed'), numRuns: often(300, 30) },
  );
  const all = takebackKinds.length;
  proof(task, {
    goal: 'G-M2',
    what: 'hours of random histories, taken back and returned',
    figure: `${taken} of ${taken} as before and after, all counts as recounted, with ${kinds.size} of ${all} kinds of things`,
    passLine: `${taken} of ${taken}`,
  });
  expect(taken).toBeGreaterThan(0);
  if (inject('isThorough')) expect(kinds.size, [...kinds].join()).toBe(all);
}, 600_000);
