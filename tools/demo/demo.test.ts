import sharp from 'sharp';
import { expect } from 'vitest';
import { AmbassadorInput } from '../../schema/ambassadors.ts';
import { productOf } from '../../schema/catalogue.ts';
import { isMistyped } from '../../schema/codes.ts';
import { LocationInput } from '../../schema/journey-input.ts';
import { RockInput } from '../../schema/rock-input.ts';
import { paintingOf } from '../../painting/paint-rock.ts';
import { contradictionsQuery, driftQuery } from '../../worker/testing/agreement.ts';
import { test } from '../app/folder.ts';
import '../app/local.ts';
import { migrate } from '../app/migrate.ts';
import { openStore } from '../app/store.ts';
import { loadPlaces } from '../places/load.ts';
import { insertWorld, isEmpty, missingPictures, sampleCodes } from './load.ts';
import { accounts, day } from './members.ts';
import { pictureSize, render, storePictures } from './pictures.ts';
import type { Row } from './row.ts';
import { buildWorld, type World } from './world.ts';

const end = Date.UTC(2026, 5, 14);
const world = buildWorld(end);

test('a new folder gets every migration once and the demo, whose rows do not contradict each other', async ({
  folder,
}) => {
  let store = await openStore(folder);
  const all = async (query: string) => (await store.db.prepare(query).all<{ name: string }>()).results;
  const applied = await migrate(store);
  expect(applied[0]).toBe('0000_first_tables.sql');
  expect((await all('SELECT name FROM d1_migrations ORDER BY id')).map(({ name }) => name)).toEqual(applied);

  expect([await isEmpty(store), await sampleCodes(store)]).toEqual([true, []]);
  expect([await loadPlaces(store), await loadPlaces(store)]).toEqual([true, false]);
  await insertWorld(store, world);
  expect(await isEmpty(store)).toBe(false);
  expect(Object.values((await all(driftQuery))[0] ?? {}).filter((value) => Number(value) !== 0)).toEqual([]);
  expect([...(await all(contradictionsQuery)), ...(await all('PRAGMA foreign_key_check'))]).toEqual([]);
  const unnamed = `SELECT id AS name FROM entries WHERE town IS NULL OR town = '[]' UNION ALL
    SELECT id FROM rocks WHERE (hidden_at IS NULL) <> (hidden_town IS NULL) UNION ALL
    SELECT id FROM activities WHERE (type = 'rock_created') <> (town IS NULL)`;
  expect(await all(unnamed)).toEqual([]);
  const samples = await sampleCodes(store);
  expect(samples).toHaveLength(3);
  const hidden = world.rocks.filter(({ status }) => status === 'hidden');
  for (const sample of samples) expect(hidden).toContainEqual(expect.objectContaining(sample));

  await store.close();
  store = await openStore(folder);
  expect(await migrate(store)).toEqual([]);
  expect(await sampleCodes(store)).toEqual(samples);
  const missing = await missingPictures(store, world);
  expect(missing).toHaveLength(200);
  let asked = 0;
  const left = await storePictures(missing, store.photos, () => ++asked > 3);
  expect(left).toEqual(missing.slice(3));
  expect(await missingPictures(store, world)).toEqual(left);
  await store.close();
});

test('the same end date gives the same world, and another date the same rocks and codes', () => {
  expect(buildWorld(end)).toEqual(world);
  const codes = ({ rocks }: World) =>
    rocks.map(({ id, name, code, photoKey }) => ({ id, name, code, photoKey }));
  expect(codes(buildWorld(end + 40 * day))).toEqual(codes(world));
});

test('there is enough to see: active, hidden and held rocks in many countries, up to the end date', () => {
  expect([world.members.length, world.rocks.length, world.countries.length]).toEqual([12, 200, 35]);
  const counted = Object.groupBy(world.rocks, ({ status }) => status);
  expect([counted.active?.length, counted.found?.length, counted.hidden?.length]).toEqual([14, 26, 160]);
  const times = world.entries.map(({ createdAt }) => createdAt);
  expect(Math.min(...times)).toBeLessThan(end - 230 * day);
  expect(Math.max(...times)).toBeGreaterThan(end - 2 * day);
});

