// Worlds with an administrator, for tests of the daily report. Mail and D1 can be made to fail.
import { env } from 'cloudflare:test';
import { say } from '../../schema/words/say.ts';
import { auditLog, dailyReports, members, outbox, reports } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { dayOf } from '../platform/clock.ts';
import type { Email } from '../platform/mail.ts';
import { Unavailable } from '../errors.ts';
import { keepSent, makeWorld, type World } from './as.ts';
import { db } from './db.ts';
import { envWith } from './database.ts';
import { makeMember } from './make.ts';

export const adminEmail = 'admin@example.test';

export interface ReportWorld extends World {
  /** Called before an email is accepted. It may throw or wait, as the mail service may. */
  mailbox: (email: Email) => Promise<void> | void;
}

/** A community with one member, the administrator, who joined at `start`. No report was ever sent. */
export async function makeReportWorld(start: number): Promise<ReportWorld> {
  await db.delete(dailyReports);
  await db.delete(outbox);
  await db.delete(auditLog);
  await db.delete(reports);
  await db.delete(members);
  await makeMember({ email: adminEmail, emailKey: adminEmail, createdAt: start });
  const base = makeWorld(start);
  const world: ReportWorld = Object.assign(base, { mailbox: () => {} });
  world.env = { ...env, ADMIN_EMAIL: adminEmail };
  world.deps.openMail = () => async (email) => {
    await world.mailbox(email);
    keepSent(world, email);
  };
  return world;
}

export function mailIsOff(): never {
  throw new Unavailable(say('errors', 'noEmail'));
}

/** One tick. @returns whether it succeeded */
export async function tick(world: World): Promise<boolean> {
  try {
    await runHourly(world.env, world.deps);
    return true;
  } catch {
    return false;
  }
}

/** The days of the sent reports, in order. */
export function reportedDays({ emails }: World): string[] {
  return emails.map(({ to, subject }) => {
    const [, date] = /^Rockabout on (.+): /.exec(subject) ?? [];
    if (to !== adminEmail || date === undefined) throw new Error(`no daily report: ${subject} to ${to}`);
    return dayOf(Date.parse(`${date} UTC`));
  });
}

/** The bindings with a D1 that rejects the statements that `refuses` picks, before executing them. */
export function withFailingStatements(env: Env, refuses: (statement: string) => boolean): Env {
  return envWith(env, ({ prepare }) => ({
    prepare: (statement) => {
      if (refuses(statement)) throw new Error('D1_ERROR: Network connection lost.');
      return prepare(statement);
    },
  }));
}
