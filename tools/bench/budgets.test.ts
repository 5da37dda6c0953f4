import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { crowdSizes } from '../../worker/testing/crowd/size.ts';
import { test as withFolder } from '../app/folder.ts';
import '../app/local.ts';
import { buildWatched, keptBundle, oversized } from './bundle.ts';
import { castOf } from './calls.ts';
import { measureCosts, overBudget } from './costs.ts';
import { copyDataSet, prepareDataSet } from './data-set.ts';
import { buildOwnWorkers, serveBench } from './runtime.ts';
import { bundleShortfalls, costShortfalls, objections } from './shortfalls.ts';

const test = withFolder.extend('built', { scope: 'file' }, async ({ folder }) => {
  // `npm test` has built the app already.
  const { BUILT_DIR } = process.env;
  if (BUILT_DIR) return { builtDir: BUILT_DIR, bundle: keptBundle(BUILT_DIR) };
  const builtDir = join(folder, 'app');
  return { builtDir, bundle: await buildWatched(builtDir) };
});

test('with 10,000 rocks every call stays within its budget, or is listed as a shortfall', async ({
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
    // Otherwise some rows were not counted.
    for (const [name, { unmeasured }] of Object.entries(costs)) expect(unmeasured, name).toBe(0);
  } finally {
    await runtime.stop();
  }
});

test('the files that a browser loads first stay within their budgets, or are listed as shortfalls', ({
  built: { bundle },
}) => {
  expect(objections(oversized(bundle), bundleShortfalls, 100)).toEqual([]);
});

test('the decoder of QR codes is a file of our own that the service worker does not install', ({
  built: { builtDir, bundle },
}) => {
  expect(bundle.decoder).toBeGreaterThan(100_000);
  const list = readFileSync(join(builtDir, 'client/sw.js'), 'utf8');
  expect(list).toMatch(/assets\/found-rock-\w+\.js/);
  expect(list).not.toMatch(/\.wasm|our-decoder|scan-panel/);
});

test('the minified worker keeps its function names, so that the log shows where something failed', ({
  built: { builtDir },
}) => {
  const text = readFileSync(join(builtDir, 'rockabout/index.js'), 'utf8');
  expect(text).toMatch(/function findRock\(/);
  expect(text).toMatch(/function mapView\(/);
});
