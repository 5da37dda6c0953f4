// Sets the deployed database back to an earlier time, and keeps what `kept.ts` lists. Each step can be repeated, so a restore
// that was broken off goes on with the same command.
import { writeFileSync } from 'node:fs';
import { memberPagePath } from '../../schema/pages.ts';
import { departureNames } from '../../worker/members/customer-deletions.ts';
import { pauseKey } from '../../worker/platform/pause.ts';
import type { Migration } from '../app/migrate.ts';
import { Stopped, wordsOf } from '../release/stopped.ts';
import type { Wrangler } from '../release/wrangler.ts';
import { backUp, freeFolder, stampOf } from './backup.ts';
import { bookmarkOf, remote, rowsOf, rowsOfEach } from './database.ts';
import { keptFile, lastNotes, writeNotes, type Notes } from './journal.ts';
import { kept, lastStatements, minute, toDoAgain } from './kept.ts';
import { literal } from './sql.ts';

export interface Restore {
  wrangler: Wrangler;
  /** Folder of all backups. */
  root: string;
  /** All migrations of this folder, in order. */
  migrations: readonly Pick<Migration, 'name'>[];
  /** SQL that repairs what earlier builds have written. */
  repairs: readonly string[];
  /** Loads the towns, if the database has lost them. */
  load: () => Promise<void>;
  /** Asks before the first change. */
  confirm: (question: string) => Promise<boolean>;
  /** Of the site; '' if it is not known. */
  origin: string;
  now: number;
  say: (line: string) => void;
}

/** The KV namespace. */
const sessions = ['--binding', 'SESSIONS', '--remote'] as const;

const endPause = (wrangler: Wrangler) => wrangler.read('kv', 'key', 'delete', pauseKey, ...sessions);

const again = (to: number) => `npm run restore -- --to "${minute(to)}"`;

/**
 * @param to milliseconds since 1970
 * @param isDry says what it would do, and changes nothing
 * @throws Stopped with the state that is left, and what to do
 */
export async function restore(wanted: Restore, to: number, isDry: boolean): Promise<void> {
  const { say } = wanted;
  const begun = await left('Nothing has been changed', () => unfinished(wanted));
  if (begun && begun.to !== to)
    throw new Stopped(
      `A restore to ${minute(begun.to)} is not finished. Finish it: ${again(begun.to)}. Or take it back: npm run restore -- --undo`,
    );
  if (begun) say(`Going on with the restore to ${minute(to)}, which was broken off.`);
  if (begun && isDry) return;
  const notes = begun ?? (await begin(wanted, to, isDry));
  if (!notes) return;
  if (!begun) await goBack(wanted, notes);
  await left(`The database is set back, but not all was kept. Run the same command again`, () =>
    finish(wanted, notes),
  );
}

/** In `chores`. It is written before the database goes back, and is gone afterwards. */
const markName = 'restore';

/** The last restore, if the database has gone back and not all was kept. Before that there is nothing to go on with. */
async function unfinished({ root, wrangler }: Restore): Promise<Notes | undefined> {
  const last = lastNotes(root);
  if (last?.state === 'restored') return last;
  if (last?.state !== 'saved' || !(await hasGoneBack(wrangler, last))) return undefined;
  writeNotes(Object.assign(last, { state: 'restored' }));
  return last;
}

const hasGoneBack = async (wrangler: Wrangler, { begunAt }: Notes) =>
  (await rowsOf(wrangler, `SELECT name FROM chores WHERE name = '${markName}' AND done_at = ${begunAt}`))
    .length === 0;

