import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { entries, finds, members, rocks } from '../../schema/tables/index.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { spend } from '../platform/testing-limits.ts';
import { asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newCode, newMadeUpCode, newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { triesOf } from './find-context.ts';
import * as en from '../../schema/words/en/index.ts';

const entriesOf = (rockId: string) =>
  db.select().from(entries).where(eq(entries.rockId, rockId)).orderBy(entries.seq);
const rowOf = async (rockId: string) => (await db.select().from(rocks).where(eq(rocks.id, rockId)))[0];

const postFind = (person: Person, laserEngraverId: string, key?: string) =>
  person.send('POST', '/api/rocks/find', { laserEngraverId }, key ? { 'Idempotency-Key': key } : {});

describe('finding a rock', () => {
  test('writes a found entry at the hiding place and puts the rock in the finder’s list', async () => {
    const owner = await asMember();
    const finder = await asMember();
    const rock = await hiddenRock(owner);
    const result = await findRock(finder, rock.laserEngraverId);

    expect(result.rock).toEqual({ id: rock.id, name: 'Sunny', imageUrl: null });
    const [hidden, found] = await entriesOf(rock.id);
    expect(found).toMatchObject({
      seq: 2,
      action: 'found',
      latitude: hidden?.latitude,
      longitude: hidden?.longitude,
    });
    expect(await rowOf(rock.id)).toMatchObject({
      status: 'found',
      timesFound: 1,
      holderId: finder.member.id,
      lastSeq: 2,
    });
    const list = await (await finder.api.rocks.rehide.$get({ query: {} })).json();
    expect(list).toMatchObject([
      { id: result.foundRockId, seq: 2, originalRockId: rock.id, laserEngraverId: rock.laserEngraverId },
    ]);
  });

  test('tells the finder’s number, the miles, and where the rock began and was last', async () => {
    const [owner, ann, ben] = [await asMember(), await asMember(), await asMember()];
    const rock = await hiddenRock(owner, {
      place: newPlace({ latitude: '41', longitude: '-96', locationName: 'First' }),
    });
    const { foundRockId, journey } = await findRock(ann, rock.laserEngraverId);
    expect(journey).toMatchObject({
      timesFound: 1,
      totalDistanceTraveled: 0,
      first: { locationName: 'First' },
      last: { locationName: 'First' },
    });
    await rehideRock(
      ann,
      foundRockId,
      newPlace({ latitude: '42', longitude: '-96', locationName: 'Second' }),
    );
    const found = await findRock(ben, rock.laserEngraverId);
    expect(found.journey).toMatchObject({
      timesFound: 2,
      first: { locationName: 'First' },
      last: { locationName: 'Second' },
    });
    expect(found.journey?.totalDistanceTraveled).toBeCloseTo(111.2, 1);
    expect(await findRock(ben, rock.laserEngraverId)).toEqual(found);
  });

  test('tells the number of its entry, where the finder can leave a line, unless they painted the rock', async () => {
    const [owner, finder] = [await asMember(), await asMember()];
    const rock = await hiddenRock(owner);
    const { seq, foundRockId } = await findRock(finder, rock.laserEngraverId);
    expect(seq).toBe(2);
    expect((await findRock(finder, rock.laserEngraverId)).seq).toBe(2);
    const path = `/api/rocks/${rock.id}/journey/${seq}/line`;
    expect((await finder.send('PUT', path, { line: 'Under the bench' })).status).toBe(200);
    await rehideRock(finder, foundRockId);
    expect(await findRock(owner, rock.laserEngraverId)).not.toHaveProperty('seq');
  });

  test('is refused for a rock that was never hidden, even to its owner', async () => {
    const owner = await asMember();
    const rock = await registerRock(owner);
    const answer = await postFind(owner, rock.laserEngraverId);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: en.finds.neverHidden });
  });

  test('is refused for an unknown ID, and nothing is written', async () => {
    const answer = await postFind(await asMember(), newCode());
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: en.finds.unknown });
  });

  test('is refused while somebody else has the rock', async () => {
    const rock = await hiddenRock(await asMember());
    await findRock(await asMember(), rock.laserEngraverId);
    const answer = await postFind(await asMember(), rock.laserEngraverId);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: en.finds.taken });
    expect(await entriesOf(rock.id)).toHaveLength(2);
  });
});

describe('a finder who repeats a request', () => {
  test('does not take the rock off the map with a late copy of an old find', async () => {
    const rock = await hiddenRock(await asMember());
    const finder = await asMember();
    const first = await postFind(finder, rock.laserEngraverId, 'the-first-find');
    const body = await first.text();
    await rehideRock(finder, JSON.parse(body).foundRockId);
    const late = await postFind(finder, rock.laserEngraverId, 'the-first-find');
    expect(late.status).toBe(200);
    expect(await late.text()).toBe(body);
    expect(late.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await rowOf(rock.id)).toMatchObject({ status: 'hidden', timesFound: 1 });
  });

  test('is refused again for a late copy of a refused request, even if the rock is hidden by then', async () => {
    const owner = await asMember();
    const rock = await registerRock(owner);
    const [first, second] = [await asMember(), await asMember()];
    const answers = async (...keys: string[]) => {
      const statuses: number[] = [];
      for (const key of keys) statuses.push((await postFind(second, rock.laserEngraverId, key)).status);
      return statuses;
    };
    expect(await answers('before-it-is-hidden')).toEqual([409]);
    await hideRock(owner, rock.id);
    const { foundRockId } = await findRock(first, rock.laserEngraverId);
    expect(await answers('while-it-is-held')).toEqual([409]);
    await rehideRock(first, foundRockId);
    expect(await answers('before-it-is-hidden', 'while-it-is-held')).toEqual([409, 409]);
    expect(await rowOf(rock.id)).toMatchObject({ status: 'hidden', timesFound: 1 });
    expect(await answers('the-next-attempt')).toEqual([200]);
  });

  test('is refused when the same key comes with another rock', async () => {
    const owner = await asMember();
    const [one, other] = [await hiddenRock(owner), await hiddenRock(owner)];
    const finder = await asMember();
    await postFind(finder, one.laserEngraverId, 'one-key-for-all');
    const answer = await postFind(finder, other.laserEngraverId, 'one-key-for-all');
    expect(answer.status).toBe(422);
    expect(await entriesOf(other.id)).toHaveLength(1);
  });

  test('keeps its key apart from other members’ keys', async () => {
    const rock = await hiddenRock(await asMember());
    await postFind(await asMember(), rock.laserEngraverId, 'a-common-key');
    expect((await postFind(await asMember(), rock.laserEngraverId, 'a-common-key')).status).toBe(409);
  });

  test('has to send a key of 8 to 64 visible characters', async () => {
    const rock = await hiddenRock(await asMember());
    const finder = await asMember();
    for (const key of ['short', 'x'.repeat(65), 'with space']) {
      expect((await postFind(finder, rock.laserEngraverId, key)).status).toBe(400);
    }
    expect(await entriesOf(rock.id)).toHaveLength(1);
  });
});

