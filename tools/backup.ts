// `npm run backup`: exports the deployed database, or with --local that of `npm start`.
import { join, relative } from 'node:path';
import { readArguments } from './arguments.ts';
import { projectRoot } from './app/root.ts';
import { Stopped, wordsOf } from './release/stopped.ts';
import { wrangler } from './release/wrangler.ts';
import { backUp, backupFolder, freeFolder, stampOf } from './restore/backup.ts';
import { consents } from './restore/consent.ts';
import { rowsOf } from './restore/database.ts';

const usage = `npm run backup [-- --local | --unattended]
  --local       exports the database of npm start, which must not be running, in place of the deployed one
  --unattended  does not ask before it begins
Writes ${backupFolder}/TIME/schema.sql and rows.sql. While it runs, the deployed database answers nothing: run it at night.`;

const flag = { type: 'boolean', default: false } as const;
const { local: isLocal, unattended: isUnattended } = readArguments(
  usage,
  { local: flag, unattended: flag },
  (values, [extra]) => {
    if (extra !== undefined) throw new Error(`'${extra}' is no flag.`);
    return values;
  },
);

/** Also for those who have written --local without `--` before it: npm takes that, and leaves no trace of it. */
async function expectConsent(): Promise<void> {
  console.log(
    'This exports the deployed database, which answers nothing meanwhile. That of npm start: npm run backup -- --local',
  );
  const look = () => rowsOf(wrangler, 'SELECT 1');
  if (!(await consents('Export the deployed database?', { isUnattended, look })))
    throw new Stopped('Nothing has been exported.');
}

const folder = freeFolder(join(projectRoot, backupFolder), stampOf(Date.now()));
try {
  if (!isLocal) await expectConsent();
  await backUp(
    wrangler,
    folder,
    isLocal ? (process.env['STATE_DIR'] ?? join(projectRoot, '.state')) : undefined,
  );
  console.log(
    `The backup is in ${relative(projectRoot, folder)}. It has Rock IDs and addresses: encrypt it where you keep it.`,
  );
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
