// Rehearses a release: migrates the data of the last one, and plays on both builds, back and forth.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { migrate, type Migration } from '../app/migrate.ts';
import { repairStatements } from '../app/repair.ts';
import { openStore, persistencePath, type Store } from '../app/store.ts';
import { administrator } from '../e2e/people.ts';
import { openPayments } from '../payments/site/server.ts';
import type { Member } from '../prove/members.ts';
import { changeState, examine } from '../prove/state.ts';
import { blame, breaksOf, thoseWith } from './breaks.ts';
import { playCore, signIn } from './core.ts';
import { schemaAt } from './last-release.ts';
import { declare, onPurpose } from './on-purpose.ts';
import { startBuild, type Playing } from './playing.ts';
import type { Release } from './prepare.ts';
import { stepsFor, type Reporter, type Step } from './steps.ts';
import { wordsOf } from './stopped.ts';
import { compareValues, keepValues } from './values.ts';

export interface Rehearsed {
  release: Release;
  /** The build that is to be released. */
  builtDir: string;
  /** All migrations, in order. */
  migrations: readonly Migration[];
  /** An empty folder for copies. */
  folder: string;
  reporter?: Reporter;
}

const agrees = 'counters equal entries, foreign keys and file intact';
const works = 'the core works';
const expandFirst = 'Add what is new, and remove what the last release uses with a later one.';

/** The data of the release stay as they are. @returns the steps; the release is fit if none of them has faults */
export async function rehearse(rehearsed: Rehearsed): Promise<Step[]> {
  // Nobody pays, so its events need no address that answers.
  const payments = await openPayments({ port: 0, appOrigin: 'http://localhost:9' });
  try {
    return await rehearseWith({ ADMIN_EMAIL: administrator, ...payments.vars }, rehearsed);
  } finally {
    await payments.close();
  }
}

