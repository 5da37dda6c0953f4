// Counts visitors: each IP address and user agent once a day, hashed with a daily salt that is deleted.
import { isbot } from 'isbot';
import { eq, lte, sql } from 'drizzle-orm';
import { visitDays, visits, visitSalts } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isConditionFailed, isTaken } from '../errors.ts';
import { whileAllowed } from '../platform/allowance.ts';
import { day, dayOf } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { newToken, sha256 } from '../platform/ids.ts';
import { countOne, type Limit } from '../platform/limits.ts';

/** Browsers counted per subnet and day: a school has many, but a changing user agent must not count without limit. */
export const browsersPerSubnet = 300;

/** An isolate's cache of a day. */
interface Today {
  day: string;
  salt: string;
  /** Hashes of counted visitors and of subnets over the limit, which need no further queries. */
  done: Set<string>;
}

/** Keyed by database, so that days of different databases are not mixed up. Only D1 decides who counts. */
const memory = new WeakMap<D1Database, Today>();

/** Above this size the cache is cleared. */
const maxCached = 50_000;

/**
 * Stores neither IP address nor user agent, only their hash with the day's salt. Bots and requests without a user agent
 * do not count.
 */
export async function recordVisit(ctx: Ctx, agent: string): Promise<void> {
  if (agent === '' || isbot(agent)) return;
  const { db } = ctx;
  const now = ctx.now();
  const { day: today, salt, done } = await openDay(ctx, dayOf(now));
  const network = await sha256(`${salt} ${ctx.caller}`);
  const visitor = await sha256(`${salt} ${ctx.caller} ${agent}`);
  if (done.has(visitor) || done.has(network)) return;

  const limit: Limit = { bucket: `visits:${network}`, most: browsersPerSubnet, windowMs: day };
  let known = visitor;
  try {
    await db.batch([
      db.insert(visits).values({ day: today, visitor: whileAllowed(db, [limit], now, visitor) }),
      countOne(db, limit, now),
      db
        .insert(visitDays)
        .values({ day: today, visitors: 1 })
        .onConflictDoUpdate({ target: visitDays.day, set: { visitors: sql`${visitDays.visitors} + 1` } }),
    ]);
  } catch (error) {
    if (isConditionFailed(error, 'visits.visitor')) known = network;
    // If taken, another isolate has counted the visitor.
    else if (!isTaken(error, 'visits.visitor')) throw error;
  }
  if (done.size >= maxCached) done.clear();
  done.add(known);
}

/** The cache of a day. A request keeps its day, even if another request opens the next day meanwhile. */
async function openDay(ctx: Ctx, name: string): Promise<Today> {
  const { $client } = ctx.db;
  const before = memory.get($client);
  if (before?.day === name) return before;
  const opened = { day: name, salt: await saltOf(ctx, name), done: new Set<string>() };
  const known = memory.get($client);
  if (known?.day === name) return known;
  if (!known || known.day < name) memory.set($client, opened);
  return opened;
}

/** The first request of a day creates the salt; all others get the same one. */
async function saltOf({ db }: Ctx, name: string): Promise<string> {
  const [kept] = await db.batch([db.select().from(visitSalts).where(eq(visitSalts.day, name))]);
  if (kept[0]) return kept[0].salt;
  const [made] = await db.batch([
    db
      .insert(visitSalts)
      .values({ day: name, salt: newToken() })
      .onConflictDoUpdate({ target: visitSalts.day, set: { salt: sql`${visitSalts.salt}` } })
      .returning(),
  ]);
  if (!made[0]) throw new Error('the day has no salt');
  return made[0].salt;
}

/** Statements of the hourly job: delete salt and visits 48 hours after their day began. The day's count stays. */
export function forgetVisits(db: Database, now: number) {
  const over = dayOf(now - 2 * day);
  return [
    db.delete(visitSalts).where(lte(visitSalts.day, over)),
    db.delete(visits).where(lte(visits.day, over)),
  ] as const;
}
