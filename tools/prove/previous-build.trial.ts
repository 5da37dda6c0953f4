import { join } from 'node:path';
import { expect } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { repairStatements } from '../app/repair.ts';
import { allMigrations } from '../app/migrate.ts';
import { buildOf, git } from '../app/build-of.ts';
import { insertMembers, type Member } from './members.ts';
import { smoke } from './smoke.ts';
import { changeState, examine } from './state.ts';
import { test } from './trial.ts';

/**
 * The newest commit without a migration, or the one that `PREVIOUS_BUILD` names, such as the release that is deployed;
 * undefined if the history does not go back that far.
 */
function commitBefore(migration: string): string | undefined {
  const named = process.env['PREVIOUS_BUILD'];
  if (named) return git('rev-parse', '--verify', named).toString().trim();
  try {
    const path = `migrations/${migration}`;
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', path).toString().trim();
    const isCommitted = git('ls-files', '--', path).length > 0 && added !== '';
    return git('rev-parse', '--verify', isCommitted ? `${added}^` : 'HEAD')
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** Earlier releases used this name of the session cookie on plain http too. */
const forEachRelease = ({ headers, ...member }: Member): Member => ({
  ...member,
  headers: { ...headers, Cookie: `${headers.Cookie}; __Host-${headers.Cookie}` },
});

test('the build before the newest migration works on the newest schema, among rows of the newest build', async ({
  task,
  folder,
  builtDir,
  stateDir,
  start,
}) => {
  const newest = (await allMigrations()).at(-1)?.name ?? '';
  const commit = commitBefore(newest);
  const shown = {
    goal: 'G-O2',
    what: 'The build before the newest migration, on the newest schema',
    passLine: 'register, hide, find, rehide and lists work',
  };
  if (commit === undefined) {
    proof(task, { ...shown, figure: 'not run', short: 'there is no git history' });
    return;
  }

  const [owner, finder] = await insertMembers(stateDir, 2);
  const builds = [builtDir, buildOf(commit, join(folder, 'previous')), builtDir];
  const faults: string[] = [];
  for (const build of builds) {
    const app = await start({ builtDir: build });
    await smoke(app.origin, forEachRelease(owner), forEachRelease(finder)).catch((error: unknown) =>
      faults.push(String(error)),
    );
    await app.stop();
    // As a deployment does at its end.
    changeState(stateDir, repairStatements.join(';'));
    faults.push(...examine(stateDir).faults);
  }
  proof(task, {
    ...shown,
    figure: `${commit.slice(0, 7)} before ${newest}, and today's build before and after it: ${faults.length} faults`,
  });
  expect(faults).toEqual([]);
});
