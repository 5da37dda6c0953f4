// `npm run end-sessions`: signs everybody out, such as after a copy of the database has leaked.
import * as clack from '@clack/prompts';
import { readArguments } from './arguments.ts';
import { wordsOf } from './release/stopped.ts';
import { wrangler } from './release/wrangler.ts';
import { remote } from './restore/database.ts';
import { endSessions } from './restore/kept.ts';

const usage = `npm run end-sessions [-- --unattended]
  --unattended  does not ask before it begins
Ends all sessions of the deployed site, and its push messages. Everybody has to sign in again, you too.`;

const isAsked = readArguments(
  usage,
  { unattended: { type: 'boolean', default: false } },
  ({ unattended }, [extra]) => {
    if (extra !== undefined) throw new Error(`'${extra}' is no flag`);
    if (!unattended && !process.stdin.isTTY)
      throw new Error('Without a terminal nobody can be asked: add --unattended.');
    return !unattended;
  },
);
const isWanted =
  !isAsked || (await clack.confirm({ message: 'Sign everybody out?', initialValue: false })) === true;
try {
  if (isWanted) await wrangler.read(...remote, '--yes', '--command', endSessions(Date.now()).join(';\n'));
  console.log(isWanted ? 'All sessions have ended.' : 'Nothing has been changed.');
} catch (error) {
  console.error(`\n${wordsOf(error)}\nRun it again.`);
  process.exitCode = 1;
}
