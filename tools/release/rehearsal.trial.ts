import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { allMigrations, type Migration } from '../app/migrate.ts';
import { test as withApp } from '../prove/trial.ts';
import { lastRelease } from './last-release.ts';
import { prepareRelease } from './prepare.ts';
import { rehearse } from './rehearsal.ts';

/** The last release, or the one that `PREVIOUS_BUILD` names, such as the one that is deployed. */
const commit = lastRelease(process.env['PREVIOUS_BUILD'] || undefined)?.commit;

const test = withApp.extend('rehearsal', { scope: 'file' }, ({ folder, builtDir }) => {
  const preparing = prepareRelease(commit ?? '', folder);
  /** The steps that have faults, with a migration more than the project has. */
  return async (name: string, ...bad: Migration[]) => {
    const plays = join(folder, name);
    mkdirSync(plays);
    const migrations = [...(await allMigrations()), ...bad];
    const steps = await rehearse({ release: await preparing, builtDir, migrations, folder: plays });
    return { steps, faults: steps.flatMap((step) => step.faults) };
  };
});

const shown = {
  goal: 'G-O2',
  what: 'The last release and this one side by side on the newest schema, back and forward again',
  passLine: 'the core works on both; counters agree, no row is lost, no value differs',
};

test.runIf(commit === undefined)(
  'a release is rehearsed where the git history has the last one',
  ({ task }) => {
    proof(task, { ...shown, figure: 'not run', short: 'there is no git history' });
  },
);

test.skipIf(commit === undefined)(
  'the last release and this one work side by side on the newest schema, back and forward again',
  async ({ task, rehearsal }) => {
    const { steps, faults } = await rehearsal('good');
    proof(task, {
      ...shown,
      figure: `${commit?.slice(0, 7)}: ${steps.length} steps, ${faults.length} faults`,
    });
    expect(faults).toEqual([]);
  },
);

test.skipIf(commit === undefined)(
  'a migration that the last release cannot live with fails the rehearsal by name',
  async ({ rehearsal }) => {
    const withBad = (name: string, ...queries: string[]) =>
      rehearsal(name, { name: `9999_${name}.sql`, queries });

    const renamed = await withBad('renamed', 'ALTER TABLE rocks RENAME COLUMN description TO story');
    expect(renamed.faults).toContain(
      '9999_renamed.sql: rocks.description is gone, which the earlier build uses. Keep it, and remove it with a later release.',
    );
    expect(renamed.faults).toContainEqual(
      expect.stringMatching(/^9999_renamed\.sql: \/api\/rocks answered 500: .*no column named description/),
    );

    const required = await withBad('required', 'ALTER TABLE likes ADD COLUMN mood text NOT NULL');
    expect(required.faults).toContainEqual(expect.stringMatching(/^9999_required\.sql: .*NOT NULL column/));
    // Nothing else is tried on a schema that is not there.
    expect(required.steps.at(-1)?.what).toBe('Migrations, while it is running');

    // Declared, only the game itself shows it.
    const once = await withBad(
      'once',
      '-- On purpose: entries_once',
      'CREATE UNIQUE INDEX entries_once ON entries (rock_id, action)',
    );
    expect(once.faults).toContainEqual(
      expect.stringMatching(/^9999_once\.sql: \/api\/.* answered 500: .*UNIQUE constraint failed/),
    );

    const lost = await withBad('lost', `DELETE FROM comments`);
    expect(lost.faults).toContainEqual(
      expect.stringMatching(/^9999_lost\.sql: comments has lost \d+ of \d+ rows\. /),
    );
  },
);