async function rehearseWith(
  vars: Readonly<Record<string, string>>,
  { release, builtDir, migrations, folder, reporter = { began: () => {}, ended: () => {} } }: Rehearsed,
): Promise<Step[]> {
  const { commit } = release;
  const known = schemaAt(commit);
  if (known === undefined) throw new Error(`${commit} is not in the history of this clone`);
  const pending = migrations.filter(({ name }) => !known.migrations.has(name));
  const stateDir = join(folder, 'state');
  cpSync(persistencePath(release.stateDir), persistencePath(stateDir), { recursive: true });

  const copyOf = (name: string) => {
    const file = join(folder, `${name}.sqlite`);
    keepValues(stateDir, file);
    return file;
  };
  const compared = (file: string) => compareValues(stateDir, file, known);
  const steps: Step[] = [];
  const runStep = stepsFor(reporter);
  const step: typeof runStep = async (...asked) => {
    const done = await runStep(...asked);
    steps.push(done);
    return done;
  };

  const start = (build: string) => startBuild(build, stateDir, vars);
  let isMigrated = false;
  let admin: Member | undefined;
  /** What the last release does not have yet, as its first play tells. */
  let lacking: readonly string[] = [];
  /**
   * The first build serves the owner, the second one the finder.
   * @param by the last release on its own schema, one of the builds at least, or the new release alone
   */
  const play = (
    what: string,
    by: 'untouched last' | 'last' | 'new',
    [first, second = first]: readonly [Playing, Playing?],
  ) =>
    step(what, works, async () => {
      try {
        admin ??= await signIn(first.origin, administrator);
        const stage = { first: first.origin, second: second.origin, administrator: admin };
        const unknown = await playCore(stage, new Set(by === 'new' ? [] : lacking));
        if (by === 'untouched last') lacking = unknown;
        else if (unknown.length > 0) throw new Error(`not found: ${unknown.join(', ')}`);
        const without = by === 'new' ? [] : lacking;
        return {
          figure: without.length > 0 ? `works; it has no ${without.join(', no ')} yet` : 'works',
          faults: [],
        };
      } catch (error) {
        // The log may arrive after the response.
        await setTimeout(300);
        const causes = [...new Set([first, second].flatMap((app) => app.failures()))];
        const guilty = isMigrated ? blame(causes.join('\n'), pending) : [];
        const about = guilty.length > 0 ? `${guilty.join(', ')}: ` : '';
        const why = causes.length > 0 ? ` The log says: ${causes.join('; ')}.` : '';
        const todo = guilty.length > 0 && by !== 'new' ? ` ${expandFirst}` : '';
        return { figure: 'does not work', faults: [`${about}${wordsOf(error)}.${why}${todo}`] };
      }
    });
  /** As a deployment does at its end. */
  const agree = (what: string) =>
    step(what, agrees, async () => {
      changeState(stateDir, repairStatements.join(';'));
      const { faults } = examine(stateDir);
      return {
        figure: `${faults.length} contradictions`,
        // One cause has hundreds of them.
        faults: [
          ...faults.slice(0, 5).map((fault) => `${fault}. No repair of tools/app/repair.ts sets that right.`),
          ...(faults.length > 5 ? [`and ${faults.length - 5} more.`] : []),
        ],
      };
    });

  const old = await start(release.builtDir);
  let beside: Playing | undefined;
  /** After the migrations and the repairs of a deployment, before anybody has played on them. */
  let expected = '';
  /** What playing changes in rows that were there. */
  const played = new Set<string>();
  try {
    const untouched = copyOf('untouched');
    await play('The last release, on its own schema', 'untouched last', [old]);
    // What the worker does after its responses.
    await setTimeout(1000);
    for (const { of } of compared(untouched).differences) played.add(of);
    expected = copyOf('before');
    await step('What the migrations take from it', 'nothing', async () => {
      const faults = breaksOf(known, migrations);
      const figure = `${pending.length} pending, ${faults.length} breaks`;
      return { figure: pending.length > 0 ? figure : 'no migration is pending', faults };
    });
    if (pending.length > 0) {
      const meant = onPurpose(pending);
      await step('Migrations, while it is running', 'all rows and values stay', async () => {
        const applied = await inStore(stateDir, (store) => apply(store, migrations));
        isMigrated = true;
        const { rows, columns, differences } = compared(expected);
        const faults = differences
          .filter(({ of }) => !meant.has(of))
          .map(({ of, how }) => `${thoseWith(of, pending).join(', ')}: ${of} ${how}. ${declare(of)}`);
        const purpose = differences.length - faults.length;
        return {
          figure: `${applied} applied; ${rows} rows, ${columns} columns${purpose > 0 ? `; ${purpose} differ on purpose` : ''}`,
          faults,
        };
      });
      if (!isMigrated) return steps;
      expected = copyOf('migrated');
      await play('The last release, on the new schema', 'last', [old]);
    }
    repairFile(expected);
    beside = await start(builtDir);
    await play('The new release, beside it', 'new', [beside]);
    await play('Hidden by the last, found by the new one', 'last', [old, beside]);
    await play('Hidden by the new, found by the last one', 'last', [beside, old]);
  } finally {
    await Promise.all([old.stop(), beside?.stop()]);
  }
  await agree('Its rows, repaired');
  await playAlone('Rolled back: the last release alone', 'last', release.builtDir);
  await agree('Its rows, repaired as the new release returns');
  await playAlone('Forward again: the new release alone', 'new', builtDir);
  await agree('All rows');
  await step('Rows of the last release', 'none is lost, none has other values', async () => {
    const { rows, columns, differences } = compared(expected);
    const faults = differences
      .filter(({ of }) => !played.has(of))
      .map(
        ({ of, how }) => `${of} ${how}. One of the releases has done that while it served: find out which.`,
      );
    return { figure: `${rows} rows, ${columns} columns; playing changes ${played.size} of them`, faults };
  });
  return steps;

  async function playAlone(what: string, by: 'last' | 'new', build: string): Promise<void> {
    const app = await start(build);
    try {
      await play(what, by, [app]);
    } finally {
      await app.stop();
    }
  }
}

/** Repairs a copy as a deployment repairs the database. */
function repairFile(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec(repairStatements.join(';'));
  } finally {
    db.close();
  }
}

/** Applies one migration after the other, so that an error can name its own. @returns how many were pending */
async function apply(store: Store, migrations: readonly Migration[]): Promise<number> {
  let applied = 0;
  for (const [i, { name }] of migrations.entries()) {
    const done = await migrate(store, migrations.slice(0, i + 1)).catch((cause: unknown) => {
      throw new Error(`${name} cannot be applied`, { cause });
    });
    applied += done.length;
  }
  return applied;
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
