import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newsWords } from '../../schema/news.ts';
import { activities } from '../../schema/tables/index.ts';
import { day, hour, instant } from '../platform/clock.ts';
import { asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';

const newsOf = async (person: Person, since?: string) => {
  const query = since === undefined ? {} : { since };
  return (await person.api.user.news.$get({ query })).json();
};

test('a painter reads who found their rock, hid it again and commented on it, a finder that it moved on', async () => {
  const world = makeWorld();
  const [owner, ann, ben] = [await asMember(world), await asMember(world), await asMember(world)];
  const rock = await hiddenRock(owner, { name: 'Ladybug' });
  const later = () => (world.now += hour);
  later();
  const annFound = await findRock(ann, rock.laserEngraverId);
  later();
  await rehideRock(ann, annFound.foundRockId, newPlace({ latitude: '42' }));
  expect(await newsOf(ann)).toEqual([]);
  later();
  const benFound = await findRock(ben, rock.laserEngraverId);
  // With somebody it has not moved on yet.
  expect(await newsOf(ann)).toEqual([]);
  const before = instant(world.now);
  later();
  await rehideRock(ben, benFound.foundRockId, newPlace({ latitude: '43' }));
  later();
  const json = { interactionType: 'comment', content: 'What a bug' } as const;
  for (const person of [ben, owner])
    await person.api.rocks[':id'].interactions.$post({ param: { id: rock.id }, json });

  const told = await newsOf(owner);
  expect(told.map(({ kind, user }) => [kind, user?.id])).toEqual([
    ['comment', ben.member.id],
    ['rehidden', ben.member.id],
    ['found', ben.member.id],
    ['rehidden', ann.member.id],
    ['found', ann.member.id],
  ]);
  expect(told[0]).toMatchObject({ content: 'What a bug', rock: { id: rock.id, name: 'Ladybug' } });
  expect((await newsOf(owner, before)).map(({ kind }) => kind)).toEqual(['comment', 'rehidden']);
  expect(await newsOf(ann)).toMatchObject([
    { kind: 'moved', rock: { name: 'Ladybug' }, user: { id: ben.member.id }, content: '' },
  ]);
  expect(await newsOf(ben)).toEqual([]);
  // No line gives the Rock ID or an exact place.
  expect(JSON.stringify([told, await newsOf(ann)])).not.toMatch(/laserEngraverId|latitude/);

  // What is older than 30 days is not told, whatever is asked.
  const createdAt = world.now - 31 * day;
  await db.update(activities).set({ createdAt }).where(eq(activities.ownerId, owner.member.id));
  expect((await newsOf(owner, '2001-01-01T00:00:00Z')).map(({ kind }) => kind)).toEqual(['comment']);
});

test.for(['yesterday', '2026-13-45T99:00:00Z', '2026-02-30T00:00:00.000Z', '1'])(
  '%s is no moment',
  async (since) => {
    const answer = await (await asMember()).send('GET', `/api/user/news?since=${since}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: newsWords.since }]);
  },
);
