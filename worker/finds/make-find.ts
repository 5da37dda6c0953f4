// The statements of a find: by the Rock ID, or confirmed by the painter of a rock whose ID is worn off.
import type { FindResult } from '../../schema/finds.ts';
import { noteActivity } from '../activities/record.ts';
import type { Ctx } from '../context.ts';
import { nextMoment } from '../journey/hide.ts';
import { isPlaceImported } from '../journey/history.ts';
import { addFound, plainEntry } from '../journey/statements.ts';
import { noteEntry } from '../notifications/note-event.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { uncountOnMap } from '../platform/map-cells.ts';
import { addToTotal } from '../platform/totals.ts';
import type { RockRow } from '../rocks/card.ts';
import type { OpenFind } from './find-context.ts';
import { addFind, countFind, countScoredFind, endFind, takeUp } from './statements.ts';

interface Finding {
  /** As it was read; it can be found. */
  rock: RockRow;
  finderId: string;
  /** The find of a holder who kept the rock too long. */
  open: OpenFind | null;
  isScoredLately: boolean;
  /** When it happened, no earlier than the rock's newest event; undefined for just now. */
  happenedAt?: number | undefined;
}

interface MadeFind {
  id: FindResult['foundRockId'];
  foundAt: number;
  /** Number of its entry in the journey: UNIQUE(rock, seq) refuses a concurrent second. */
  seq: number;
  statements: readonly Statement[];
}

export function makeFind(ctx: Ctx, { rock, finderId, open, isScoredLately, happenedAt }: Finding): MadeFind {
  const { db } = ctx;
  const rockId = rock.id;
  const memberId = finderId;
  const recordedAt = nextMoment(rock, ctx.now());
  const at = happenedAt ?? recordedAt;
  const seq = rock.lastSeq + 1;
  const id = newId();
  const isHanded = rock.status === 'found' && at < (rock.handingUntil ?? 0);
  const isTheirs = [rock.ownerId, rock.painterId, rock.hiderId].includes(memberId);
  const isScored = !isHanded && !isTheirs && !isScoredLately && !isPlaceImported(rock, rock.hiddenAt ?? at);
  const isCounted = rock.withheldAt === null;
  const statements: Statement[] = [
    // The find of a holder who kept the rock too long ends without a rehide.
    ...(open ? [endFind(db, { findId: open.id, at, rehiddenSeq: null })] : []),
    addFound(db, {
      id: newId(),
      rockId,
      seq,
      action: 'found',
      memberId,
      // A rock that was hidden has a place, by the table's CHECK.
      latitude: rock.hiddenLatitude ?? 0,
      longitude: rock.hiddenLongitude ?? 0,
      ...plainEntry,
      kind: isHanded ? 'handed' : null,
      town: rock.hiddenTown,
      createdAt: at,
      recordedAt,
    }),
    addFind(db, {
      id,
      foundAt: at,
      rockId,
      memberId,
      seq,
      isScored,
      closedAt: null,
      rehiddenSeq: null,
      keeping: null,
    }),
    uncountOnMap(db, rockId),
    takeUp(db, { rockId, seq, memberId, at, withheldAt: rock.withheldAt }),
    (isScored && isCounted ? countScoredFind : countFind)(db, { memberId }),
    noteActivity(db, { type: 'rock_found', rockId, memberId, at: recordedAt, town: rock.hiddenTown }),
    noteEntry(ctx, 'found', { rockId, seq, at: recordedAt }),
    ...(rock.status === 'hidden' && isCounted ? [addToTotal(db, 'not_hidden', 1)] : []),
  ];
  return { id, foundAt: at, seq, statements };
}
