// The last release as a rehearsal needs it: its own build, with its own demo data or with a copy of given data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkOut } from '../app/build-of.ts';
import { takeFolder } from '../app/lock.ts';
import { freePort } from '../app/port.ts';
import { persistencePath } from '../app/store.ts';

export interface Release {
  commit: string;
  /** Its build. */
  builtDir: string;
  /** Data that it has written. */
  stateDir: string;
}

/** A release builds, and loads its demo data, within this time. */
const patienceMs = 4 * 60_000;

/**
 * Runs `npm start` of a commit once, in a new folder. It builds, and fills the database if that is empty.
 * @param dataDir a state folder whose data it gets
 */
export async function prepareRelease(commit: string, folder: string, dataDir?: string): Promise<Release> {
  const [sources, stateDir] = [join(folder, 'release'), join(folder, 'state')];
  checkOut(commit, sources);
  mkdirSync(stateDir);
  if (dataDir !== undefined) copyData(dataDir, stateDir);
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/run.mjs', 'start', '--no-payments'], {
    cwd: sources,
    // A process group, so that one signal reaches the runtime too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let hasEnded = false;
  const exited = once(child, 'exit').then(() => (hasEnded = true));
  const until = performance.now() + patienceMs;
  while (!(await isServing(port))) {
    if (hasEnded || performance.now() > until)
      throw new Error(`npm start of ${commit.slice(0, 7)} did not serve: ${printed.trim().slice(-500)}`);
    await Promise.race([exited, setTimeout(200)]);
  }
  child.kill('SIGINT');
  await exited;
  return { commit, builtDir: join(stateDir, 'app'), stateDir };
}

const isServing = (port: number) =>
  fetch(`http://localhost:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Throws if the data are in use: the copy of a database that somebody writes to may be torn. */
function copyData(dataDir: string, stateDir: string): void {
  const from = resolve(dataDir);
  if (!existsSync(persistencePath(from))) throw new Error(`There are no data in ${from}.`);
  const holder = takeFolder(from);
  if (holder !== undefined) throw new Error(`Process ${holder} has ${from} in use. Stop it first.`);
  cpSync(persistencePath(from), persistencePath(stateDir), { recursive: true });
}
