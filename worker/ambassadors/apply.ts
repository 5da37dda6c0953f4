// Applying for the Founding Rock Ambassador pack: once per address, the first two of a region by a unique slot.
import { and, eq, exists, getTableColumns, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  ambassadorLimits,
  ambassadorWords,
  type AmbassadorInput,
  type ApplicationTaken,
} from '../../schema/ambassadors.ts';
import { regionOf } from '../../schema/regions.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { ambassadorApplications, limits } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Conflict, isTaken, Malformed, TooMany } from '../errors.ts';
import { mustBeOwnNames } from '../members/own-names.ts';
import { tell } from '../outbox/tell.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';
import type { Application } from './pack.ts';
import { publicName } from './public-name.ts';

const taken: ApplicationTaken = { message: ambassadorWords.submitted };
const unknownWords = { country: ambassadorWords.unknownCountry, state: ambassadorWords.unknownState };

/**
 * Takes an application, of which an email tells. The same one again is the same yes and nothing new. Whether it was
 * selected is told by email alone.
 * @throws Malformed for a country or state that nobody knows, or a name that no member may have; Conflict when the
 * address has applied with other words; TooMany after three applications from one network in a day
 */
export async function apply(ctx: Ctx, input: AmbassadorInput): Promise<ApplicationTaken> {
  const { region, unknown } = regionOf(input);
  if (unknown !== undefined) throw new Malformed(unknownWords[unknown], unknown);
  const now = ctx.now();
  const limit: Limit = { bucket: `ambassador:${ctx.caller}`, most: ambassadorLimits.perDay, windowMs: day };
  const emailKey = emailKeyOf(input.email);
  const [earlier, spent] = await ctx.read([applicationsOf(ctx, emailKey), usedUp(ctx.db, limit, now)]);
  const [before] = earlier;
  if (before && isSame(before, input)) return taken;
  mustBeOwnNames(publicName(input.name), { field: 'name', whole: input.name });
  if (spent.length > 0) throw new TooMany(secondsLeft(limit, now), ambassadorWords.tooMany);
  if (before) {
    // Counted, or everybody could ask who has applied.
    await ctx.db.batch([countOne(ctx.db, limit, now)]);
    throw new Conflict(ambassadorWords.applied, 'email');
  }

  const row: Application = {
    ...input,
    id: newId(),
    emailKey,
    region,
    slot: null,
    createdAt: now,
    confirmedAt: null,
    announcedAt: null,
    // The release before decision 46 would write to the applicant.
    leasedUntil: Number.MAX_SAFE_INTEGER,
    orderId: null,
  };
  if (await isNoted(ctx, row, limit)) return taken;
  // Another one was first: from this address, or the last that this network could send.
  const [[first]] = await ctx.read([applicationsOf(ctx, emailKey)]);
  if (first && isSame(first, input)) return taken;
  if (first) throw new Conflict(ambassadorWords.applied, 'email');
  throw new TooMany(secondsLeft(limit, now), ambassadorWords.tooMany);
}

const applicationsOf = (ctx: Ctx, emailKey: string) =>
  ctx.db.select().from(ambassadorApplications).where(eq(ambassadorApplications.emailKey, emailKey));

/** A yes that got lost on its way is given again; an address cannot apply for anything else. */
function isSame(row: Application, input: AmbassadorInput): boolean {
  const { email: _, ...typed } = input;
  return Object.entries(typed).every(([field, text]) => row[field as keyof typeof typed] === text);
}

/**
 * Counts, notes, gives a place and notes both emails, in one batch: of many at once no more are noted than the limit has
 * room for, and no more selected than the region has places.
 */
async function isNoted(ctx: Ctx, row: Application, limit: Limit): Promise<boolean> {
  const { db } = ctx;
  const columns = Object.keys(getTableColumns(ambassadorApplications)) as (keyof Application)[]; // keys of this very table
  const values = sql.join(
    columns.map((column) => sql`${row[column]}`),
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

/** Statements: it is confirmed at once, and answered by the hourly tick. */
function answers(ctx: Ctx, { id }: Application) {
  const noted = ctx.db
    .select({ id: ambassadorApplications.id })
    .from(ambassadorApplications)
    .where(eq(ambassadorApplications.id, id));
  const message = { recipient: 'applicant', thread: `application:${id}`, onlyIf: exists(noted) } as const;
  return [
    tell(ctx, { ...message, event: `application:${id}` }),
    tell(ctx, { ...message, event: `selection:${id}`, isForTick: true }),
  ];
}

/** Statements, one for each place of the region: takes it when it is free and none was taken before. */
function claims({ db }: Ctx, { id, region }: Application) {
  const other = alias(ambassadorApplications, 'other');
  return Array.from({ length: ambassadorLimits.perRegion }, (_, i) => {
    const slot = i + 1;
    const holder = db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.region, region), eq(other.slot, slot)));
    return db
      .update(ambassadorApplications)
      .set({ slot })
      .where(and(eq(ambassadorApplications.id, id), isNull(ambassadorApplications.slot), notExists(holder)));
  });
}
