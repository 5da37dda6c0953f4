import { expect, inject } from 'vitest';
import { crowdSizes } from '../../worker/testing/crowd/size.ts';
import { proof } from '../../worker/testing/proof.ts';
import { copyDataSet, prepareDataSet } from '../bench/data-set.ts';
import { connections, loadLimits, loadState } from '../bench/mixed-load.ts';
import { examine } from './state.ts';
import { test } from './trial.ts';

const seconds = Number(process.env['LOAD_SECONDS'] ?? loadLimits.seconds);

test('20 connections read, like, find and rehide among 10,000 rocks, and nothing fails', async ({
  task,
  folder,
  builtDir,
}) => {
  await prepareDataSet(folder, 'small');
  const stateDir = copyDataSet(folder, 'small');
  expect(examine(stateDir).faults).toEqual([]);
  const load = { builtDir, size: crowdSizes.small, seconds, seed: inject('seed') };
  const { figure, passLine, short, failures } = await loadState(stateDir, load);

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
