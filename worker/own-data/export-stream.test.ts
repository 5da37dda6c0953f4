// The archive as a stream: its bytes, photos that are lost or replaced, failures on the way, and its memory.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { normalizeCode } from '../../schema/codes.ts';
import { exportFiles } from '../../schema/export-files.ts';
import * as tables from '../../schema/tables/index.ts';
import { writeAll } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { exportOf, filesIn, jsonIn, textIn } from '../testing/archive.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { bindingWith } from '../testing/binding.ts';
import { countingEnv } from '../testing/cost.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { newMadeUpCode } from '../testing/make.ts';
import { rockWithPhoto, setAvatar } from '../testing/moderation.ts';
import { hiddenRock, hideRock, registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';

const noon = Date.UTC(2026, 4, 1, 12);

test('photos are joined by the rock’s id, with their bytes as stored; two archives are equal byte for byte', async () => {
  const world = makeWorld(noon);
  world.env = { ...world.env, NETWORK_SECRET: 'a secret' };
  const painter = await asMember(world);
  const { rock, key } = await rockWithPhoto(painter);
  const archive = await exportOf(painter);
  const files = filesIn(archive);
  const stored = await env.PHOTOS.get(key);
  expect(files[`photos/${rock.id}.webp`]).toEqual(
    new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer(0)),
  );
  expect(jsonIn(files, 'photos.json')).toMatchObject({
    photos: [{ rock: rock.id, file: `photos/${rock.id}.webp`, proof: expect.stringMatching(/^[\w-]{43}$/) }],
  });
  world.now += 1000;
  expect(await exportOf(painter)).toEqual(archive);
});

test('a photo that R2 has lost is left out, and named; the others are there', async () => {
  const world = makeWorld(noon);
  const painter = await asMember(world);
  const { rock: lost, key } = await rockWithPhoto(painter, { name: 'Lost' });
  const { rock: kept } = await rockWithPhoto(painter);
  await setAvatar(painter);
  const nothing = jsonIn(filesIn(await exportOf(painter)), 'photos.json');
  expect(nothing).toMatchObject({ missing: [] });
  const [{ photoKey } = { photoKey: '' }] = await db
    .select()
    .from(tables.members)
    .where(eq(tables.members.id, painter.member.id));
  await env.PHOTOS.delete([key, photoKey ?? '']);
  const files = filesIn(await exportOf(painter));
  expect(Object.keys(files).filter((name) => name.startsWith('photos/'))).toEqual([`photos/${kept.id}.webp`]);
  const photos = jsonIn(files, 'photos.json');
  expect(z.safeParse(exportFiles['photos.json'], photos).error).toBeUndefined();
  expect(photos).toMatchObject({ photos: [{ rock: kept.id }], missing: [{ rock: lost.id }] });
  expect(jsonIn(files, 'account.json')).toMatchObject({ profile: { picture: null } });
  expect(textIn(files, 'README.txt')).toContain('- the photo of Lost\n- your profile picture\n');
});

test('a photo that is replaced or removed while the archive is read is no missing one', async () => {
  const world = makeWorld();
  const painter = await asMember(world);
  const { rock, key } = await rockWithPhoto(painter);
  const { key: newer } = await rockWithPhoto(painter);
  const isIt = eq(tables.rocks.id, rock.id);
  const { env: real } = world;
  for (const [photoKey, files] of [
    [newer, 2],
    [null, 1],
  ] as const) {
    await db.update(tables.rocks).set({ photoKey: key }).where(isIt);
    const get = async (asked: string) => {
      if (asked !== key) return env.PHOTOS.get(asked);
      await db.update(tables.rocks).set({ photoKey }).where(isIt);
      return null;
    };
    world.env = { ...real, PHOTOS: bindingWith(real.PHOTOS, { get }) };
    const archive = filesIn(await exportOf(painter));
    expect(Object.keys(archive).filter((name) => name.startsWith('photos/'))).toHaveLength(files);
    expect(jsonIn(archive, 'photos.json')).toMatchObject({ missing: [] });
  }
});

