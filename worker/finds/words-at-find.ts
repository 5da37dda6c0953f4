// Words at a find: a line by the finder, and thanks by the painter. Each is told to the other once.
import { and, eq, exists, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { notificationLimits, type SavedLine } from '../../schema/notifications.ts';
import { revealsCode } from '../../schema/reveals-code.ts';
import { entries, notifications, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Forbidden, isConditionFailed, Malformed, NotFound } from '../errors.ts';
import type { EntryKey } from '../journey/entry-at.ts';
import { refuseWithheldWords, wordsWithheld } from '../members/withheld-words.ts';
import { isAdministrator } from '../platform/config.ts';
import { noteEventIf } from '../notifications/note-event.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { countOne, type Limit } from '../platform/limits.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { say } from '../../schema/words/say.ts';

const linesOf = (memberId: string): Limit => ({
  bucket: `line:${memberId}`,
  most: notificationLimits.linesPerDay,
  windowMs: day,
});

/**
 * @param line '' thanks without words; later words replace earlier ones
 * @throws Forbidden for all but the painter; finder and administrator can take the words away
 */
export function thankFinder(ctx: MemberCtx, find: EntryKey, line: string): Promise<SavedLine> {
  return aboutFind(ctx, find, line, async (isIt, { ownerId, finderId, isAdmin }) => {
    const { db, memberId } = ctx;
    if (ownerId !== memberId) {
      if (line !== '' || !(isAdmin || finderId === memberId))
        throw new Forbidden(say('notifications', 'notPainter'));
      return ctx.write(
        [
          db
            .update(entries)
            .set({ thanks: '' })
            .where(and(isIt, isNotNull(entries.thanks))),
        ],
        { line },
      );
    }
    return ctx.write(
      [
        isNews(ctx, 'thanks', find, and(isIt, isNull(entries.thanks), isOwnersStill(ctx, find.rockId))),
        db
          .update(entries)
          .set({ thanks: line, thanksBy: null })
          .where(and(isIt, isOwnersStill(ctx, find.rockId))),
      ],
      { line },
    );
  });
}

/**
 * @param line '' removes it
 * @throws Forbidden for all but the finder; painter and administrator can remove it
 */
export function saveLine(ctx: MemberCtx, find: EntryKey, line: string): Promise<SavedLine> {
  return aboutFind(ctx, find, line, async (isIt, { ownerId, finderId, isAdmin }) => {
    const { db, memberId } = ctx;
    if (finderId !== memberId) {
      if (line !== '' || !(isAdmin || ownerId === memberId))
        throw new Forbidden(say('notifications', 'notFinder'));
      return ctx.write([db.update(entries).set({ line }).where(isIt)], { line });
    }
    const limit = linesOf(memberId);
    const now = ctx.now();
    try {
      return await ctx.write(
        [
          ...(line === '' ? [] : [isNews(ctx, 'line', find, and(isIt, eq(entries.line, '')))]),
          db
            .update(entries)
            .set({ line: whileAllowed(db, [limit], now, line) })
            .where(isIt),
          countOne(db, limit, now),
        ],
        { line },
      );
    } catch (error) {
      if (isConditionFailed(error, 'entries.line'))
        throw tooMany([limit], now, say('notifications', 'tooManyLines'));
      throw error;
    }
  });
}

/** Both know the Rock ID, so that a refusal tells them nothing. */
function aboutFind(
  ctx: MemberCtx,
  { rockId, seq }: EntryKey,
  line: string,
  act: (
    isIt: SQL | undefined,
    who: { ownerId: string | null; finderId: string | null; isAdmin: boolean },
  ) => Promise<SavedLine>,
): Promise<SavedLine> {
  const { db, memberId } = ctx;
  const isIt = and(
    eq(entries.rockId, rockId),
    eq(entries.seq, seq),
    eq(entries.action, 'found'),
    isNotNull(entries.memberId),
  );
  const seen = db
    .select({ ownerId: rocks.ownerId, code: rocks.code, finderId: entries.memberId })
    .from(entries)
    .innerJoin(rocks, eq(rocks.id, entries.rockId))
    .where(and(isIt, isVisibleTo(memberId)));
  return ctx.begin([seen, wordsWithheld(ctx)], async (member, [[find], withheld]) => {
    if (!find) throw new NotFound(say('notifications', 'noFind'));
    const { ownerId, finderId, code } = find;
    if (memberId === ownerId || memberId === finderId) {
      if (revealsCode(line, code)) throw new Malformed(say('codes', 'inText'), 'line');
      refuseWithheldWords(withheld, { line });
    }
    return act(isIt, { ownerId, finderId, isAdmin: isAdministrator(ctx.config, member) });
  });
}

/** Condition: the rock has not changed hands since it was read. */
const isOwnersStill = ({ db, memberId }: MemberCtx, rockId: string) =>
  exists(
    db
      .select({ id: rocks.id })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), eq(rocks.ownerId, memberId))),
  );

/** Statement, before the words are written: notes them if there were none. */
function isNews(
  ctx: MemberCtx,
  event: 'line' | 'thanks',
  { rockId, seq }: EntryKey,
  isFirst: SQL | undefined,
) {
  const first = ctx.db.select({ seq: entries.seq }).from(entries).where(isFirst);
  // A line that was removed and written again is no news.
  const wasTold = sql`EXISTS (SELECT 1 FROM ${notifications} JOIN ${rocks} ON ${rocks.ownerId} = ${notifications.memberId}
    WHERE ${rocks.id} = ${rockId} AND ${notifications.id} = ${`${event}-${rockId}-${seq}`})`;
  return noteEventIf(
    ctx,
    { event, rockId, subject: String(seq), at: ctx.now() },
    sql`${exists(first)} AND NOT ${wasTold}`,
  );
}
