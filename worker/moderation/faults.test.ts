import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReportedThing } from '../../schema/moderation.ts';
import { photoDrops } from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator } from '../testing/administrator.ts';
import { asMember, makeWorld, type World } from '../testing/as.ts';
import { envWith } from '../testing/database.ts';
import {
  actsOn,
  commentOn,
  isStored,
  judge,
  judged,
  orphanedPhotos,
  report,
  rockRow,
  rockWithPhoto,
} from '../testing/moderation.ts';
import { drift, expectAgreement } from '../testing/recount.ts';

const db = openDatabase(env.DB);

let before: Record<string, number>;
beforeEach(async () => {
  before = await drift();
});
afterEach(() => expectAgreement(before));

async function scene() {
  const world = makeWorld();
  const [owner, reporter] = [await asMember(world), await asMember(world)];
  const administrator = await asAdministrator(world);
  const { rock, key } = await rockWithPhoto(owner);
  const commentId = await commentOn(owner, rock.id, 'Mine');
  await report([reporter], 'photo', rock.id);
  await report([reporter], 'rock', rock.id);
  return { world, administrator, rock, key, commentId };
}

/** The bindings with a D1 that loses the third batch, the one that writes, before it has done anything. */
function losingTheWrite(world: World): Env {
  let batches = 0;
  return envWith(world.env, ({ batch }) => ({
    batch: <T>(statements: D1PreparedStatement[]) => {
      batches += 1;
      return batches === 3
        ? Promise.reject(new Error('D1_ERROR: Network connection lost.'))
        : batch<T>(statements);
    },
  }));
}

/** R2, of which one method fails. */
const bucketWithout = (method: 'get' | 'put' | 'delete') =>
  new Proxy(env.PHOTOS, {
    get: (bucket, name) => {
      if (name === method) return () => Promise.reject(new Error('internal error'));
      const own: unknown = Reflect.get(bucket, name);
      return typeof own === 'function' ? own.bind(bucket) : own;
    },
  });

/** The text of each statement, through what drizzle gives to D1. */
async function sentBy(world: Awaited<ReturnType<typeof scene>>['world'], act: () => Promise<unknown>) {
  const sizes: number[] = [];
  const kept = world.env;
  world.env = envWith(kept, ({ batch }) => ({
    batch: (statements) => {
      sizes.push(statements.length);
      return batch(statements);
    },
  }));
  await act();
  world.env = kept;
  return sizes;
}

