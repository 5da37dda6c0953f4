// `npm run restore`: sets the deployed database back to an earlier time; with --local it practises with a backup.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expectAtMostOne, readArguments } from './arguments.ts';
import { allMigrations } from './app/migrate.ts';
import { repairStatements } from './app/repair.ts';
import { projectRoot } from './app/root.ts';
import { vars } from './app/web-options.ts';
import { deployPlaces } from './places/deploy.ts';
import { Stopped, wordsOf } from './release/stopped.ts';
import { wrangler } from './release/wrangler.ts';
import { backUp, backupFolder, freeFolder, stampOf } from './restore/backup.ts';
import { consents } from './restore/consent.ts';
import { rowsOf } from './restore/database.ts';
import { drill } from './restore/drill.ts';
import { restore, undo, type Restore } from './restore/restore.ts';
import { timeOf } from './restore/time.ts';

const usage = `npm run restore -- --to TIME [--dry-run] [--unattended] | --undo | --local [--from FOLDER] [--keep] [--unattended]
  --to TIME      sets the deployed database back to this time, such as "2026-11-26 10:00", in UTC
  --dry-run      says what would be lost and what is kept, and changes nothing
  --undo         takes the last restore back
  --unattended   does not ask before it begins
  --local        the drill: imports a backup into a new local database, and compares
  --from FOLDER  the backup, as npm run backup writes it; a new one without it
  --keep         keeps the database of the drill, in .state/drill`;

const flag = { type: 'boolean', default: false } as const;
const now = Date.now();
const wanted = readArguments(
  usage,
  {
    to: { type: 'string' },
    from: { type: 'string' },
    'dry-run': flag,
    undo: flag,
    unattended: flag,
    local: flag,
    keep: flag,
  },
  (values, [extra]) => {
    if (extra !== undefined)
      throw new Error(`'${extra}' is no flag. A time is in quotes: --to "2026-11-26 10:00"`);
    const chosen = [values.to !== undefined, values.undo, values.local].filter(Boolean);
    if (chosen.length !== 1)
      throw new Error(
        'Choose one: --to, --undo or --local. npm takes --local for itself if no -- is before it: npm run restore -- --local',
      );
    expectAtMostOne(values, 'undo', 'dry-run');
    expectAtMostOne(values, 'local', 'dry-run');
    return {
      ...values,
      to: values.to === undefined ? undefined : timeOf(values.to, now),
    };
  },
);

const say = (line: string) => console.log(line);

const isUnattended = wanted.unattended;
const confirm = (question: string) => consents(question, { isUnattended });

async function practise(): Promise<void> {
  const from =
    wanted.from === undefined
      ? freeFolder(join(projectRoot, backupFolder), stampOf(now))
      : resolve(projectRoot, wanted.from);
  if (wanted.from === undefined) {
    const look = () => rowsOf(wrangler, 'SELECT 1');
    const question = 'Export the deployed database, which answers nothing meanwhile?';
    if (!(await consents(question, { isUnattended, look }))) throw new Stopped('Nothing has been exported.');
    begun = performance.now();
    say('Making a backup of the deployed database');
    await backUp(wrangler, from);
  }
  const stateDir = join(projectRoot, '.state/drill');
  const { tables, rows, faults } = await drill(wrangler, from, stateDir);
  for (const fault of faults) console.error(fault);
  say(
    `${faults.length === 0 ? 'The backup is whole' : 'The backup is NOT whole'}: ${rows} rows in ${tables} tables, ${faults.length} differences, ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`,
  );
  if (faults.length > 0) process.exitCode = 1;
  if (wanted.keep) say('The database of the drill is in .state/drill.');
  else await rm(stateDir, { recursive: true });
}

let begun = performance.now();
try {
  const deployed: Restore = {
    wrangler,
    root: join(projectRoot, backupFolder),
    migrations: await allMigrations(),
    repairs: repairStatements,
    load: () => deployPlaces(wrangler),
    confirm,
    origin: String(vars['PUBLIC_ORIGIN'] ?? ''),
    now,
    say,
  };
  if (wanted.local) await practise();
  else if (wanted.undo) await undo(deployed);
  else if (wanted.to !== undefined) await restore(deployed, wanted.to, wanted['dry-run']);
} catch (error) {
  console.error(`\n${wordsOf(error)}`);
  process.exitCode = 1;
}