test('an R2 that fails is asked once more, and one that goes on failing, or a D1 that fails midway, breaks the download', async () => {
  const world = makeWorld();
  const painter = await asMember(world);
  await rockWithPhoto(painter);
  const { env: real } = world;
  const failing = (times: number) => {
    let left = times;
    const get = (key: string) =>
      left-- > 0 ? Promise.reject(new Error('R2 is away')) : real.PHOTOS.get(key);
    world.env = { ...real, PHOTOS: bindingWith(real.PHOTOS, { get }) };
  };
  const broken = async () => {
    const answer = await painter.request('/api/user/export.zip');
    expect(answer.status).toBe(200);
    return expect(answer.arrayBuffer()).rejects.toThrow();
  };
  failing(1);
  expect(jsonIn(filesIn(await exportOf(painter)), 'photos.json')).toMatchObject({ missing: [] });
  failing(2);
  await broken();
  let calls = 0;
  world.env = envWith(real, ({ batch }) => ({
    batch: (statements) => (++calls > 6 ? Promise.reject(new Error('D1_ERROR')) : batch(statements)),
  }));
  await broken();
  world.env = real;
  expect(filesIn(await exportOf(painter))).toHaveProperty('README.txt');
});

test('archives that are read at once are equal, and what is registered meanwhile is in no file of theirs', async () => {
  const world = makeWorld(noon);
  const painter = await asMember(world);
  const rock = await hiddenRock(painter);
  const answers = await Promise.all([1, 2].map(() => painter.request('/api/user/export.zip')));
  const readers = answers.map(({ body }) => body!.getReader());
  const begun = await Promise.all(readers.map((reader) => reader.read()));
  world.now += 1;
  const later = await registerRock(painter, { name: 'Later' });
  await hideRock(painter, later.id);
  const archives = await Promise.all(
    readers.map(async (reader, i) => {
      const pieces = [begun[i]!.value!];
      for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
      return new Uint8Array(await new Blob(pieces).arrayBuffer());
    }),
  );
  expect(archives[0]).toEqual(archives[1]);
  const files = filesIn(archives[0]!);
  expect(jsonIn(files, 'rocks.json')).toMatchObject({ rocks: [{ id: rock.id }] });
  for (const name of ['rocks.json', 'journeys.json', 'journeys.gpx', 'csv/rocks.csv'])
    expect(textIn(files, name)).not.toContain('Later');
});

test('an archive of many photos is never whole in memory: a few photos are fetched ahead of what was sent', async ({
  task,
}) => {
  const many = inject('isThorough') ? 5000 : 60;
  const world = makeWorld();
  const painter = await asMember(world);
  const { rock, key } = await rockWithPhoto(painter);
  const [row] = await db.select().from(tables.rocks).where(eq(tables.rocks.id, rock.id));
  const others = Array.from({ length: many - 1 }, (_, i) => {
    const [id, code] = [newId(), newMadeUpCode()];
    return { ...row!, id, code, codeKey: normalizeCode(code), createdAt: row!.createdAt - i };
  });
  await writeAll(db, insertRows(db, tables.rocks, others));
  const size = (await env.PHOTOS.head(key))?.size ?? 0;
  const { env: counting, spent } = countingEnv(world.env);
  let [asked, sent, ahead] = [0, 0, 0];
  const get = (...given: Parameters<R2Bucket['get']>) => {
    asked += 1;
    ahead = Math.max(ahead, asked - Math.floor(sent / size));
    return env.PHOTOS.get(...given);
  };
  world.env = { ...counting, PHOTOS: bindingWith(env.PHOTOS, { get }) };
  const answer = await painter.request('/api/user/export.zip');
  for await (const piece of answer.body ?? []) sent += piece.length;
  expect(asked).toBe(many);
  expect(sent).toBeGreaterThan(many * size);
  expect(ahead).toBeLessThanOrEqual(6);
  // D1 answers a thousand in a request.
  expect(spent.roundTrips).toBeLessThan(200);
  proof(task, {
    goal: 'G-Y1',
    what: `an archive of ${many} rocks with photos, at most 1,000 round trips to D1`,
    figure: `${spent.roundTrips} round trips, ${ahead} photos ahead`,
    passLine: 'at most 6 ahead',
  });
  // Other tests recount nothing.
  await db.delete(tables.rocks).where(eq(tables.rocks.ownerId, painter.member.id));
});
