// Who is a Founding Rock Ambassador: those who were selected and know it, in that order.
import { and, asc, isNotNull } from 'drizzle-orm';
import { ambassadorLimits, type FoundingAmbassador } from '../../schema/ambassadors.ts';
import { lastInitial } from '../../schema/members.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';

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

/**
 * First name and last initial of a name as somebody typed it. What is no name must not get out by it: of an e-mail
 * address in its place only a letter is shown, and of 'Miller, Ann' the Ann.
 */
function publicName(typed: string): Pick<FoundingAmbassador, 'firstName' | 'lastName'> {
  const [before = '', after = ''] = typed.split(',', 2).map((part) => part.trim());
  const isLastFirst = after !== '' && !before.includes(' ');
  const words = (isLastFirst ? `${after} ${before}` : before || after).split(' ');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return { firstName: first.includes('@') ? lastInitial(first) : first, lastName: lastInitial(last) };
}
