import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ReportedThing } from '../../schema/moderation.ts';
import { rocks } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { expectAgreementAfterEach, orphanedPhotos } from '../testing/recount.ts';
import { asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { bindingWith, fails } from '../testing/binding.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { actionsOn, isStored, judge, judged, report, rockRow, rockWithPhoto } from '../testing/moderation.ts';

expectAgreementAfterEach();

async function scene() {
  const world = makeWorld();
  const [owner, reporter] = [await asMember(world), await asMember(world)];
  const administrator = await asAdministrator(world);
  const { rock, key } = await rockWithPhoto(owner);
  for (const subject of ['photo', 'rock'] as const) await report([reporter], subject, rock.id);
  return { world, administrator, rock, key, kept: world.env };
}

/** The bindings with a D1 that fails the third batch, which writes, before or after it is executed. */
function losingTheWrite(real: Env, when: 'before' | 'after'): Env {
  let batches = 0;
  return envWith(real, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      batches += 1;
      if (batches !== 3) return batch<T>(statements);
      if (when === 'after') await batch<T>(statements);
      throw new Error('D1_ERROR: Network connection lost.');
    },
  }));
}

const withoutPhoto = (id: string) => db.update(rocks).set({ photoKey: null }).where(eq(rocks.id, id));

test.each(['photo', 'rock'] as const)(
  'a %s stays visible when R2 fails while it is withheld',
  async (subject) => {
    const { world, administrator, rock, key, kept } = await scene();
    const row = await rockRow(rock.id);
    for (const method of ['get', 'put'] as const) {
      world.env = { ...kept, PHOTOS: bindingWith(env.PHOTOS, { [method]: fails }) };
      expect((await judge(administrator, 'withhold', subject, rock.id)).status).toBe(503);
      expect([await rockRow(rock.id), await actionsOn(rock.id)]).toEqual([row, []]);
      expect([await isStored(key), await orphanedPhotos()]).toEqual([true, []]);
    }
    // The verdict stands if only the old photo cannot be deleted; the next hourly job deletes it.
    world.env = { ...kept, PHOTOS: bindingWith(env.PHOTOS, { delete: fails }) };
    await judged(administrator, 'withhold', subject, rock.id);
    expect([(await rockRow(rock.id)).photoKey, await isStored(key)]).toEqual([null, true]);
    await runHourly(env, world.deps);
    expect([await isStored(key), await orphanedPhotos()]).toEqual([false, []]);
  },
);

test('a response that is lost after D1 has written leaves no orphaned photo, and a retry gets it', async () => {
  const { world, administrator, rock, key, kept } = await scene();
  const repeated = { key: newId() };
  world.env = losingTheWrite(kept, 'after');
  expect((await judge(administrator, 'withhold', 'photo', rock.id, repeated)).status).toBe(503);
  world.env = kept;
  const { photoKey, withheldPhotoKey } = await rockRow(rock.id);
  expect([photoKey, await isStored(withheldPhotoKey)]).toEqual([null, true]);
  const again = await judge(administrator, 'withhold', 'photo', rock.id, repeated);
  expect([again.status, await again.json()]).toEqual([200, { isWithheld: true }]);
  expect(await actionsOn(rock.id)).toHaveLength(1);
  // The next hourly job deletes the old photo and emails the author.
  await runHourly(env, world.deps);
  expect([await isStored(key), await orphanedPhotos()]).toEqual([false, []]);
  expect(world.emails).toHaveLength(1);
});

test('a connection that is lost before D1 has written leaves the photo in place; a later hourly job deletes its copy', async () => {
  const { world, administrator, rock, key, kept } = await scene();
  const stored = async () => (await env.PHOTOS.list()).objects.map(({ key: name }) => name);
  const before = new Set(await stored());
  world.env = losingTheWrite(kept, 'before');
  expect((await judge(administrator, 'withhold', 'photo', rock.id)).status).toBe(503);
  world.env = kept;
  expect([(await rockRow(rock.id)).photoKey, await actionsOn(rock.id)]).toEqual([key, []]);
  const [copy = ''] = (await stored()).filter((name) => !before.has(name));
  // The copy stays while a slow write could still name it.
  await runHourly(env, world.deps);
  expect(await isStored(copy)).toBe(true);
  world.now += hour;
  await runHourly(env, world.deps);
  expect([await isStored(copy), await isStored(key)]).toEqual([false, true]);
  await judged(administrator, 'withhold', 'photo', rock.id);
});

test('a photo that is missing in the bucket blocks no verdict', async () => {
  const { administrator, rock, key } = await scene();
  await env.PHOTOS.delete(key);
  await judged(administrator, 'withhold', 'photo', rock.id);
  expect(await rockRow(rock.id)).toMatchObject({ photoKey: null });
  await judged(administrator, 'restore', 'photo', rock.id);
  expect((await rockRow(rock.id)).photoKey).not.toBeNull();
});

test('a rock without a photo can be withheld and restored', async () => {
  const { administrator, rock } = await scene();
  await withoutPhoto(rock.id);
  for (const verdict of ['withhold', 'restore'] as const)
    await judged(administrator, verdict, 'rock', rock.id);
  expect(await rockRow(rock.id)).toMatchObject({ withheldAt: null, photoKey: null, withheldPhotoKey: null });
});

test('for a deleted photo the reports can be settled, and nothing else', async () => {
  const { administrator, rock } = await scene();
  await withoutPhoto(rock.id);
  for (const verdict of ['withhold', 'restore'] as const)
    expect((await judge(administrator, verdict, 'photo', rock.id)).status).toBe(404);
  await judged(administrator, 'settle', 'photo', rock.id);
  const answer = await administrator.request('/api/admin/reports');
  const things = (await answer.json<ReportedThing[]>()).filter(({ subjectId }) => subjectId === rock.id);
  expect(things.map(({ subject }) => subject)).toEqual(['rock']);
});
