// The public list of Founding Rock Ambassadors: selected applicants who have been told, in that order.
import { and, asc, isNotNull } from 'drizzle-orm';
import { ambassadorLimits, type FoundingAmbassador } from '../../schema/ambassadors.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { publicName } from './public-name.ts';

/** New ambassadors come last, so that existing numbers do not change. */
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