/** Looks, asks and saves. @returns undefined if nothing shall be changed */
async function begin(wanted: Restore, to: number, isDry: boolean): Promise<Notes | undefined> {
  const { wrangler, root, now, say, confirm } = wanted;
  return left('Nothing has been changed', async () => {
    await expectSameSchema(wanted);
    const target = await bookmarkOf(wrangler, to);
    say(`Back to ${minute(to)}, ${ago(now - to)} ago.\n`);
    say(`Lost for everybody:\n${await lossesSince(wrangler, to)}\n`);
    say(`Kept:\n${(await keptSince(wrangler, to)).words || '-  nothing: no payment, parcel or verdict'}\n`);
    say(
      'All members have to sign in again. The next hourly run compares the payments of 14 days with Stripe.\n',
    );
    if (isDry) {
      say('Nothing has been changed: this was a dry run.');
      return undefined;
    }
    if (!(await confirm(`Set the database back to ${minute(to)}?`)))
      throw new Stopped('Nothing has been changed.');
    const folder = freeFolder(root, `restore-${stampOf(now)}`);
    say(`Saving the state before into ${folder}`);
    await backUp(wrangler, folder);
    // Once more: the question and the export took a while.
    const { statements, acts } = await keptSince(wrangler, to);
    const sql = `${[...statements, ...lastStatements(now)].join(';\n')};\n`;
    writeFileSync(keptFile({ folder }), sql, { mode: 0o600 });
    const mark = `INSERT OR REPLACE INTO chores (name, done_at) VALUES ('${markName}', ${now})`;
    await wrangler.read(...remote, '--yes', '--command', mark);
    const before = await bookmarkOf(wrangler);
    const notes: Notes = {
      folder,
      begunAt: now,
      to,
      target,
      before,
      state: 'saved',
      again: toDoAgain(acts),
    };
    writeNotes(notes);
    return notes;
  });
}

async function goBack({ wrangler, say }: Restore, notes: Notes): Promise<void> {
  say('Setting the database back. The hourly job waits until this is over');
  await left(
    `The database may have gone back or not, and the hourly job waits. Run the same command again, or take it back: npm run restore -- --undo`,
    async () => {
      await wrangler.read('kv', 'key', 'put', pauseKey, 'restore', ...sessions);
      await wrangler.read('d1', 'time-travel', 'restore', 'DB', `--bookmark=${notes.target}`, '--json');
    },
  );
  writeNotes(Object.assign(notes, { state: 'restored' }));
}

async function finish({ wrangler, repairs, load, origin, now, say }: Restore, notes: Notes): Promise<void> {
  say('Keeping what has to be kept, and ending all sessions');
  // The state of that time may be from before a migration.
  await wrangler.read('d1', 'migrations', 'apply', 'DB', '--remote');
  await wrangler.read(...remote, '--yes', '--file', keptFile(notes));
  await wrangler.read(...remote, '--yes', '--command', `${repairs.join(';\n')};`);
  await load();
  await endPause(wrangler);
  const revived = await revivedAccounts(wrangler, notes.to);
  writeNotes(Object.assign(notes, { state: 'done' }));
  const site = origin || 'the site';
  const leftForPeople = [
    ...revived.map(
      (id) =>
        `Delete this account again, it was deleted in that time: ${origin}${memberPagePath.replace('$id', id)}`,
    ),
    ...notes.again.map((line) => `Do again in /admin: ${line}`),
    'Delete nothing at Stripe: a customer that we do not know may belong to a member who has paid.',
    ...(now - notes.to > 14 * 86_400_000
      ? [
          "In Stripe's dashboard, resend the events checkout.session.completed that are older than 14 days: the repair does not look at them.",
        ]
      : []),
    `Keep ${notes.folder} as long as you may need it, and then delete it: it has Rock IDs and addresses.`,
  ];
  say(`
The database is as it was at ${minute(notes.to)}.

Check:

-  ${site}/api/health says {"status":"ok"}.
-  Sign in. /admin shows the figures that you expect, Orders, 'To ship', has no parcel that was sent, and the Log ends with your last action.
-  After the next hourly run (minute 7), /admin, Upkeep, has nothing that waits.

Left for you:

${leftForPeople.map((line) => `-  ${line}`).join('\n')}

To take all of this back: npm run restore -- --undo`);
}

