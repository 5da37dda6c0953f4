// Applications for the Founding Rock Ambassador pack: one per email address; a unique slot selects two per region, and
// nobody who is suspended.
import { eq, exists, getTableColumns, sql } from 'drizzle-orm';
import { ambassadorLimits, type AmbassadorInput } from '../../schema/ambassadors.ts';
import { regionOf } from '../../schema/regions.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { ambassadorApplications, limits } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Conflict, isTaken, Malformed, TooMany } from '../errors.ts';
import { addressHashOf, isSuspendedAddress } from '../members/kept-suspensions.ts';
import { requireAllowedNames } from '../members/own-names.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';
import type { Application } from './pack.ts';
import { publicName } from './public-name.ts';
import { claims } from './slots.ts';
import { say } from '../../schema/words/say.ts';

const unknownWords = {
  country: say('ambassadors', 'unknownCountry'),
  state: say('ambassadors', 'unknownState'),
};
const applied = say('ambassadors', 'applied', ambassadorLimits.replyHours);
const tooMany = say('ambassadors', 'tooMany', ambassadorLimits.perDay);

/**
 * Records an application and queues its emails. A repeated identical application gets the same answer and writes
 * nothing. Only an email tells whether the applicant was selected: that of a suspended address, too, so that nobody
 * learns of the suspension here.
 * @throws Malformed for an unknown country or state, or a name that no member may have; Conflict when the email address
 * has applied with different data; TooMany after three applications from one IP address in a day
 */
export async function apply(ctx: Ctx, input: AmbassadorInput): Promise<void> {
  const { region, unknown } = regionOf(input);
  if (unknown !== undefined) throw new Malformed(unknownWords[unknown], unknown);
  const now = ctx.now();
  const limit: Limit = { bucket: `ambassador:${ctx.caller}`, most: ambassadorLimits.perDay, windowMs: day };
  const emailKey = emailKeyOf(input.email);
  const [earlier, spent] = await ctx.read([applicationsOf(ctx, emailKey), usedUp(ctx.db, limit, now)]);
  const [before] = earlier;
  if (before && isSame(before, input)) return;
  requireAllowedNames(publicName(input.name), { field: 'name', whole: input.name });
  if (spent.length > 0) throw new TooMany(secondsLeft(limit, now), tooMany);
  if (before) {
    // Counts toward the limit, so that nobody can probe which addresses have applied.
    await ctx.db.batch([countOne(ctx.db, limit, now)]);
    throw new Conflict(applied, 'email');
  }

  const row: Application = {
    ...input,
    id: newId(),
    emailKey,
    region,
    slot: null,
    createdAt: now,
    suspendedAt: null,
    withdrawnAt: null,
    confirmedAt: null,
    announcedAt: null,
    // Keeps the release before decision 46 from emailing the applicant.
    leasedUntil: Number.MAX_SAFE_INTEGER,
    orderId: null,
  };
  if (await isNoted(ctx, row, limit)) return;
  // A concurrent application was first: with this email address, or the last that the limit of this IP address allows.
  const [[first]] = await ctx.read([applicationsOf(ctx, emailKey)]);
  if (first && isSame(first, input)) return;
  if (first) throw new Conflict(applied, 'email');
  throw new TooMany(secondsLeft(limit, now), tooMany);
}

const applicationsOf = (ctx: Ctx, emailKey: string) =>
  ctx.db.select().from(ambassadorApplications).where(eq(ambassadorApplications.emailKey, emailKey));

/** Whether the application is a retry: identical apart from the spelling of the email address. */
function isSame(row: Application, input: AmbassadorInput): boolean {
  const { email: _, ...typed } = input;
  return Object.entries(typed).every(([field, text]) => row[field as keyof typeof typed] === text);
}

/**
 * Counts and inserts the application, assigns a slot and queues both emails, in one batch: concurrent applications can
 * exceed neither the limit nor the slots of the region. Returns whether the application was inserted.
 */
async function isNoted(ctx: Ctx, row: Application, limit: Limit): Promise<boolean> {
  const { db } = ctx;
  const hash = await addressHashOf(ctx.config, row.emailKey);
  const isSuspended = isSuspendedAddress(ctx, { emailKey: row.emailKey, hash });
  const cells = { ...row, suspendedAt: sql`iif(${isSuspended}, ${row.createdAt}, NULL)` };
  const columns = Object.keys(getTableColumns(ambassadorApplications)) as (keyof Application)[]; // keys of this table
  const values = sql.join(
    columns.map((column) => sql`${cells[column]}`),
    sql`, `,
  );
  const count = sql`(SELECT ${limits.count} FROM ${limits} WHERE ${eq(limits.bucket, limit.bucket)})`;
  try {
    const [, noted] = await db.batch([
      countOne(db, limit, row.createdAt),
      db
        .insert(ambassadorApplications)
        .select(sql`SELECT ${values} WHERE ${count} <= ${limit.most}`)
        .returning({ id: ambassadorApplications.id }),
      ...claims(ctx, row),
      ...answers(ctx, row),
    ]);
    return noted.length > 0;
  } catch (error) {
    if (isTaken(error, 'ambassador_applications.email_key')) return false;
    throw error;
  }
}

/** Statements: queue the confirmation for now, and the result for the hourly job. */
function answers(ctx: Ctx, { id }: Application) {
  const noted = ctx.db
    .select({ id: ambassadorApplications.id })
    .from(ambassadorApplications)
    .where(eq(ambassadorApplications.id, id));
  const message = { recipient: 'applicant', thread: `application:${id}`, onlyIf: exists(noted) } as const;
  return [
    queueEmail(ctx, { ...message, event: `application:${id}` }),
    queueEmail(ctx, { ...message, event: `selection:${id}`, isForTick: true }),
  ];
}
