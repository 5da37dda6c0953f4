// Who is a Founding Rock Ambassador: those who were selected and know it, in that order.
import { and, asc, isNotNull } from 'drizzle-orm';
import { ambassadorLimits, type FoundingAmbassador } from '../../schema/ambassadors.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { publicName } from './public-name.ts';

/** New ones come last, so that nobody's number changes. */
export async function foundingAmbassadors(ctx: Ctx): Promise<FoundingAmbassador[]> {
  const { id, name, slot, announcedAt, createdAt } = ambassadorApplications;
  const [rows] = await ctx.read([
    ctx.db
      .select({ id, name })
      .from(ambassadorApplications)
      .where(and(isNotNull(slot), isNotNull(announcedAt)))
      .orderBy(asc(announcedAt), asc(createdAt), asc(id))
      .limit(ambassadorLimits.listed),
  ]);
  return rows.map((row) => ({ id: row.id, ...publicName(row.name) }));
}