/** Takes the last restore back. What has happened since then is lost. */
export async function undo({ wrangler, root, confirm, now, say }: Restore): Promise<void> {
  const notes = lastNotes(root);
  const isOver = !notes || notes.state === 'undone';
  if (isOver || (notes.state === 'saved' && !(await hasGoneBack(wrangler, notes)))) {
    // It may have been broken off right before.
    if (!isOver) await endPause(wrangler);
    throw new Stopped('There is no restore to take back.');
  }
  say(`This takes back the restore to ${minute(notes.to)}. What has happened since that restore is lost.`);
  if (!(await confirm('Take it back?'))) throw new Stopped('Nothing has been changed.');
  await left('Run the same command again', async () => {
    await wrangler.read('d1', 'time-travel', 'restore', 'DB', `--bookmark=${notes.before}`, '--json');
    await wrangler.read(...remote, '--yes', '--command', `${lastStatements(now).join(';\n')};`);
    await endPause(wrangler);
  });
  writeNotes({ ...notes, state: 'undone' });
  say(`The database is as it was before the restore, ${ago(now - notes.to)} after ${minute(notes.to)}.`);
}

/** The rows that are kept have the columns of this folder, and the repairs expect them. */
async function expectSameSchema({ wrangler, migrations }: Restore): Promise<void> {
  const rows = await rowsOf(wrangler, 'SELECT name FROM d1_migrations ORDER BY id');
  const applied = new Set(rows.map(({ name }) => String(name)));
  const known = new Set(migrations.map(({ name }) => name));
  const differs =
    [...applied].find((name) => !known.has(name)) ?? [...known].find((name) => !applied.has(name));
  if (differs !== undefined)
    throw new Stopped(
      `This folder and the database differ by the migration ${differs}. Check out the commit that serves first: npx wrangler deployments status shows it. Nothing has been changed.`,
    );
}

async function lossesSince(wrangler: Wrangler, since: number): Promise<string> {
  const counts: Readonly<Record<string, string>> = {
    'new members': `members WHERE created_at > ${since} AND id NOT IN (SELECT member_id FROM customers)`,
    rocks: `rocks WHERE created_at > ${since}`,
    'steps of journeys': `entries WHERE recorded_at > ${since}`,
    comments: `comments WHERE created_at > ${since}`,
  };
  const columns = Object.entries(counts).map(([what, from]) => `(SELECT count(*) FROM ${from}) AS "${what}"`);
  const [row = {}] = await rowsOf(wrangler, `SELECT ${columns.join(', ')}`);
  return Object.entries(row)
    .map(([what, count]) => `-  ${what}: ${count}`)
    .join('\n');
}

async function keptSince(wrangler: Wrangler, since: number) {
  const queries = kept.map(({ query }) => query(since));
  const found = (await rowsOfEach(wrangler, queries)).map((rows, i) => ({ ...kept[i], rows }));
  return {
    words: found
      .flatMap(({ what, rows }) => (rows.length > 0 ? [`-  ${what}: ${rows.length}`] : []))
      .join('\n'),
    statements: found.flatMap(({ statements, rows }) => statements?.(rows) ?? []),
    acts: found.flatMap(({ rows }) => rows.filter((row) => 'act' in row)),
  };
}

/** Ids of accounts that were deleted since then and are back. A departure has only the hash of an id. */
async function revivedAccounts(wrangler: Wrangler, since: number): Promise<string[]> {
  const gone = new Set(
    (await rowsOf(wrangler, `SELECT member_id FROM departures WHERE left_at > ${since}`)).map((row) =>
      String(row['member_id']),
    ),
  );
  const revived: string[] = [];
  for (let after = ''; gone.size > 0;) {
    const ids = (
      await rowsOf(
        wrangler,
        `SELECT id FROM members WHERE id > ${literal(after)} ORDER BY id LIMIT ${idsAtOnce}`,
      )
    ).map(({ id }) => String(id));
    for (const id of ids) if ((await departureNames(id)).some((name) => gone.has(name))) revived.push(id);
    after = ids.at(-1) ?? '';
    if (ids.length < idsAtOnce) break;
  }
  return revived;
}

const idsAtOnce = 10_000;

/** Adds to an error what state it leaves. */
async function left<T>(state: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    throw new Stopped(`${wordsOf(error)}\n${state}.`, { cause: error });
  }
}

function ago(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`;
}
