// A find that is told after others that happened later: it enters the history in its place, and changes nothing now.
import { eq, sql } from 'drizzle-orm';
import { type FindResult } from '../../schema/finds.ts';
import { rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { findsInOrder, rescored, standingAt, wasFindable } from '../journey/history.ts';
import { nextMoment } from '../journey/hide.ts';
import { countLate } from '../journey/late-limit.ts';
import { againIfOvertaken } from '../journey/overtaken.ts';
import { pastOf } from '../journey/past.ts';
import { addEntry, nameAsHidden, nextSeq, plainEntry, rescore } from '../journey/statements.ts';
import { noteEntry } from '../notifications/note-event.ts';
import { newId } from '../platform/ids.ts';
import { countOne } from '../platform/limits.ts';
import type { RockRow } from '../rocks/card.ts';
import { noteContested } from './contested.ts';
import { triesOf, type OpenFind } from './find-context.ts';
import { addFind, countFind, endFind } from './statements.ts';
import { say } from '../../schema/words/say.ts';

interface LateFind {
  rock: RockRow;
  /** When it happened: before the rock's newest event. */
  at: number;
  /** @param rock as it stood after the find: its finds until then, and its place */
  answer: (rock: RockRow, find: OpenFind) => FindResult;
}

/**
 * Throws Conflict if somebody else had the rock at that moment: of two logs that contradict each other, the one that was
 * recorded first stands.
 */
export const lateFind = (ctx: MemberCtx, late: LateFind): Promise<FindResult> =>
  againIfOvertaken(async (isFirst) => enter(ctx, isFirst ? late : await readAgain(ctx, late)));

/** The same log, with the rock as it is by now. */
async function readAgain(ctx: MemberCtx, late: LateFind): Promise<LateFind> {
  const [[rock]] = await ctx.read([ctx.db.select().from(rocks).where(eq(rocks.id, late.rock.id))]);
  if (!rock) throw new NotFound(say('finds', 'unknown'));
  return { ...late, rock };
}

async function enter(ctx: MemberCtx, { rock, at, answer }: LateFind): Promise<FindResult> {
  const { db, memberId } = ctx;
  const { history, finds: known } = await pastOf(ctx, rock, at);
  const standing = standingAt(history, at);
  const { before, hide, after } = standing;
  if (!hide || !after) return ctx.refuse(new Conflict(say('finds', 'neverHidden')));
  const foundUntil = (moment: number) =>
    rock.timesFound - known.filter(({ foundAt }) => foundAt > moment).length;
  const asItWas = { ...rock, hiddenLocationName: hide.locationName, hiddenTown: hide.town };
  // Told twice, once with another moment: it is the same find.
  const own = [before, after].find((one) => one?.action === 'found' && one.memberId === memberId);
  const same = known.find(({ seq }) => seq === own?.seq);
  if (same) return ctx.write([], answer({ ...asItWas, timesFound: foundUntil(same.foundAt) }, same));
  if (!wasFindable(standing, at)) {
    const stands = before && { ...before, rockId: rock.id, foundAt: before.createdAt };
    return ctx.refuse(new Conflict(say('finds', 'taken')), stands ? noteContested(ctx, stands, at) : []);
  }

  const counted = await countLate(ctx, rock, at);
  const [rockId, seq, recordedAt] = [rock.id, rock.lastSeq + 1, nextMoment(rock, ctx.now())];
  const find = { id: newId(), memberId, foundAt: at, seq, isScored: false };
  const changes = rescored(rock, history, [...known, find].toSorted(findsInOrder));
  const isScored = changes.some(({ id }) => id === find.id);
  const kept = before?.action === 'found' ? known.find((one) => one.seq === before.seq) : undefined;
  return ctx.write(
    [
      // The find of a holder who kept the rock too long ends here, and not at the find after it.
      ...(kept ? [endFind(db, { findId: kept.id, at, rehiddenSeq: null })] : []),
      addEntry(db, {
        id: newId(),
        rockId,
        seq,
        action: 'found',
        memberId,
        latitude: hide.latitude,
        longitude: hide.longitude,
        ...plainEntry,
        locationName: hide.locationName,
        town: hide.town,
        createdAt: at,
        recordedAt,
      }),
      // The author of the name may have deleted their account since it was read.
      nameAsHidden(db, { rockId, seq, hideSeq: hide.seq }),
      addFind(db, {
        id: find.id,
        rockId,
        memberId,
        seq,
        foundAt: at,
        isScored,
        closedAt: after.createdAt,
        rehiddenSeq: null,
        keeping: null,
      }),
      db
        .update(rocks)
        .set({
          lastSeq: nextSeq(seq, rock.withheldAt),
          lateCount: sql`${rocks.lateCount} + 1`,
          timesFound: sql`${rocks.timesFound} + 1`,
        })
        .where(eq(rocks.id, rockId)),
      countFind(db, { memberId }),
      ...rescore(db, rock, changes),
      noteActivity(db, { type: 'rock_found', rockId, memberId, at: recordedAt, town: hide.town }),
      noteEntry(ctx, 'found', { rockId, seq, at: recordedAt }),
      ...counted,
      countOne(db, triesOf(memberId), ctx.now()),
    ],
    answer({ ...asItWas, timesFound: foundUntil(at) + 1 }, find),
  );
}
