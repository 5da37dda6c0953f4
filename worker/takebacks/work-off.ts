// Does the items that wait, one after another. An item that failed waits for the hourly job.
import { and, desc, eq, sql } from 'drizzle-orm';
import { takebackKinds, takebackLimits } from '../../schema/takebacks.ts';
import { takebackItems } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { withholdReported } from '../moderation/automatic.ts';
import { showUnreported } from '../moderation/unreported.ts';
import { deletePendingPhotos } from '../photos/pending-deletions.ts';
import { isDoneBefore, type Item } from './items.ts';
import { changeJourney } from './journeys.ts';
import { returnOne, takeOne } from './things.ts';

/** With the hourly job: what it leaves waits for the next one. */
export async function workOffAll(ctx: Ctx): Promise<void> {
  await workOff(ctx, takebackLimits.perTick);
  ctx.log.leave(await ctx.db.$count(takebackItems, isOpen));
}

// A literal, so that SQLite uses the partial index.
const isOpen = sql`${takebackItems.state} IN ('waiting', 'returning')`;

/** @param of one act, or one member of all acts; everything when missing */
export async function workOff(
  ctx: Ctx,
  most: number,
  { id, memberId: author }: { id?: string; memberId?: string } = {},
): Promise<void> {
  const { db } = ctx;
  const order = sql.join(
    takebackKinds.map((kind, i) => sql`WHEN ${sql.raw(`'${kind}'`)} THEN ${sql.raw(String(i))}`),
    sql` `,
  );
  const place = sql`CASE ${takebackItems.kind} ${order} END`;
  const open = await db
    .select()
    .from(takebackItems)
    .where(
      and(
        isOpen,
        id === undefined ? undefined : eq(takebackItems.takebackId, id),
        author === undefined ? undefined : eq(takebackItems.memberId, author),
      ),
    )
    // What was made last comes first of its kind. What is to be taken comes before what is to return.
    .orderBy(sql`${takebackItems.state} <> 'waiting'`, place, desc(takebackItems.madeAt))
    .limit(most);
  const done = new Set<string>();
  for (const item of open) {
    const { takebackId, kind, subjectId, memberId } = item;
    // The entries of all members at one rock are one change of its journey.
    const key = [takebackId, kind, subjectId, kind === 'journey' ? '' : memberId].join(' ');
    if (done.has(key)) continue;
    done.add(key);
    await doOne(ctx, item);
  }
  if (open.some(({ kind }) => kind === 'rock' || kind === 'question')) await deletePendingPhotos(ctx);
  const reported = new Set(open.flatMap(({ kind, rockId }) => (kind === 'report' ? [rockId] : [])));
  for (const rockId of reported) {
    await showUnreported(ctx, rockId);
    await withholdReported(ctx, rockId);
  }
}

async function doOne(ctx: Ctx, item: Item): Promise<void> {
  try {
    if (item.kind === 'journey') await changeJourney(ctx, item);
    else if (item.state === 'waiting') await takeOne(ctx, item);
    else await returnOne(ctx, item);
  } catch (cause) {
    if (!isDoneBefore(cause))
      ctx.log.failure('could not take back or return something; the next hourly job retries', cause);
  }
}