test('each demo account has the data that it is meant to show', () => {
  const member = ({ email }: { email: string }) => world.members.find((row) => row.email === email);
  expect(member(accounts.pro)?.hasManualPlan).toBe(true);
  expect(member(accounts.newcomer)).toMatchObject({ isFirstLogin: true, rockCount: 0 });
  expect(member(accounts.admin)).toBeDefined();
  const collector = member(accounts.collector);
  expect(collector?.rockCount).toBeGreaterThan(30);
  expect(world.rocks.filter(({ holderId }) => holderId === collector?.id).length).toBeGreaterThanOrEqual(2);
});

test('the app would accept all data of the demo, and no code occurs twice', () => {
  for (const { name, description, code } of world.rocks)
    expect(RockInput.parse({ name, description, laserEngraverId: code })).toMatchObject({
      name,
      description,
    });
  for (const { locationName, latitude, longitude, notes } of world.entries) {
    const place = { locationName, latitude, longitude, notes };
    expect(LocationInput.parse(place)).toMatchObject(place);
  }
  for (const { name, email, address, city, state, zipcode, country } of world.ambassadorApplications) {
    const input = { name, email, address, city, state, zipcode, country };
    expect(AmbassadorInput.parse(input)).toEqual(input);
  }
  expect(world.rocks.filter(({ code }) => isMistyped(code))).toEqual([]);
  const codes = [...world.rocks, ...world.labels].map(({ codeKey }) => codeKey);
  expect(new Set(codes).size).toBe(codes.length);
});

test('each rock is hidden and found in order of time, at the same place, by members who had joined', () => {
  const joined = new Map(world.members.map(({ id, createdAt }) => [id, createdAt]));
  const entriesOf = Map.groupBy(world.entries, ({ rockId }) => rockId);
  for (const rock of world.rocks) {
    expect(rock.createdAt).toBeGreaterThan(joined.get(rock.ownerId) ?? end);
    let before: Partial<Row<'entries'>> & { createdAt: number } = {
      memberId: rock.ownerId,
      createdAt: rock.createdAt,
    };
    for (const entry of entriesOf.get(rock.id) ?? []) {
      expect(entry.createdAt).toBeGreaterThan(before.createdAt);
      expect(entry.createdAt).toBeGreaterThan(joined.get(entry.memberId ?? '') ?? end);
      expect(entry.createdAt).toBeLessThanOrEqual(end);
      const { latitude, longitude, memberId } = entry;
      if (entry.action === 'found') expect(before).toMatchObject({ latitude, longitude });
      else expect(memberId).toBe(before.memberId);
      before = entry;
    }
  }
});

test('the administrator has orders to ship, a report of each kind by another member, and visitor counts', () => {
  expect(world.orders.filter(({ shippedAt, status }) => !shippedAt && status === 'completed')).toHaveLength(
    3 + 1,
  );
  for (const { id, productId, amount, shipping } of world.orders) {
    const product = productOf(productId);
    expect(amount).toBe(product?.cents);
    expect(world.labels.filter(({ orderId }) => orderId === id)).toHaveLength(product?.labels ?? 0);
    expect(shipping?.country).toMatch(/^[A-Z]{2}$/);
  }
  expect(world.reports.map(({ subject }) => subject)).toEqual(['photo', 'rock', 'comment']);
  for (const { rockId, commentId, reporterId } of world.reports) {
    const comment = world.comments.find(({ id }) => id === commentId);
    expect(reporterId).not.toBe(comment?.memberId ?? world.rocks.find(({ id }) => id === rockId)?.ownerId);
  }
  expect(world.visitDays.at(-1)?.day).toBe('2026-06-13');
  expect(world.visitDays.length).toBeGreaterThanOrEqual(30);
});

test('a photo shows the motif that its rock is named after, and has no metadata', async () => {
  for (const { rockId, motif } of world.pictures) expect(paintingOf(rockId).motif).toBe(motif);
  for (const picture of world.pictures.slice(0, 2)) {
    const { format, width, height, exif, icc, xmp } = await sharp(await render(picture)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: pictureSize, height: pictureSize });
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  }
});
