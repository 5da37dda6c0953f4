// The painter chooses who may open the page of their rock.
import { and, eq } from 'drizzle-orm';
import { type PageAudience } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { say } from '../../schema/words/say.ts';

/** To choose the same again changes nothing. @throws NotFound, or Forbidden for anybody else's rock */
export function choosePage(
  ctx: MemberCtx,
  rockId: string,
  page: PageAudience,
): Promise<{ page: PageAudience }> {
  const { db, memberId } = ctx;
  const owner = db
    .select({ ownerId: rocks.ownerId })
    .from(rocks)
    .where(and(eq(rocks.id, rockId), isVisibleTo(memberId)));
  return ctx.begin([owner], async (_, [[rock]]) => {
    if (!rock) throw new NotFound(say('rocks', 'notFound'));
    if (rock.ownerId !== memberId) throw new Forbidden(say('pageAudience', 'notOwner'));
    // The rock may have changed hands since it was read.
    const mine = and(eq(rocks.id, rockId), eq(rocks.ownerId, memberId));
    return ctx.write([db.update(rocks).set({ page }).where(mine)], { page });
  });
}
