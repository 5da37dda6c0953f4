import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { crowdSizes, memberId } from '../../worker/testing/crowd/size.ts';
import { proof } from '../../worker/testing/proof.ts';
import { buildApp } from '../app/build.ts';
import '../app/local.ts';
import { openStore } from '../app/store.ts';
import { copyDataSet, prepareDataSet } from '../bench/data-set.ts';
import { connections, figureOfLoad, hiddenCodes, loadLimits, loadMixed } from '../bench/mixed-load.ts';
import { putPhotos } from '../bench/photos.ts';
import { startApp } from './app.ts';
import { signIn } from './members.ts';
import { examine } from './state.ts';

const seconds = Number(process.env['LOAD_SECONDS'] ?? loadLimits.seconds);

let folder: string;
let builtDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rockabout-load-'));
  builtDir = join(folder, 'app');
  await buildApp(builtDir);
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

test('20 connections read, like, find and hide again among 10,000 rocks, and nothing fails', async ({
  task,
}) => {
  await prepareDataSet(folder, 'small');
  const stateDir = copyDataSet(folder, 'small');
  expect(examine(stateDir).faults).toEqual([]);
  const store = await openStore(stateDir);
  const photos = await putPhotos(store);
  const members = await signIn(
    store,
    Array.from({ length: 100 }, (_, number) => memberId(number)),
  );
  const hidden = await hiddenCodes(store);
  await store.close();

  const app = await startApp({ builtDir, stateDir });
  const load = { origin: app.origin, size: crowdSizes.small, members, hidden, photos, seed: inject('seed') };
  const { figure, passLine, short, failures } = figureOfLoad(await loadMixed(load, seconds), seconds);
  await app.stop();

  proof(task, {
    goal: 'G-L1',
    what: `${connections} connections for ${seconds} s`,
    figure,
    passLine,
    ...(short ? { short } : {}),
  });
  expect(examine(stateDir).faults).toEqual([]);
  expect(failures).toEqual([0, 0, 0]);
});
