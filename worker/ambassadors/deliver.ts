// The two letters of an application: that it was taken, and what was decided. What fails is sent by a later tick.
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { minute } from '../platform/clock.ts';
import { confirmationLetter, resultLetter } from './letters.ts';

export type Application = typeof ambassadorApplications.$inferSelect;

type Kind = 'confirmation' | 'result';

/** How long whoever has taken rows may work on their letters; shorter than the time between two ticks. */
export const leaseMs = 10 * minute;

/** Rows that are taken at once, and how often in one tick: about 2,000 applications a day get their letters. */
const turns = { rows: 10, most: 10 } as const;

/**
 * The hourly tick's letters: what is missing of each application that was not answered yet. Those that were never
 * tried go first, oldest first; a letter that fails waits for the next tick and is in nobody's way.
 */
export async function sendLetters(ctx: Ctx): Promise<void> {
  for (let turn = 0; turn < turns.most; turn++) {
    const rows = await leaseWaiting(ctx);
    for (const row of rows) await deliver(ctx, row, ['confirmation', 'result']);
    if (rows.length < turns.rows) return;
  }
}

/** One statement takes rows that nobody is at work on, so that ticks at the same time never share one. */
async function leaseWaiting({ db, now }: Ctx): Promise<Application[]> {
  const { id, announcedAt, leasedUntil, createdAt } = ambassadorApplications;
  const at = now();
  const waiting = db
    .select({ id })
    .from(ambassadorApplications)
    .where(and(isNull(announcedAt), lte(leasedUntil, at)))
    .orderBy(asc(leasedUntil), asc(createdAt), asc(id))
    .limit(turns.rows);
  const rows = await db
    .update(ambassadorApplications)
    .set({ leasedUntil: at + leaseMs })
    .where(inArray(id, waiting))
    .returning();
  return rows.toSorted((a, b) => a.createdAt - b.createdAt);
}

/**
 * Sends these letters of a row whose lease the caller has, unless they were sent, and gives the lease back. Never
 * throws: after a failure the lease runs out by itself.
 */
export async function deliver(ctx: Ctx, row: Application, kinds: readonly Kind[]): Promise<void> {
  try {
    for (const kind of kinds) {
      const column = kind === 'confirmation' ? 'confirmedAt' : 'announcedAt';
      if (row[column] !== null) continue;
      // Whoever was too slow has lost the row to another.
      if (ctx.now() >= row.leasedUntil) return;
      await ctx.mail(await (kind === 'confirmation' ? confirmationLetter : resultLetter)(ctx.config, row));
      await note(ctx, row, { [column]: ctx.now() });
    }
    await note(ctx, row, { leasedUntil: 0 });
  } catch (cause) {
    ctx.log.failure('a letter for an application could not be sent', cause);
  }
}

async function note(ctx: Ctx, { id }: Application, change: Partial<Application>): Promise<void> {
  await ctx.db.update(ambassadorApplications).set(change).where(eq(ambassadorApplications.id, id));
}
