// Reads as much of a rock's history as a late log needs.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { findLimits } from '../../schema/finds.ts';
import { entries, finds } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { hour } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import type { RockRow } from '../rocks/card.ts';
import { inOrder, standingAt, type Event, type Scoring } from './history.ts';

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
      find: joined('found', { id: finds.id, isScored: finds.isScored }),
    })
    .from(entries)
    .leftJoin(
      finds,
      // All columns of an index, so that no other finds are read.
      and(
        eq(entries.action, 'found'),
        eq(finds.rockId, entries.rockId),
        sql`${finds.memberId} IS ${entries.memberId}`,
        eq(finds.foundAt, entries.createdAt),
        eq(finds.seq, entries.seq),
      ),
    )
    .where(and(eq(entries.rockId, rockId), gt(entries.seq, seq)))
    .orderBy(desc(entries.seq)),
);

export interface Past {
  /** In order, without a gap, from the hide before the moment on. Empty if there is none. */
  history: Event[];
  /** The finds since a day before that, in order: no older one decides whether one of the history counts. */
  finds: Scoring[];
}

/** @param rock as it was read; a journey that grew since then refuses the write */
export async function pastOf(ctx: Ctx, rock: RockRow, at: number): Promise<Past> {
  const read = async (seq: number) => {
    const [found] = await ctx.read([entriesAfter(ctx.db, { rockId: rock.id, seq })]);
    return found.toSorted(inOrder);
  };
  const recent = await read(rock.lastSeq - newest - rock.lateCount);
  const isWhole = recent.length >= rock.lastSeq - rock.gapCount;
  // Older entries that were recorded lately have gaps between them.
  const known = isWhole ? recent : recent.slice(-newest);
  const since = (standingAt(known, at).hide?.createdAt ?? -Infinity) - findLimits.scoreHours * hour;
  const isEnough = isWhole || (known[0]?.createdAt ?? Infinity) < since;
  const all = isEnough ? known : await read(0);
  const { hide } = standingAt(all, at);
  return {
    history: hide ? all.filter((event) => inOrder(event, hide) >= 0) : [],
    finds: all.flatMap(({ memberId, createdAt: foundAt, seq, find: { id, isScored } }) =>
      id === null || isScored === null ? [] : [{ id, memberId, foundAt, seq, isScored }],
    ),
  };
}
