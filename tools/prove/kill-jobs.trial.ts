import { globSync, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { expect, inject } from 'vitest';
import { randomFrom, type Random } from '../../painting/random.ts';
import { pictures } from '../../worker/photos/testing-corpus.ts';
import { proof } from '../../worker/testing/proof.ts';
import { tick } from '../app/cron.ts';
import type { RunningApp } from './app.ts';
import { ask, insertMembers, type Member } from './members.ts';
import { findRock, hiddenRock, registerRock } from './smoke.ts';
import { askCopy, askState, changeState, examine } from './state.ts';
import { test, turns } from './trial.ts';

const kills = 20;
const adminEmail = 'admin@example.test';

/** Emails to the administrator that the runtime has stored. It creates their database with the first one. */
function emailsIn(folder: string): number {
  const file = globSync('**/email-store/**/*.sqlite', { cwd: folder }).find(
    (one) => !one.includes('metadata'),
  );
  if (file === undefined) return 0;
  return askCopy(join(folder, dirname(file)), (query) => {
    const sent = query(`SELECT data FROM emails WHERE kind = 'sent'`);
    return sent.filter(({ data }) => String(data).includes(adminEmail)).length;
  });
}

/** Gives a member some of everything that members can have. @returns the URL of their photo */
async function settleIn(origin: string, member: Member, friend: Member): Promise<string> {
  const image = new File([Uint8Array.from(pictures.jpeg)], 'sunny.jpg');
  const { imageUrl } = await registerRock(origin, member, image);
  await hiddenRock(origin, member);
  const held = await hiddenRock(origin, friend);
  await findRock(origin, member, held);
  await ask(origin, member, `/api/rocks/${held.id}/interactions`, { interactionType: 'like' });
  await ask(origin, member, `/api/rocks/${held.id}/interactions`, {
    interactionType: 'comment',
    content: 'So bright',
  });
  return imageUrl ?? '';
}

/** Number of rows in each table that reference a member. */
function tracesOf(stateDir: string, { id }: Member): Record<string, unknown> {
  const naming = {
    members: 'id',
    rocks: 'owner_id',
    entries: 'member_id',
    finds: 'member_id',
    likes: 'member_id',
    comments: 'member_id',
    activities: 'member_id',
  };
  const counts = Object.entries(naming).map(
    ([table, column]) => `(SELECT count(*) FROM ${table} WHERE ${column} = '${id}') AS ${table}`,
  );
  return askState(stateDir, (query) => ({ ...query(`SELECT ${counts.join()}`)[0] }));
}

const whole = { members: 1, rocks: 2, entries: 2, finds: 1, likes: 1, comments: 1, activities: 4 };
const gone = { members: 0, rocks: 0, entries: 0, finds: 0, likes: 0, comments: 0, activities: 0 };

const leave = (origin: string, { headers }: Member) =>
  fetch(`${origin}/api/user/account`, { method: 'DELETE', headers }).then(
    ({ status }) => status,
    () => undefined,
  );

/** Resolves after a random number of log lines and of turns of the event loop. */
async function moment({ lines }: RunningApp, random: Random): Promise<void> {
  // One line for each of the ten steps, one for the tick and one for the deletion.
  const after = Math.floor(random() * 12);
  const later = Math.floor(random() * 200);
  for (let seen = 0; seen < after; seen++) await once(lines, 'line');
  await turns(later);
}

const reportRow = (stateDir: string) =>
  askState(stateDir, (query) => query("SELECT sent_at FROM outbox WHERE event LIKE 'report:%'")[0]);

test('after a kill during a tick and a deletion, two more ticks leave one report and nobody half deleted', async ({
  task,
  folder,
  stateDir,
  start,
}) => {
  const random = randomFrom(`jobs ${inject('seed')}`);
  const [friend, ...leavers] = await insertMembers(stateDir, kills + 1);
  // Days before the first member joined have no report.
  changeState(stateDir, 'UPDATE members SET created_at = created_at - 40 * 86400000');
  let lives = 0;
  /** Starts the app. Each start stores its emails in a separate folder. */
  const live = async () => {
    const emailsDir = join(folder, `emails-${++lives}`);
    mkdirSync(emailsDir);
    const app = await start({ vars: { ADMIN_EMAIL: adminEmail } }, emailsDir);
    return { app, emails: () => emailsIn(emailsDir) };
  };
  const { app: prepared } = await live();
  const { origin } = prepared;
  const photos = new Map<Member, string>();
  for (const member of leavers) photos.set(member, await settleIn(origin, member, friend));
  await prepared.stop();
  for (const leaver of leavers) expect(tracesOf(stateDir, leaver)).toEqual(whole);

  let [half, untold, doubled, explained, leftovers, beforeDeletion, beforeEmail] = [0, 0, 0, 0, 0, 0, 0];
  for (const leaver of leavers) {
    changeState(stateDir, 'DELETE FROM daily_reports; DELETE FROM outbox');
    const cut = await live();
    const work = Promise.all([tick(cut.app.origin), leave(cut.app.origin, leaver)]);
    await Promise.race([work, moment(cut.app, random)]);
    await cut.app.kill();
    await work;

    const traces = JSON.stringify(tracesOf(stateDir, leaver));
    if (traces === JSON.stringify(whole)) beforeDeletion++;
    else if (traces !== JSON.stringify(gone)) half++;
    const emailsBefore = cut.emails();
    const isUnnoted = emailsBefore === 1 && reportRow(stateDir)?.['sent_at'] === null;
    if (emailsBefore === 0) beforeEmail++;
    if (isUnnoted) explained++;

    // As ten minutes later: the lease of the killed process has expired.
    changeState(stateDir, 'UPDATE outbox SET leased_until = 0 WHERE leased_until > 0');
    const after = await live();
    const status = await leave(after.app.origin, leaver);
    expect(status).toBe(traces === JSON.stringify(whole) ? 200 : 401);
    await tick(after.app.origin);
    await tick(after.app.origin);
    const emails = emailsBefore + after.emails();
    if (emails === 0) untold++;
    if (emails > 1) doubled++;
    const photo = await fetch(`${after.app.origin}${photos.get(leaver)}`);
    await after.app.stop();
    const drops = askState(stateDir, (query) => query('SELECT key FROM photo_drops'));
    const isClean =
      JSON.stringify(tracesOf(stateDir, leaver)) === JSON.stringify(gone) && photo.status === 404;
    if (!isClean || drops.length > 0) leftovers++;
    expect(examine(stateDir).faults).toEqual([]);
  }

  proof(task, {
    goal: 'G-D1',
    what: 'Account deletions killed with signal 9',
    figure: `${kills} kills (${beforeDeletion} before it was done): ${half} half deleted, ${leftovers} not gone after two ticks`,
    passLine: '20 kills, 0 half deleted, all gone after two ticks',
  });
  proof(task, {
    goal: 'G-D1',
    what: 'Daily reports killed with signal 9',
    figure: `${kills} kills (${beforeEmail} before the email): ${untold} days without a report, ${doubled} with two, ${explained} killed between email and record`,
    passLine: '20 kills, 0 without a report, two only if killed between email and record',
  });
  expect({ half, leftovers, untold }).toEqual({ half: 0, leftovers: 0, untold: 0 });
  // If all kills came after the work was done, nothing would be tested.
  expect(Math.min(beforeDeletion, beforeEmail)).toBeGreaterThan(0);
  // The mail service accepts no idempotency key, so it cannot recognize a repeated email.
  expect(doubled).toBe(explained);
});
