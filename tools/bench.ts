// `npm run bench`: measures the cost and speed of the app with up to a million rocks.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crowdSizes, type SizeName } from '../worker/testing/crowd/size.ts';
import './app/local.ts';
import { takeFolder } from './app/lock.ts';
import { projectRoot } from './app/store.ts';
import { readArguments } from './arguments.ts';
import { buildWatched, bundleRows, type Bundle } from './bench/bundle.ts';
import { castOf } from './bench/calls.ts';
import { costRows, measureCosts, type Costs } from './bench/costs.ts';
import { bytesOf, copyDataSet, prepareDataSet } from './bench/data-set.ts';
import { loadLimits, loadState } from './bench/mixed-load.ts';
import { drawTable, type PartRow, type Row } from './bench/report.ts';
import { buildOwnWorkers, serveBench, type Runtime } from './bench/runtime.ts';
import { howItIsTimed, measureSpeeds, stageOf, type Stage } from './bench/speeds.ts';
import { startRows } from './bench/start-rows.ts';
import { writerRows } from './bench/writer.ts';

const parts = {
  a: 'cost of each call: round trips, rows, bytes',
  b: 'speed of calls, relative to Hono with one raw read',
  c: 'many readers and writers at once for ten minutes',
  d: 'size of the files that a browser loads first',
  e: 'the scan page and the map in a slow browser, and Lighthouse',
  f: 'load that one writer can take, simulated',
  g: 'time to the first response',
} as const;
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];
const sizeNames = Object.keys(crowdSizes) as SizeName[];

const usage = `npm run bench [-- [--size small|medium|large] [PART ...]]
  --size  number of rocks: 10,000, 100,000 or 1,000,000 (default)
${Object.entries(parts)
  .map(([part, says]) => `  ${part}       ${says}`)
  .join('\n')}`;

const { size, wanted } = readArguments(
  usage,
  { size: { type: 'string', default: 'large' } },
  (values, names) => {
    const size = sizeNames.find((name) => name === values.size);
    if (size === undefined) throw new Error(`There is no size ${values.size}.`);
    const unknown = names.find((part) => !Object.hasOwn(parts, part));
    if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`);
    return { size, wanted: partNames.filter((part) => names.length === 0 || names.includes(part)) };
  },
);
const folder = resolve(projectRoot, '.state/bench');
const ownDir = resolve(folder, 'workers');
const builtDir = resolve(folder, 'app');
const rows: PartRow[] = [];

// Two runs at once would write to each other's copies and distort each other's times.
const other = takeFolder(folder);
if (other !== undefined) {
  console.error(`Another bench is running, as process ${other}.`);
  process.exit(1);
}
for (const one of sizesUpTo(size)) await prepare(one);
const bundle = await build();
const run: Readonly<Record<Part, () => Promise<Row[]>>> = {
  a: costsOfEverySize,
  b: speedsOfBothEnds,
  c: loadedRows,
  d: async () => bundleRows(bundle),
  e: async () => (await import('./bench/browser-rows.ts')).browserRows(folder, size, builtDir),
  f: () => Promise.resolve(writerRows()),
  g: () => startRows({ ownDir, builtDir }),
};
for (const part of wanted) {
  console.log(`\n${part}: ${parts[part]}`);
  const own = (await run[part]()).map((row) => ({ part, ...row }));
  rows.push(...own);
  console.log(drawTable(own));
}
if (wanted.length > 1) console.log(`\n${drawTable(rows)}`);
const short = rows.filter(({ isMet }) => isMet === false);
console.log(`\n${rows.filter(({ isMet }) => isMet).length} budgets met, ${short.length} not met`);
writeFileSync(
  resolve(folder, `report-${size}.json`),
  JSON.stringify({ size, at: new Date().toISOString(), rows }, null, 2),
);

async function prepare(one: SizeName): Promise<void> {
  const start = performance.now();
  const isNew = await prepareDataSet(folder, one);
  const seconds = isNew ? `, created in ${((performance.now() - start) / 1000).toFixed(0)} s` : '';
  console.log(
    `${one}: ${crowdSizes[one].rocks} rocks, ${(bytesOf(folder, one) / 1e6).toFixed(0)} MB${seconds}`,
  );
}

async function build(): Promise<Bundle> {
  await buildOwnWorkers(ownDir);
  return await buildWatched(builtDir);
}

async function costsOfEverySize(): Promise<Row[]> {
  const bySize = new Map<SizeName, Costs>();
  for (const one of sizesUpTo(size)) {
    const runtime = await serveBench({ stateDir: copyDataSet(folder, one), ownDir, builtDir });
    bySize.set(one, await measureCosts(runtime.originOf.counting, await castOf(runtime, crowdSizes[one])));
    await runtime.stop();
  }
  return costRows(bySize);
}

async function speedsOfBothEnds(): Promise<Row[]> {
  console.log(howItIsTimed);
  const runtimes: Runtime[] = [];
  const stages: Stage[] = [];
  for (const one of new Set<SizeName>(['small', size])) {
    const runtime = await serveBench({ stateDir: copyDataSet(folder, one), ownDir, builtDir });
    runtimes.push(runtime);
    stages.push(await stageOf(runtime, one));
  }
  const measured = await measureSpeeds(stages);
  for (const runtime of runtimes) await runtime.stop();
  return measured;
}

async function loadedRows(): Promise<Row[]> {
  const { readers, writers, minutes } = loadLimits;
  const loaded = await loadState(copyDataSet(folder, size), {
    builtDir,
    size: crowdSizes[size],
    minutes,
    seed: 1,
  });
  const { figure, passLine, timesHealth, short, failures } = loaded;
  return [
    {
      what: `${readers} readers and ${writers} writers for ${minutes} minutes, ${size}`,
      goal: passLine,
      figure,
      ratio: `p95 of writes is ${timesHealth.toFixed(1)} × /health`,
      isMet: short === '' && failures.every((count) => count === 0),
    },
  ];
}

function sizesUpTo(largest: SizeName): SizeName[] {
  return sizeNames.slice(0, sizeNames.indexOf(largest) + 1);
}
