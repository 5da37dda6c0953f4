import { expect, inject } from 'vitest';
import { crowdSizes } from '../../worker/testing/crowd/size.ts';
import { proof } from '../../worker/testing/proof.ts';
import { copyDataSet, prepareDataSet } from '../bench/data-set.ts';
import { loadLimits, loadState } from '../bench/mixed-load.ts';
import { examine } from './state.ts';
import { test } from './trial.ts';

const minutes = Number(process.env['LOAD_MINUTES'] ?? loadLimits.minutes);

test('200 readers and 20 writers share the app, nothing fails and nobody starves', async ({
  task,
  folder,
  builtDir,
}) => {
  await prepareDataSet(folder, 'small');
  const stateDir = copyDataSet(folder, 'small');
  expect(examine(stateDir).faults).toEqual([]);
  const load = { builtDir, size: crowdSizes.small, minutes, seed: inject('seed') };
  const { figure, passLine, short, failures } = await loadState(stateDir, load);

  proof(task, {
    goal: 'G-L1',
    what: `${loadLimits.readers} readers and ${loadLimits.writers} writers for ${minutes} minutes`,
    figure,
    passLine,
    ...(short ? { short } : {}),
  });
  expect(examine(stateDir).faults).toEqual([]);
  expect(failures).toEqual([0, 0, 0]);
});
