// The public list of Founding Rock Ambassadors: selected applicants who have been told, in that order.
import { and, asc, eq, exists, isNotNull, isNull } from 'drizzle-orm';
import { ambassadorLimits, type FoundingAmbassador } from '../../schema/ambassadors.ts';
import { lastInitial } from '../../schema/members.ts';
import { ambassadorApplications, members, withheldWords } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { flag, joined } from '../platform/database.ts';
import { publicName } from './public-name.ts';

/**
 * New ambassadors come last, so that existing numbers do not change. Whose name the administrator has withheld is listed
 * by the one that they have now, or not at all. Nobody is whose selection was withdrawn.
 */
export async function foundingAmbassadors(ctx: Ctx): Promise<FoundingAmbassador[]> {
  const { id, name, emailKey, slot, announcedAt, withdrawnAt, createdAt } = ambassadorApplications;
  const ofName = and(eq(withheldWords.subject, 'name'), eq(withheldWords.subjectId, members.id));
  const withheld = ctx.db.select({ id: withheldWords.id }).from(withheldWords).where(ofName);
  const [rows] = await ctx.read([
    ctx.db
      .select({
        id,
        name,
        isWithheld: flag('is_withheld', exists(withheld)),
        member: joined('member', {
          username: members.username,
          firstName: members.firstName,
          lastName: members.lastName,
        }),
      })
      .from(ambassadorApplications)
      .leftJoin(members, eq(members.emailKey, emailKey))
      .where(and(isNotNull(slot), isNotNull(announcedAt), isNull(withdrawnAt)))
      .orderBy(asc(announcedAt), asc(createdAt), asc(id))
      .limit(ambassadorLimits.listed),
  ]);
  return rows.flatMap(({ isWithheld, member, ...row }) => {
    const shown = isWithheld ? nameNow(member) : publicName(row.name);
    return shown ? [{ id: row.id, ...shown }] : [];
  });
}

type Names = { [K in 'username' | 'firstName' | 'lastName']: string | null };

/** As others see it; null without one. */
function nameNow({ username, firstName, lastName }: Names): ReturnType<typeof publicName> | null {
  if (username) return { firstName: username, lastName: '' };
  return firstName || lastName ? { firstName: firstName ?? '', lastName: lastInitial(lastName ?? '') } : null;
}
