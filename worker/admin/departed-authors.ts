// Deleted accounts that made something of late at a rock that the administrator searches for: their hours can be taken back.
import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { adminLimits } from '../../schema/admin.ts';
import { departedName, type DepartedAuthor } from '../../schema/takebacks.ts';
import { departedDeeds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { instant } from '../platform/clock.ts';
import { beginsWith, rockIn } from './rock-in-search.ts';

/** The newest first. @param q a Rock ID, the id or address of a rock's page, or the beginning of its name */
export async function departedAuthorsAt(ctx: MemberCtx, q: string): Promise<DepartedAuthor[]> {
  if (q === '') return [];
  const { db } = ctx;
  const { id, codeKey } = rockIn(q);
  const those = db
    .select({ id: rocks.id })
    .from(rocks)
    .where(or(eq(rocks.codeKey, codeKey), eq(rocks.id, id), beginsWith(q)))
    .orderBy(desc(rocks.createdAt))
    .limit(adminLimits.page);
  const newest = sql<number>`max(${departedDeeds.madeAt})`.as('newest_deed');
  const [found] = await ctx.read([
    db
      // SQLite takes the name from the row of the maximum.
      .select({ id: departedDeeds.authorId, rockName: rocks.name, newest })
      .from(departedDeeds)
      .innerJoin(rocks, eq(rocks.id, departedDeeds.rockId))
      .where(inArray(departedDeeds.rockId, those))
      .groupBy(departedDeeds.authorId)
      .orderBy(desc(newest))
      .limit(adminLimits.page),
  ]);
  return found.map(({ newest: at, ...author }) => ({
    ...author,
    name: departedName(author.id),
    newestAt: instant(at),
  }));
}
