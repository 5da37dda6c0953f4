import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { crowdSizes } from '../../worker/testing/crowd/size.ts';
import { buildApp } from '../app/build.ts';
import { test as withFolder } from '../app/folder.ts';
import '../app/local.ts';
import { bundleWatcher, oversized } from './bundle.ts';
import { castOf } from './calls.ts';
import { measureCosts, overBudget } from './costs.ts';
import { copyDataSet, prepareDataSet } from './data-set.ts';
import { buildOwnWorkers, serveBench } from './runtime.ts';
import { bundleShortfalls, costShortfalls, objections } from './shortfalls.ts';

const test = withFolder.extend('built', { scope: 'file' }, async ({ folder }) => {
  const builtDir = join(folder, 'app');
  const { plugin, seen } = bundleWatcher();
  await buildApp(builtDir, [plugin]);
  return { builtDir, bundle: seen() };
});

test('among 10,000 rocks every call costs what its budget says, or is known to cost more', async ({
  folder,
  built: { builtDir },
}) => {
  await prepareDataSet(folder, 'small');
  const ownDir = join(folder, 'workers');
  await buildOwnWorkers(ownDir);
  const runtime = await serveBench({ stateDir: copyDataSet(folder, 'small'), ownDir, builtDir });
  try {
    const costs = await measureCosts(runtime.originOf.counting, await castOf(runtime, crowdSizes.small));
    expect(objections(overBudget(costs), costShortfalls)).toEqual([]);
    // Otherwise there are rows that nobody counted.
    for (const [name, { unmeasured }] of Object.entries(costs)) expect(unmeasured, name).toBe(0);
  } finally {
    await runtime.stop();
  }
});

test('what a browser fetches first is as small as its budget says, or is known to be larger', ({
  built: { bundle },
}) => {
  expect(objections(oversized(bundle), bundleShortfalls, 100)).toEqual([]);
});

test('however small the worker is made it names its functions: the log says in which of them something failed', ({
  built: { builtDir },
}) => {
  const text = readFileSync(join(builtDir, 'rockabout/index.js'), 'utf8');
  expect(text).toMatch(/function findRock\(/);
  expect(text).toMatch(/function mapView\(/);
});
