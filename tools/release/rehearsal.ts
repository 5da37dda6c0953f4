// Rehearses a release: migrates the data of the last one, and plays the game on both builds, back and forth.
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { migrate, type Migration } from '../app/migrate.ts';
import { repairStatements } from '../app/repair.ts';
import { openStore, persistencePath, type Store } from '../app/store.ts';
import { startApp, type RunningApp } from '../prove/app.ts';
import { addMembers, type Member } from '../prove/members.ts';
import { smoke } from '../prove/smoke.ts';
import { changeState, examine } from '../prove/state.ts';
import { blame, breaksOf } from './breaks.ts';
import { schemaAt } from './last-release.ts';
import type { Release } from './prepare.ts';
import { compareRows, keepRows } from './rows.ts';
import { wordsOf } from './stopped.ts';

export interface Step {
  what: string;
  figure: string;
  passLine: string;
  faults: string[];
  seconds: number;
}

export interface Rehearsed {
  release: Release;
  /** The build that is to be released. */
  builtDir: string;
  /** All migrations, in order. */
  migrations: readonly Migration[];
  /** An empty folder for copies. */
  folder: string;
  /** Called when a step begins. */
  onStep?: (what: string) => void;
}

const plays = 'register, hide, find, rehide and lists work';
const agrees = 'counters equal entries, foreign keys and file intact';

/** The data of the release stay as they are. @returns the steps; the release is fit if none of them has faults */
export async function rehearse({
  release,
  builtDir,
  migrations,
  folder,
  onStep,
}: Rehearsed): Promise<Step[]> {
  const { commit } = release;
  const stateDir = join(folder, 'state');
  cpSync(persistencePath(release.stateDir), persistencePath(stateDir), { recursive: true });
  const before = join(folder, 'before.sqlite');
  const [owner, finder] = await newMembers(stateDir);
  keepRows(stateDir, before);

  const known = schemaAt(commit);
  if (known === undefined) throw new Error(`${commit} is not in the history of this clone`);
  const isPending = ({ name }: Migration) => !known.migrations.has(name);
  const pending = migrations.filter(isPending);
  const steps: Step[] = [];
  let isMigrated = false;
  const step = async (
    what: string,
    passLine: string,
    run: () => Promise<Pick<Step, 'figure' | 'faults'>>,
  ) => {
    onStep?.(what);
    const start = performance.now();
    const done = await run().catch((error: unknown) => ({ figure: 'failed', faults: [wordsOf(error)] }));
    steps.push({ what, passLine, ...done, seconds: (performance.now() - start) / 1000 });
  };
  /** The first build serves the owner, the second one the finder. */
  const play = (what: string, [first, second = first]: readonly [Playing, Playing?]) =>
    step(what, plays, async () => {
      const error = await smoke(first.origin, owner, finder, second.origin).then(() => undefined, wordsOf);
      if (error === undefined) return { figure: 'works', faults: [] };
      // The log may arrive after the response.
      await setTimeout(300);
      const causes = [...new Set([first, second].flatMap((app) => app.failures()))];
      const guilty = isMigrated ? blame(causes.join('\n'), pending) : [];
      const about = guilty.length > 0 ? `${guilty.join(', ')}: ` : '';
      return {
        figure: 'does not work',
        faults: [`${about}${error}${causes.map((cause) => `; ${cause}`).join('')}`],
      };
    });
  /** As a deployment does at its end. */
  const agree = (what: string) =>
    step(what, agrees, async () => {
      changeState(stateDir, repairStatements.join(';'));
      const { faults } = examine(stateDir);
      return { figure: `${faults.length} contradictions`, faults };
    });

  const old = await startBuild(release.builtDir, stateDir);
  let beside: Playing | undefined;
  try {
    await play('The last release, on its own schema', [old]);
    await step('What the migrations take from it', 'nothing', async () => {
      const faults = breaksOf(known, migrations);
      return { figure: `${pending.length} pending, ${faults.length} breaks`, faults };
    });
    await step('Migrations, while it is running', 'all are applied, no row is lost', async () => {
      const applied = await inStore(stateDir, (store) => apply(store, migrations));
      isMigrated = true;
      const { rows, tables, lost } = compareRows(stateDir, before);
      return { figure: `${applied} applied; ${rows} rows of ${tables} tables`, faults: lost };
    });
    if (!isMigrated) return steps;
    await play('The last release, on the new schema', [old]);
    beside = await startBuild(builtDir, stateDir);
    await play('The new release, beside it', [beside]);
    await play('Hidden by the last, found by the new one', [old, beside]);
    await play('Hidden by the new, found by the last one', [beside, old]);
  } finally {
    await Promise.all([old.stop(), beside?.stop()]);
  }
  await agree('Its rows, repaired');
  await playAlone('Rolled back: the last release alone', release.builtDir);
  await agree('Its rows, repaired as the new release returns');
  await playAlone('Forward again: the new release alone', builtDir);
  await agree('All rows');
  await step('Rows of the last release', 'none is lost', async () => {
    const { rows, lost } = compareRows(stateDir, before);
    return { figure: `${rows} rows, ${lost.length} tables with losses`, faults: lost };
  });
  return steps;

  async function playAlone(what: string, build: string): Promise<void> {
    const app = await startBuild(build, stateDir);
    try {
      await play(what, [app]);
    } finally {
      await app.stop();
    }
  }
}

/** Applies one migration after the other, so that an error can name its own. @returns how many were pending */
async function apply(store: Store, migrations: readonly Migration[]): Promise<number> {
  let applied = 0;
  for (const [i, { name }] of migrations.entries()) {
    const done = await migrate(store, migrations.slice(0, i + 1)).catch((cause: unknown) => {
      throw new Error(`${name}: ${String(cause)}`, { cause });
    });
    applied += done.length;
  }
  return applied;
}

interface Playing extends Pick<RunningApp, 'origin' | 'stop'> {
  /** Causes of failures since the last call, from its log. */
  failures: () => string[];
}

/** Starts a build on the data of a state folder, which another build may serve at the same time. */
async function startBuild(builtDir: string, stateDir: string): Promise<Playing> {
  const own = `${stateDir}-${++started}`;
  mkdirSync(own);
  symlinkSync(persistencePath(stateDir), persistencePath(own));
  const causes: string[] = [];
  const app = await startApp({ builtDir, stateDir: own }, undefined, (line) =>
    causes.push(...causesIn(line)),
  );
  return { origin: app.origin, stop: () => app.stop(), failures: () => causes.splice(0) };
}

let started = 0;

function causesIn(line: string): string[] {
  try {
    const { kind, causes } = JSON.parse(line) as { kind?: string; causes?: string[] };
    return kind === 'failure' ? (causes ?? []) : [];
  } catch {
    return [];
  }
}

/** Opens the stores as they are, without a migration. */
async function inStore<T>(stateDir: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(stateDir);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Two new members in the data. */
async function newMembers(stateDir: string): Promise<[Member, Member]> {
  const ids = ['owner', 'finder'].map((role) => `${role}-${Date.now()}`);
  const [owner, finder] = await inStore(stateDir, (store) => addMembers(store, ids));
  return [forEachRelease(owner), forEachRelease(finder)];
}

/** Earlier releases used this name of the session cookie on plain http too. */
const forEachRelease = ({ headers, ...member }: Member): Member => ({
  ...member,
  headers: { ...headers, Cookie: `${headers.Cookie}; __Host-${headers.Cookie}` },
});
