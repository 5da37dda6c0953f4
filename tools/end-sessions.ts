// `npm run end-sessions`: signs everybody out, such as after a copy of the database has leaked.
import { readArguments } from './arguments.ts';
import { wordsOf } from './release/stopped.ts';
import { wrangler } from './release/wrangler.ts';
import { consents } from './restore/consent.ts';
import { remote, rowsOf } from './restore/database.ts';
import { endSessions } from './restore/kept.ts';

const usage = `npm run end-sessions [-- --unattended]
  --unattended  does not ask before it begins
Ends all sessions of the deployed site, and its push messages. Everybody has to sign in again, you too.`;

const isUnattended = readArguments(
  usage,
  { unattended: { type: 'boolean', default: false } },
  ({ unattended }, [extra]) => {
    if (extra !== undefined) throw new Error(`'${extra}' is no flag.`);
    return unattended;
  },
);
let hint = '';
try {
  const look = () => rowsOf(wrangler, 'SELECT 1');
  if (await consents('Sign everybody out?', { isUnattended, look })) {
    hint = '\nRun it again.';
    await wrangler.read(...remote, '--yes', '--command', endSessions(Date.now()).join(';\n'));
    console.log('All sessions have ended.');
  } else console.log('Nothing has been changed.');
} catch (error) {
  console.error(`\n${wordsOf(error)}${hint}`);
  process.exitCode = 1;
}
