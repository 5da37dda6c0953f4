import { expect, inject } from 'vitest';
import { crowdSizes, memberId } from '../../worker/testing/crowd/size.ts';
import { proof } from '../../worker/testing/proof.ts';
import { openStore } from '../app/store.ts';
import { copyDataSet, prepareDataSet } from '../bench/data-set.ts';
import { connections, figureOfLoad, hiddenCodes, loadLimits, loadMixed } from '../bench/mixed-load.ts';
import { putPhotos } from '../bench/photos.ts';
import { signIn } from './members.ts';
import { examine } from './state.ts';
import { test } from './trial.ts';

const seconds = Number(process.env['LOAD_SECONDS'] ?? loadLimits.seconds);

test('20 connections read, like, find and hide again among 10,000 rocks, and nothing fails', async ({
  task,
  folder,
  start,
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

  const app = await start({ stateDir });
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
