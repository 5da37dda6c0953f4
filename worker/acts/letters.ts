// Letters about acts: to whoever an order goes, and to the author of what was taken out of sight or brought back.
import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Act } from '../../schema/acts.ts';
import { acts, comments, members, orders } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day, minute } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { composeLetter } from '../platform/letter.ts';
import { wordsOf } from './words.ts';

/** How long whoever has taken acts may work on their letters; shorter than the time between two ticks. */
const leaseMs = 10 * minute;

/** Acts that are taken at once, and how often in one go. */
const turns = { rows: 10, most: 10 } as const;

/** Days after which a letter that never got through is given up. */
const lateDays = 14;

type Row = typeof acts.$inferSelect;

/** An act that is ours for a while; `wasTried` when somebody was at work on its letter before. */
type Leased = Row & { wasTried: boolean };

/**
 * Sends what was not sent yet, those first that were never tried, and goes on while letters get through. Letters about
 * one thing go out in the order of its acts, and those that were overtaken not at all. Never throws: a letter that fails waits for the next tick. Whoever is at
 * work has a lease, so that two at once send no letter twice. A worker that dies between sending and noting it leaves a
 * lease that runs out: its letter may then come twice.
 * @param subjectId of what alone to write: somebody waits for it. All of it when missing.
 */
export async function sendActLetters(ctx: Ctx, subjectId?: string): Promise<void> {
  try {
    for (let turn = 0; turn < turns.most; turn++) {
      const untold = await leaseUntold(ctx, subjectId);
      let sent = 0;
      for (const act of untold) if (await deliver(ctx, act)) sent += 1;
      if (untold.length === 0 || sent < untold.length) return;
    }
  } catch (cause) {
    ctx.log.failure('letters about acts are left to the next hourly tick', cause);
  }
}

async function leaseUntold({ db, now }: Ctx, subjectId?: string): Promise<Leased[]> {
  const at = now();
  const earlier = alias(acts, 'earlier');
  const unsaid = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.subjectId, acts.subjectId),
        // As in the index `acts_untold`. Rows are numbered in the order in which they were written.
        sql`earlier.leased_until IS NOT NULL AND earlier.told_at IS NULL AND earlier.rowid < ${acts}.rowid`,
      ),
    );
  const waiting = db
    .select({ id: acts.id, leasedUntil: acts.leasedUntil })
    .from(acts)
    .where(
      and(
        isNull(acts.toldAt),
        gt(acts.createdAt, at - lateDays * day),
        lte(acts.leasedUntil, at),
        subjectId === undefined ? undefined : eq(acts.subjectId, subjectId),
        notExists(unsaid),
      ),
    )
    .orderBy(asc(acts.leasedUntil), asc(acts.createdAt), asc(acts.id))
    .limit(turns.rows);
  // What was at work on before may have been sent: the row as it was tells.
  const found = await waiting;
  const rows = await db
    .update(acts)
    .set({ leasedUntil: at + leaseMs })
    .where(
      and(
        inArray(
          acts.id,
          found.map(({ id }) => id),
        ),
        lte(acts.leasedUntil, at),
      ),
    )
    .returning();
  const tried = new Set(found.flatMap(({ id, leasedUntil }) => (leasedUntil === 0 ? [] : [id])));
  return rows
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((act) => ({ ...act, wasTried: tried.has(act.id) }));
}

/** @returns whether nothing is left to do */
async function deliver(ctx: Ctx, act: Leased): Promise<boolean> {
  const { db } = ctx;
  try {
    // Whoever was too slow has lost the act to another.
    if (ctx.now() >= (act.leasedUntil ?? 0)) return false;
    const isNews = await checkNews(ctx, act);
    if (!isNews) {
      // A letter that was tried may have gone out all the same, and counts as heard.
      const end = act.wasTried ? { toldAt: ctx.now() } : { leasedUntil: null };
      await db.update(acts).set(end).where(eq(acts.id, act.id));
      return true;
    }
    const [row] = await db
      .select({
        member: joined('member', { email: members.email }),
        comment: joined('comment', { content: comments.content }),
        order: joined('order', {
          id: orders.id,
          productName: orders.productName,
          customerEmail: orders.customerEmail,
          tracking: orders.tracking,
        }),
      })
      .from(acts)
      .leftJoin(members, eq(members.id, acts.memberId))
      .leftJoin(orders, eq(orders.id, acts.orderId))
      .leftJoin(comments, eq(comments.id, acts.subjectId))
      .where(eq(acts.id, act.id));
    const to = act.orderId === null ? row?.member.email : row?.order.customerEmail;
    // Nobody is told for an account that is gone.
    if (row && to) await ctx.mail(await composeLetter(ctx.config, { to, ...wordsOf(ctx.config, act, row) }));
    await db.update(acts).set({ toldAt: ctx.now() }).where(eq(acts.id, act.id));
    return true;
  } catch (cause) {
    ctx.log.failure('a letter about an act could not be sent', cause);
    return false;
  }
}

/** Whether an act still is what the person concerned needs to hear: none followed, and it changes what they heard. */
async function checkNews({ db }: Ctx, act: Row): Promise<boolean> {
  // A letter about an order says what is noted when it is written.
  if (act.act === 'order_shipped' || (act.rockId === null && act.orderId === null)) return true;
  const isAbout = act.orderId === null ? eq(acts.rockId, act.rockId ?? '') : eq(acts.orderId, act.orderId);
  const rows = await db
    .select({ id: acts.id, act: acts.act, toldAt: acts.toldAt })
    .from(acts)
    .where(and(isAbout, eq(acts.subjectId, act.subjectId)))
    .orderBy(sql`rowid`);
  const [subject = ''] = act.act.split('_', 1);
  const history = act.orderId === null ? rows.filter((row) => isVerdictOn(subject, row.act)) : rows;
  const place = history.findIndex(({ id }) => id === act.id);
  if (place < history.length - 1) return false;
  const heard = history.slice(0, place).filter(({ toldAt }) => toldAt !== null);
  if (act.act === 'shipment_corrected') return (heard.at(-1)?.toldAt ?? Infinity) <= act.createdAt;
  return !act.act.endsWith('_restored') || heard.some((before) => before.act.endsWith('_withheld'));
}

/** Taken out of sight, or brought back. */
const isVerdictOn = (subject: string, act: Act) =>
  act.startsWith(`${subject}_`) && (act.endsWith('_withheld') || act.endsWith('_restored'));
