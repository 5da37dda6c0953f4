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
 * First name and last initial of a name as somebody typed it. What is no name must not get out by it: signs end a
 * word, of 'Miller, Ann' the Ann is shown, and of a name in one piece whose script sets no space only the first sign.
 */
function publicName(typed: string): Pick<FoundingAmbassador, 'firstName' | 'lastName'> {
  const [before = [], after = []] = typed.split(/[,،，、;；]/u, 2).map(wordsOf);
  if (typed.normalize('NFKC').includes('@')) return { firstName: lastInitial(typed), lastName: '' };
  const isLastFirst = after.length > 0 && before.length === 1;
  const words = isLastFirst ? [...after, ...before] : before.length > 0 ? before : after;
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (words.length === 1 && spaceless.test(first)) return { firstName: '', lastName: lastInitial(first) };
  return { firstName: first.slice(0, longestShown), lastName: lastInitial(last) };
}

const longestShown = 30;
const spaceless = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
