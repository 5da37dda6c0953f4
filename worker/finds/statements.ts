// Statements of finds and rehides.
import { eq, sql } from 'drizzle-orm';
import { finds, members, rocks } from '../../schema/tables/index.ts';
import { nextSeq, travels } from '../journey/statements.ts';
import { prepared, rowOf, type Placeholders } from '../platform/prepared.ts';

export const addFind = rowOf(finds);

interface End {
  findId: string;
  at: number;
  /** Number of the entry that ended the find; null if somebody else found the rock. */
  rehiddenSeq: number | null;
}

export const endFind = prepared((db, { findId, at, rehiddenSeq }: Placeholders<End>) =>
  db
    .update(finds)
    .set({ closedAt: sql`${at}`, rehiddenSeq: sql`${rehiddenSeq}` })
    .where(eq(finds.id, findId)),
);

interface TakenUp {
  rockId: string;
  seq: number;
  memberId: string;
  at: number;
  /** As it was read. */
  withheldAt: number | null;
}

export const takeUp = prepared((db, { rockId, seq, memberId, at, withheldAt }: Placeholders<TakenUp>) =>
  db
    .update(rocks)
    .set({
      status: 'found',
      lastSeq: nextSeq(seq, withheldAt),
      timesFound: sql`${rocks.timesFound} + 1`,
      holderId: sql`${memberId}`,
      heldSince: sql`${at}`,
      ...travels,
    })
    .where(eq(rocks.id, rockId)),
);

const oneMore = { findCount: sql`${members.findCount} + 1` };
const oneMoreScored = { ...oneMore, scoredFindCount: sql`${members.scoredFindCount} + 1` };
const counting = (change: typeof oneMore) =>
  prepared((db, { memberId }: Placeholders<{ memberId: string }>) =>
    db.update(members).set(change).where(eq(members.id, memberId)),
  );
export const countFind = counting(oneMore);
export const countScoredFind = counting(oneMoreScored);
