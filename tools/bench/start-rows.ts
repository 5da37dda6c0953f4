// Measures the time to the first response: of a runtime with the app alone, and of `npm start` on an empty folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../app/port.ts';
import { projectRoot } from '../app/store.ts';
import { startBudgets } from './budgets.ts';
import type { Row } from './report.ts';
import { coldStart, type Built } from './runtime.ts';

const runs = 5;

export async function startRows(built: Built): Promise<Row[]> {
  const times = { reference: [] as number[], app: [] as number[] };
  // Interleaved, so that disturbances of the machine affect both.
  for (let run = 0; run < runs; run++)
    for (const worker of ['reference', 'app'] as const) times[worker].push(await coldStart(worker, built));
  const [bare, app] = [Math.min(...times.reference), Math.min(...times.app)];
  const start = await npmStart();
  const { timesBare, seconds } = startBudgets;
  return [
    {
      what: 'first response of a cold runtime',
      goal: `≤ ${timesBare} times bare Hono`,
      figure: `${app.toFixed(0)} ms, including the runtime’s own start; best of ${runs}`,
      ratio: `${(app / bare).toFixed(2)} times bare Hono`,
      isMet: app <= timesBare * bare,
    },
    {
      what: 'npm start, installed',
      goal: `≤ ${seconds} s to its first response`,
      figure: `${start.toFixed(1)} s`,
      isMet: start <= seconds,
    },
  ];
}

/** Seconds until a page is served, without an earlier build and with a new database. */
async function npmStart(): Promise<number> {
  const stateDir = mkdtempSync(join(tmpdir(), 'rockabout-start-'));
  const port = await freePort();
  const begun = performance.now();
  const started = spawn(process.execPath, [resolve(projectRoot, 'tools/run.mjs'), 'start'], {
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: 'ignore',
  });
  try {
    while (!(await answers(`http://localhost:${port}/`))) {
      if (started.exitCode !== null) throw new Error('npm start has ended');
      await setTimeout(50);
    }
    return (performance.now() - begun) / 1000;
  } finally {
    const ended = started.exitCode === null ? once(started, 'exit') : undefined;
    started.kill('SIGINT');
    await ended;
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