describe('a rock kept too long', () => {
  test('can be found again after 30 days, and the first finder’s record closes', async () => {
    const world = makeWorld();
    const rock = await hiddenRock(await asMember(world));
    const keeper = await asMember(world);
    const kept = await findRock(keeper, rock.laserEngraverId);
    world.now += 30 * day;
    const other = await asMember(world);
    const again = await asMember(world, keeper.member);
    expect((await postFind(other, rock.laserEngraverId)).status).toBe(409);
    world.now += minute;
    await findRock(other, rock.laserEngraverId);

    expect(await rowOf(rock.id)).toMatchObject({ status: 'found', timesFound: 2, holderId: other.member.id });
    expect(await (await again.api.rocks.rehide.$get({ query: {} })).json()).toEqual([]);
    const late = await again.api.rocks[':id'].rehide.$post({
      param: { id: kept.foundRockId },
      json: { latitude: '41.2', longitude: '-96', locationName: 'Late' },
    });
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({ message: en.finds.movedOn });
  });
});

describe('leaderboard finds', () => {
  const scored = async (memberId: string) =>
    (await db.select().from(members).where(eq(members.id, memberId)))[0]?.scoredFindCount;

  test('do not count one’s own rock, the rock one hid, or a second find within a day', async () => {
    const world = makeWorld();
    const owner = await asMember(world);
    const finder = await asMember(world);
    const rock = await hiddenRock(owner);

    await rehideRock(owner, (await findRock(owner, rock.laserEngraverId)).foundRockId);
    expect(await scored(owner.member.id)).toBe(0);

    await rehideRock(finder, (await findRock(finder, rock.laserEngraverId)).foundRockId);
    expect(await scored(finder.member.id)).toBe(1);
    await rehideRock(finder, (await findRock(finder, rock.laserEngraverId)).foundRockId);
    expect(await scored(finder.member.id)).toBe(1);

    const passer = await asMember(world);
    await rehideRock(passer, (await findRock(passer, rock.laserEngraverId)).foundRockId);
    await rehideRock(finder, (await findRock(finder, rock.laserEngraverId)).foundRockId);
    expect(await scored(finder.member.id)).toBe(1);

    await rehideRock(passer, (await findRock(passer, rock.laserEngraverId)).foundRockId);
    world.now += 25 * hour;
    await findRock(finder, rock.laserEngraverId);
    expect(await scored(finder.member.id)).toBe(2);
    expect(await db.select().from(finds).where(eq(finds.rockId, rock.id))).toHaveLength(7);
  });
});

describe('guessing', () => {
  test('after 10 misses in an hour all made-up IDs are refused, hits too, but no issued IDs and not one’s own rocks', async () => {
    const world = makeWorld(Date.UTC(2026, 5, 1, 12, 5));
    const owner = await asMember(world);
    const rock = await hiddenRock(owner, { code: newMadeUpCode() });
    const issued = await hiddenRock(owner);
    const guesser = await asMember(world);
    const own = await hiddenRock(guesser, { code: newMadeUpCode() });
    for (let i = 0; i < 10; i++) expect((await postFind(guesser, newMadeUpCode())).status).toBe(404);
    for (const code of [newMadeUpCode(), rock.laserEngraverId]) {
      const refused = await postFind(guesser, code);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBe(55 * 60);
      expect(await refused.json()).toEqual({
        message: 'Many IDs were tried in a short time. Please check the label, and try again in 55 minutes.',
      });
    }
    expect(await entriesOf(rock.id)).toHaveLength(1);
    expect((await postFind(guesser, newCode())).status).toBe(404);
    for (const { laserEngraverId } of [issued, own]) {
      expect((await postFind(guesser, laserEngraverId)).status).toBe(200);
    }
    world.now += hour;
    expect((await postFind(guesser, rock.laserEngraverId)).status).toBe(200);
  });

  test('after a hundred Rock IDs in a day further ones are refused, and the refusal says so', async () => {
    const world = makeWorld(Date.UTC(2026, 5, 1, 12, 5));
    const guesser = await asMember(world);
    const rock = await hiddenRock(await asMember(world));
    await spend(triesOf(guesser.member.id), world.now);
    const refused = await postFind(guesser, rock.laserEngraverId);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(12 * 3600 - 300)]);
    expect(await refused.json()).toEqual({
      message: 'You have entered 100 Rock IDs today, the most in one day. Please try again in 12 hours.',
    });
  });
});
