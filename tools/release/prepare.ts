// The last release as a rehearsal needs it: its own build, with its own demo data or with a copy of given data.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkOut } from '../app/build-of.ts';
import { takeFolder } from '../app/lock.ts';
import { freePort } from '../app/port.ts';
import { persistencePath } from '../app/store.ts';
import { askState } from '../prove/state.ts';
import { firstErrorIn } from './first-error.ts';
import { schemaAt } from './last-release.ts';

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
 * @param stateDir gets its data, or has them
 */
export async function prepareRelease(
  commit: string,
  folder: string,
  stateDir = join(folder, 'state'),
): Promise<Release> {
  const sources = join(folder, 'release');
  checkOut(commit, sources);
  mkdirSync(stateDir, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/run.mjs', 'start', '--no-payments'], {
    cwd: sources,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const exited = once(child, 'exit');
  const until = performance.now() + patienceMs;
  try {
    while (!(await isServing(port))) {
      if (!isRunning(child) || performance.now() > until)
        throw new Error(`npm start of ${commit.slice(0, 7)} did not serve: ${firstErrorIn(printed)}`);
      await Promise.race([exited, setTimeout(200)]);
    }
  } finally {
    // It answers a moment before it listens for the signal, which is lost then.
    while (isRunning(child)) {
      child.kill('SIGINT');
      await Promise.race([exited, setTimeout(15_000)]);
    }
  }
  return { commit, builtDir: join(stateDir, 'app'), stateDir };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

const isServing = (port: number) =>
  fetch(`http://localhost:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Copies the data of a state folder into a new one.
 * @throws if they are in use, since the copy of a database that somebody writes to may be torn; or if they are newer
 * than the release, which could not serve them
 */
export function copyData(dataDir: string, stateDir: string, { commit }: Pick<Release, 'commit'>): void {
  const from = resolve(dataDir);
  if (!existsSync(persistencePath(from))) throw new Error(`There are no data in ${from}.`);
  const holder = takeFolder(from);
  if (holder !== undefined) throw new Error(`Process ${holder} has ${from} in use. Stop it first.`);
  mkdirSync(stateDir);
  cpSync(persistencePath(from), persistencePath(stateDir), { recursive: true });
  const applied = askState(stateDir, (query) => query('SELECT name FROM d1_migrations ORDER BY id'));
  const known = schemaAt(commit)?.migrations;
  const newer = applied.map(({ name }) => String(name)).filter((name) => known?.has(name) === false);
  if (newer.length > 0)
    throw new Error(
      `The data in ${from} are newer than the last release, ${commit.slice(0, 7)}, which does not know ${newer.join(', ')}. Name the release that has written them: --from COMMIT.`,
    );
}
