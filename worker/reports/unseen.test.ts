import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { photoUrl } from '../../schema/photos.ts';
import { rocks } from '../../schema/tables/index.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { commentOn, report } from '../testing/moderation.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';

/** A rock that has traveled, with a photo and two comments: it is on every list. */
async function famousRock(world = makeWorld()) {
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const rock = await hiddenRock(owner, { name: 'Famous' });
  const photoKey = newPhotoKey();
  await db.update(rocks).set({ photoKey }).where(eq(rocks.id, rock.id));
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 86_400_000;
  await rehideRock(finder, foundRockId, newPlace({ latitude: '44.5', longitude: '-93.2' }));
  await commentOn(owner, rock.id, 'First');
  const second = await commentOn(owner, rock.id, 'Second');
  return { id: rock.id, code: rock.laserEngraverId, owner, finder, second, imageUrl: photoUrl(photoKey) };
}

/** The picture of the rock in each list; undefined where the person does not see the rock. */
async function sightsOf(person: Person, id: string, code: string) {
  const { api } = person;
  const all = (await (await api.rocks.$get({ query: {} })).json()).find((rock) => rock.id === id);
  const featured = (await (await api.rocks.featured.$get({ query: {} })).json()).find(
    (rock) => rock.id === id,
  );
  const place = (await (await api.rocks.locations.$get({ query: {} })).json()).find((dot) => dot.id === id);
  const activities = (await (await api.activities.$get({ query: {} })).json()).filter(
    ({ rock }) => rock?.id === id,
  );
  const check = await (await api.rocks.check[':id'].$get({ param: { id: code } })).json();
  return {
    all: all && all.imageUrl,
    featured: featured && featured.imageUrl,
    map: place && (place.rock ? place.rock.imageUrl : 'a dot'),
    activities: [...new Set(activities.map(({ imageUrl }) => imageUrl))],
    check: check.imageUrl,
  };
}

const asPro = async () => asMember(undefined, await makeMember({ hasManualPlan: true }));

test('a reported rock is hidden from lists, map and activities for its reporter alone', async () => {
  const { id, code, owner, finder, imageUrl } = await famousRock();
  const [reporter, other] = [await asPro(), await asPro()];
  const everywhere = {
    all: imageUrl,
    featured: imageUrl,
    map: imageUrl,
    activities: [imageUrl],
    check: imageUrl,
  };
  expect(await sightsOf(reporter, id, code)).toEqual(everywhere);
  await report([reporter], 'rock', id);
  // The reporter can still look it up by its Rock ID.
  expect(await sightsOf(reporter, id, code)).toEqual({
    all: undefined,
    featured: undefined,
    map: undefined,
    activities: [],
    check: imageUrl,
  });
  expect(await sightsOf(other, id, code)).toEqual(everywhere);
  for (const person of [owner, finder, asStranger()]) {
    expect(await sightsOf(person, id, code)).toEqual({ ...everywhere, map: 'a dot' });
  }
});

test('a reported photo is hidden from its reporter alone, wherever the rock is shown', async () => {
  const { id, code, owner, imageUrl } = await famousRock();
  const [reporter, other] = [await asPro(), await asPro()];
  await report([reporter], 'photo', id);
  expect(await sightsOf(reporter, id, code)).toEqual({
    all: null,
    featured: null,
    map: null,
    activities: [null],
    check: null,
  });
  for (const person of [owner, other, asStranger()]) {
    const { map: _, ...sights } = await sightsOf(person, id, code);
    expect(sights).toEqual({ all: imageUrl, featured: imageUrl, activities: [imageUrl], check: imageUrl });
  }
});

test('a finder who reported the photo does not see it in their own lists either', async () => {
  const { id, code, finder } = await famousRock();
  await report([finder], 'photo', id);
  const pictures = async () => {
    const { api } = finder;
    const lists = [
      await (await api.rocks.rehide.$get({ query: {} })).json(),
      await (await api.rocks.rehidden.$get({ query: {} })).json(),
    ].flat();
    const activities = await (await api.activities.my.$get({ query: {} })).json();
    return [
      ...lists.flatMap(({ rockData, originalRock }) => [rockData.imageUrl, originalRock.imageUrl]),
      ...activities.map(({ imageUrl }) => imageUrl),
    ];
  };
  expect(await pictures()).toEqual([null, null, null, null]);
  await findRock(finder, code);
  expect(await pictures()).toEqual(Array.from({ length: 7 }, () => null));
});

test('a finder who reported a rock keeps it in their own lists, to hide it again', async () => {
  const { id, code, finder } = await famousRock();
  await report([finder], 'rock', id);
  await findRock(finder, code);
  const { api } = finder;
  expect(await (await api.rocks.rehide.$get({ query: {} })).json()).toMatchObject([{ originalRockId: id }]);
  expect(await (await api.rocks.rehidden.$get({ query: {} })).json()).toMatchObject([{ originalRockId: id }]);
  expect(await (await api.activities.my.$get({ query: {} })).json()).toHaveLength(3);
});

test('a reported comment is hidden from its reporter alone, and an older one takes its place', async () => {
  const { id, owner, second } = await famousRock();
  const [reporter, other] = [await asMember(), await asMember()];
  await report([reporter], 'comment', second);
  const commentsFor = async (person: Person) => {
    const listed = await (await person.api.rocks.$get({ query: {} })).json();
    const own = await person.api.rocks[':id'].interactions.$get({ param: { id }, query: {} });
    return [listed.find((rock) => rock.id === id)?.interactions, await own.json()].map((comments) =>
      comments?.map(({ content }) => content).toSorted(),
    );
  };
  expect(await commentsFor(reporter)).toEqual([['First'], ['First']]);
  const both = ['First', 'Second'];
  for (const person of [owner, other, asStranger()]) expect(await commentsFor(person)).toEqual([both, both]);
});

test('a page stays full for a member who reported some of its rocks', async () => {
  const owner = await asMember();
  const made = [];
  for (let i = 0; i < 4; i++) made.push((await hiddenRock(owner)).id);
  const reporter = await asMember();
  const [newest, second] = await (await reporter.api.rocks.$get({ query: { limit: '2' } })).json();
  await report([reporter], 'rock', newest?.id ?? '');
  await report([reporter], 'rock', second?.id ?? '');
  const page = await (await reporter.api.rocks.$get({ query: { limit: '2' } })).json();
  expect(page.map(({ id }) => id).toSorted()).toEqual(
    made.filter((id) => id !== newest?.id && id !== second?.id).toSorted(),
  );
});
