// Reads as much of a rock's history as a late log needs.
import { and, desc, eq, gt } from 'drizzle-orm';
import { entries, finds } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import type { RockRow } from '../rocks/card.ts';
import { findsInOrder, inOrder, standingAt, type Event, type Scoring } from './history.ts';

/** Most late logs lie among this many of the newest entries. Others read the whole journey. */
const newest = 12;

const entriesAfter = prepared((db, { rockId, seq }: Placeholders<{ rockId: string; seq: number }>) =>
  db
    .select({
      seq: entries.seq,
      action: entries.action,
      kind: entries.kind,
      memberId: entries.memberId,
      createdAt: entries.createdAt,
      latitude: entries.latitude,
      longitude: entries.longitude,
      locationName: entries.locationName,
      town: entries.town,
      metres: entries.metres,
      isTooFast: entries.isTooFast,
    })
    .from(entries)
    .where(and(eq(entries.rockId, rockId), gt(entries.seq, seq)))
    .orderBy(desc(entries.seq)),
);

const findsOf = prepared((db, { rockId }: Placeholders<{ rockId: string }>) =>
  db
    .select({
      id: finds.id,
      memberId: finds.memberId,
      foundAt: finds.foundAt,
      seq: finds.seq,
      isScored: finds.isScored,
    })
    .from(finds)
    .where(eq(finds.rockId, rockId)),
);

export interface Past {
  /** In order, without a gap, from the hide before the moment on. */
  history: Event[];
  /** All finds of the rock, in order. */
  finds: Scoring[];
}

/** @param rock as it was read; a journey that grew since then refuses the write */
export async function pastOf(ctx: Ctx, rock: RockRow, at: number): Promise<Past> {
  const { db } = ctx;
  const [recent, found] = await ctx.read([
    entriesAfter(db, { rockId: rock.id, seq: rock.lastSeq - newest - rock.lateCount }),
    findsOf(db, { rockId: rock.id }),
  ]);
  const finds = found.toSorted(findsInOrder);
  const all = recent.toSorted(inOrder);
  // Older entries that were recorded lately have gaps between them.
  const isWhole = recent.length === rock.lastSeq - rock.gapCount;
  const history = isWhole ? all : all.slice(-newest);
  if (isWhole || standingAt(history, at).hide) return { history, finds };
  const [whole] = await ctx.read([entriesAfter(db, { rockId: rock.id, seq: 0 })]);
  return { history: whole.toSorted(inOrder), finds };
}
