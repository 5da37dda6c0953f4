// `npm run backup`: exports the deployed database, or with --local that of `npm start`.
import { join, relative } from 'node:path';
import { readArguments } from './arguments.ts';
import { projectRoot } from './app/root.ts';
import { wordsOf } from './release/stopped.ts';
import { wrangler } from './release/wrangler.ts';
import { backUp, backupFolder, freeFolder, stampOf } from './restore/backup.ts';

const usage = `npm run backup [-- --local]
  --local  exports the database of npm start, which must not be running, in place of the deployed one
Writes ${backupFolder}/TIME/schema.sql and rows.sql. While it runs, the deployed database answers nothing: run it at night.`;

const isLocal = readArguments(usage, { local: { type: 'boolean', default: false } }, ({ local }, [extra]) => {
  if (extra !== undefined) throw new Error(`'${extra}' is no flag`);
  return local;
});
const folder = freeFolder(join(projectRoot, backupFolder), stampOf(Date.now()));
try {
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
