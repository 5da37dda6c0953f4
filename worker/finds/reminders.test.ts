import { expect, test } from 'vitest';
import { day } from '../platform/clock.ts';
import { asMember, type Member } from '../testing/as.ts';
import { emailsTo, kindsOf, makeTwo, subjectsTo, tick } from '../testing/news.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';

test('a holder is reminded after 7 and 25 days, the painter told after 30, each once', async () => {
  const { world, painter, finder } = await makeTwo();
  await tick(world);
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  const seen: string[] = [];
  const again = (person: Member) => asMember(world, person.member);
  for (let passed = 1; passed <= 33; passed++) {
    world.now += day;
    const before = subjectsTo(world, finder).length;
    await tick(world);
    await tick(world);
    if (subjectsTo(world, finder).length > before) seen.push(`reminder ${passed}`);
    if (!seen.includes('kept') && (await kindsOf(await again(painter)))[0] === 'kept')
      seen.push('kept', String(passed));
  }
  expect(seen).toEqual(['reminder 7', 'reminder 25', 'kept', '30']);
  expect(subjectsTo(world, finder)).toEqual(['Still have Ladybug?', 'Still have Ladybug?']);
  const holder = await again(finder);
  expect(await kindsOf(holder)).toEqual(['reminder', 'reminder']);
  // It is over once the rock is hidden.
  await rehideRock(holder, foundRockId);
  expect(await kindsOf(holder)).toEqual([]);
  expect(await kindsOf(await again(painter))).not.toContain('kept');
});

test('no reminder for a rock that was hidden again in time', async () => {
  const { world, painter, finder } = await makeTwo();
  await tick(world);
  const rock = await hiddenRock(painter);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 6 * day;
  await rehideRock(finder, foundRockId);
  world.now += 3 * day;
  await tick(world);
  expect(emailsTo(world, finder)).toEqual([]);
});

test('after weeks without an hourly job a holder is reminded once, and the job goes on', async () => {
  const { world, painter, finder } = await makeTwo();
  await tick(world);
  await findRock(finder, (await hiddenRock(painter, { name: 'Ladybug' })).laserEngraverId);
  world.now += 28 * day;
  for (const _ of ['late', 'again']) await tick(world);
  expect(subjectsTo(world, finder)).toEqual(['Still have Ladybug?']);
});
