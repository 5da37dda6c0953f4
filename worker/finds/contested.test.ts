import { expect, test } from 'vitest';
import { hour, minute } from '../platform/clock.ts';
import { asMember, type Member } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { emailsTo, kindsOf, listOf, makeTwo, subjectsTo } from '../testing/news.ts';
import { accepted, findRock, hiddenRock } from '../testing/play.ts';

test('of two who say that they had a rock, the one whose find stands hears of the other, once', async () => {
  const { world, painter, finder } = await makeTwo();
  const [other, third] = [await asMember(world), await asMember(world)];
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  await findRock(finder, rock.laserEngraverId);
  const claim = async (person: Member, happenedAt?: string) =>
    (await person.api.rocks.find.$post({ json: { ...rock, ...(happenedAt && { happenedAt }) } })).status;
  // They were there together.
  world.now += hour - 1;
  expect(await claim(other)).toBe(409);
  expect(await listOf(finder)).toEqual([]);
  world.now += 1;
  const [claimedAt, began] = [new Date(world.now).toISOString(), world.now];
  expect(await Promise.all([other, third].map((one) => claim(one)))).toEqual([409, 409]);
  expect(await kindsOf(finder)).toEqual(['contested']);
  expect((await listOf(finder))[0]).toMatchObject({ user: null, near: null, rock: { name: 'Ladybug' } });
  world.now += hour;
  expect(await claim(other)).toBe(409);
  expect(await kindsOf(finder)).toEqual(['contested']);
  expect(subjectsTo(world, finder)).toEqual(['Somebody else found Ladybug']);
  expect(emailsTo(world, finder)[0]?.text).toContain('If you hid it again before, log that.');

  // They had: once they say so, the refused find is one.
  const [held] = await accepted(await finder.api.rocks.rehide.$get({ query: {} }));
  const happenedAt = new Date(began - minute).toISOString();
  const place = { ...newPlace(), happenedAt };
  await accepted(await finder.api.rocks[':id'].rehide.$post({ param: { id: held?.id ?? '' }, json: place }));
  expect(await claim(other, claimedAt)).toBe(200);
  // Of a time that is past by now, too.
  expect(await claim(third, new Date(began + hour).toISOString())).toBe(409);
  expect(await kindsOf(other)).toContain('contested');
});
