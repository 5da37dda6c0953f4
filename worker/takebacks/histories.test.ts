import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { day, hour, minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, type Member } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { often } from '../testing/often.ts';
import { hiddenRock } from '../testing/play.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { askToTakeBack, progressOf, stateOf, undo } from '../testing/takebacks.ts';

expectAgreementAfterEach();

const does = [
  'find',
  'rehide',
  'find and rehide',
  'find late',
  'like',
  'comment',
  'miss',
  'line',
  'thanks',
  'move',
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
    rock: fc.nat(1),
    minutes: fc.nat(4),
  });

/** The last one floods; the others are the painter and two finders. */
const flooder = 3;
const histories = fc.record({
  before: fc.array(deed(fc.nat(2)), { maxLength: 6 }),
  /** Whether only the flooder does something in the hour. */
  isAlone: fc.boolean(),
  within: fc.array(deed(fc.constantFrom(flooder, flooder, 1, 2)), { minLength: 2, maxLength: 8 }),
});

async function open() {
  const world = makeWorld(Date.UTC(2026, 4, 1, 9, 20));
  const administrator = await asAdministrator(world);
  const people: Member[] = [];
  for (let i = 0; i < 4; i++) people.push(await asMember(world));
  const [painter] = people;
  if (!painter) throw new Error('there is nobody');
  const rocks = [await hiddenRock(painter), await hiddenRock(painter)];
  /** Whatever is refused has not happened. */
  const act = async ({ what, who, rock: which, minutes }: Deed) => {
    const [person, rock] = [people[who], rocks[which]];
    if (!person || !rock) return;
    world.now += minutes * minute;
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
    const steps: Record<Deed['what'], () => Promise<unknown>> = {
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
      line: () => person.send('PUT', `${path}/journey/2/line`, { line: 'Hello' }),
      thanks: () => person.send('PUT', `${path}/journey/2/thanks`, { line: 'Thank you' }),
      move: () =>
        person.send('POST', '/api/rocks/move', { laserEngraverId: rock.laserEngraverId, ...newPlace() }),
    };
    await steps[what]();
  };
  const snapshot = () =>
    stateOf(
      rocks.map(({ id }) => id),
      people.map(({ member }) => member.id),
    );
  return { world, administrator, people, act, snapshot };
}

test('after random histories an hour taken back was never there, and returns as it was', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(histories, async ({ before, isAlone, within }) => {
      const { world, administrator, people, act, snapshot } = await open();
      for (const one of before) await act(one);
      world.now += day;
      const from = world.now;
      const never = await snapshot();
      for (const one of within) await act(isAlone ? { ...one, who: flooder } : one);
      expect(world.now).toBeLessThan(from + hour);
      const full = await snapshot();
      const answer = await askToTakeBack(administrator, [people[flooder]?.member.id ?? ''], from);
      if (answer.status === 409) return;
      taken++;
      const { id } = await answer.json<{ id: string }>();
      const { waiting } = await progressOf(administrator, id);
      expect(waiting).toBe(0);
      if (isAlone) expect(await snapshot()).toEqual(never);
      await undo(administrator, id);
      expect(await progressOf(administrator, id)).toMatchObject({ waiting: 0, left: [] });
      expect(await snapshot()).toEqual(full);
    }),
    { seed: inject('seed'), numRuns: often(300, 30) },
  );
  expect(taken).toBeGreaterThan(0);
}, 600_000);
