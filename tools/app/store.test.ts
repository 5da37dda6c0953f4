import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertWorld, isEmpty, missingPictures, sampleCodes } from '../demo/load.ts';
import { storePictures } from '../demo/pictures.ts';
import { buildWorld } from '../demo/world.ts';
import './local.ts';
import { migrate } from './migrate.ts';
import { steadily } from './steadily.ts';
import { openStore, type Store } from './store.ts';

let stateDir: string;
let store: Store;

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'rockabout-store-'));
  store = await openStore(stateDir);
});

afterAll(async () => {
  await store.close();
  await rm(stateDir, { recursive: true, maxRetries: 5 });
});

test('a new folder gets every migration, once, and the demo with every constraint kept', async () => {
  const applied = await steadily(() => migrate(store));
  expect(applied[0]).toBe('0000_first_tables.sql');
  expect(await migrate(store)).toEqual([]);
  const { results } = await store.db
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all<{ name: string }>();
  expect(results.map(({ name }) => name)).toEqual(applied);

  expect(await isEmpty(store)).toBe(true);
  expect(await sampleCodes(store)).toEqual([]);
  const world = buildWorld(Date.UTC(2026, 5, 14));
  await steadily(() => insertWorld(store, world));
  expect(await isEmpty(store)).toBe(false);
  expect(await store.db.prepare('SELECT count(*) AS count FROM entries').first('count')).toBe(
    world.entries.length,
  );
  expect((await store.db.prepare('PRAGMA foreign_key_check').all()).results).toEqual([]);
  const hidden = world.rocks
    .filter(({ status }) => status === 'hidden')
    .map(({ name, code }) => ({ name, code }));
  const samples = await sampleCodes(store);
  expect(samples).toHaveLength(3);
  for (const sample of samples) expect(hidden).toContainEqual(sample);

  await store.close();
  store = await openStore(stateDir);
  expect(await steadily(() => migrate(store))).toEqual([]);
  expect(await sampleCodes(store)).toEqual(samples);

  const missing = await missingPictures(store, world);
  expect(missing).toHaveLength(200);
  let asked = 0;
  const left = await storePictures(missing, store.photos, () => ++asked > 3);
  expect(left).toEqual(missing.slice(3));
  expect(await missingPictures(store, world)).toEqual(left);
});