/** What is kept about the rock, its comment and the reports of both. */
async function stateOf(rockId: string) {
  const drops = await db.select().from(photoDrops);
  const areStored = await Promise.all(drops.map(({ key }) => isStored(key)));
  const of = async (table: string, column: string) =>
    (await env.DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ? ORDER BY id`).bind(rockId).all())
      .results;
  return {
    rock: await of('rocks', 'id'),
    comments: await of('comments', 'rock_id'),
    reports: await of('reports', 'rock_id'),
    acts: await of('acts', 'rock_id'),
    // A copy that was never made, or is gone, needs no dropping.
    dropped: drops.filter((_, i) => areStored[i]),
  };
}

const cases = [
  ['withhold', 'photo'],
  ['withhold', 'rock'],
  ['withhold', 'comment'],
  ['restore', 'photo'],
  ['restore', 'rock'],
  ['restore', 'comment'],
  ['settle', 'rock'],
] as const;

test.each(cases)(
  'a database that refuses any statement leaves all as it was: %s a %s',
  async (verdict, subject) => {
    // How many statements the write has, from one that goes through.
    const first = await scene();
    const idOf = ({ rock, commentId }: typeof first) => (subject === 'comment' ? commentId : rock.id);
    if (verdict === 'restore') await judged(first.administrator, 'withhold', subject, idOf(first));
    const sizes = await sentBy(first.world, () => judged(first.administrator, verdict, subject, idOf(first)));
    // The guard, what is read, what is written; what follows is of no account.
    const [, , steps = 0] = sizes;
    expect(steps).toBeGreaterThan(1);

    const { world, administrator, rock, commentId } = await scene();
    const id = subject === 'comment' ? commentId : rock.id;
    if (verdict === 'restore') await judged(administrator, 'withhold', subject, id);
    const kept = world.env;
    const state = await stateOf(rock.id);
    const orphans = await orphanedPhotos();
    for (let failing = 0; failing < steps; failing++) {
      let batches = 0;
      const broken = env.DB.prepare('INSERT INTO totals (name, value) VALUES (NULL, NULL)');
      world.env = envWith(kept, ({ batch }) => ({
        batch: <T>(statements: D1PreparedStatement[]) => {
          batches += 1;
          return batch<T>(batches === 3 ? statements.with(failing, broken) : statements);
        },
      }));
      expect((await judge(administrator, verdict, subject, id)).status).toBe(500);
      expect(batches).toBe(3);
      expect(await stateOf(rock.id)).toEqual(state);
      expect(await orphanedPhotos()).toEqual(orphans);
    }
    world.env = kept;
    await judged(administrator, verdict, subject, id);
  },
);

test.each(['photo', 'rock'] as const)(
  'a bucket that fails while a %s is withheld leaves it in sight',
  async (subject) => {
    const { world, administrator, rock, key } = await scene();
    const kept = world.env;
    const state = await stateOf(rock.id);
    for (const method of ['get', 'put'] as const) {
      world.env = { ...kept, PHOTOS: bucketWithout(method) };
      expect((await judge(administrator, 'withhold', subject, rock.id)).status).toBe(503);
      expect(await stateOf(rock.id)).toEqual(state);
      expect([await isStored(key), await orphanedPhotos()]).toEqual([true, []]);
    }
    // The verdict stands when only the old photo cannot be removed; the next tick does that.
    world.env = { ...kept, PHOTOS: bucketWithout('delete') };
    await judged(administrator, 'withhold', subject, rock.id);
    expect([(await rockRow(rock.id)).photoKey, await isStored(key)]).toEqual([null, true]);
    await tickHourly(env, world.parts);
    expect([await isStored(key), await orphanedPhotos()]).toEqual([false, []]);
  },
);

test('an answer that is lost after the database has written leaves no picture behind, and is told again', async () => {
  const { world, administrator, rock, key } = await scene();
  const kept = world.env;
  const repeated = { key: newId() };
  let batches = 0;
  world.env = envWith(kept, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      batches += 1;
      const answers = await batch<T>(statements);
      if (batches === 3) throw new Error('D1_ERROR: Network connection lost.');
      return answers;
    },
  }));
  expect((await judge(administrator, 'withhold', 'photo', rock.id, repeated)).status).toBe(503);
  world.env = kept;
  const { photoKey, withheldPhotoKey } = await rockRow(rock.id);
  expect([photoKey, await isStored(withheldPhotoKey)]).toEqual([null, true]);
  const again = await judge(administrator, 'withhold', 'photo', rock.id, repeated);
  expect([again.status, await again.json()]).toEqual([200, { isWithheld: true }]);
  expect(await actsOn(rock.id)).toHaveLength(1);
  // The old address is dead with the next tick, and the author is told.
  await tickHourly(env, world.parts);
  expect([await isStored(key), await orphanedPhotos()]).toEqual([false, []]);
  expect(world.letters).toHaveLength(1);
});

test('a connection that is lost before the database has written leaves the photo where it was', async () => {
  const { world, administrator, rock, key } = await scene();
  const kept = world.env;
  world.env = losingTheWrite(world);
  expect((await judge(administrator, 'withhold', 'photo', rock.id)).status).toBe(503);
  world.env = kept;
  expect([(await rockRow(rock.id)).photoKey, await isStored(key)]).toEqual([key, true]);
  expect(await actsOn(rock.id)).toEqual([]);
  await judged(administrator, 'withhold', 'photo', rock.id);
});

test('a copy that nothing names goes with a later tick, whatever became of the write', async () => {
  const { world, administrator, rock, key } = await scene();
  const kept = world.env;
  world.env = losingTheWrite(world);
  const stored = async () => (await env.PHOTOS.list()).objects.map(({ key: name }) => name);
  const before = new Set(await stored());
  expect((await judge(administrator, 'withhold', 'photo', rock.id)).status).toBe(503);
  const [copy = '', ...others] = (await stored()).filter((name) => !before.has(name));
  expect([copy, others]).not.toEqual(['', []]);
  world.env = kept;
  // Not before a slow write may have named it.
  await tickHourly(env, world.parts);
  expect(await isStored(copy)).toBe(true);
  world.now += hour;
  await tickHourly(env, world.parts);
  expect([await isStored(copy), await isStored(key)]).toEqual([false, true]);
});

test('a photo that is not in the bucket is no hindrance', async () => {
  const { administrator, rock, key } = await scene();
  await env.PHOTOS.delete(key);
  await judged(administrator, 'withhold', 'photo', rock.id);
  expect(await rockRow(rock.id)).toMatchObject({ photoKey: null });
  await judged(administrator, 'restore', 'photo', rock.id);
  expect((await rockRow(rock.id)).photoKey).not.toBeNull();
});

test('a rock without a photo is withheld and restored all the same', async () => {
  const { administrator, rock, key } = await scene();
  await db.delete(photoDrops).where(eq(photoDrops.key, key));
  await env.DB.prepare('UPDATE rocks SET photo_key = NULL WHERE id = ?').bind(rock.id).run();
  await judged(administrator, 'withhold', 'rock', rock.id);
  await judged(administrator, 'restore', 'rock', rock.id);
  expect(await rockRow(rock.id)).toMatchObject({ withheldAt: null, photoKey: null, withheldPhotoKey: null });
});

test('of a photo that is gone the reports can be settled, and nothing else', async () => {
  const { administrator, rock } = await scene();
  await env.DB.prepare('UPDATE rocks SET photo_key = NULL WHERE id = ?').bind(rock.id).run();
  for (const verdict of ['withhold', 'restore'] as const)
    expect((await judge(administrator, verdict, 'photo', rock.id)).status).toBe(404);
  await judged(administrator, 'settle', 'photo', rock.id);
  const answer = await administrator.request('/api/admin/reports');
  const things = (await answer.json<ReportedThing[]>()).filter(({ subjectId }) => subjectId === rock.id);
  expect(things.map(({ subject }) => subject)).toEqual(['rock']);
});
