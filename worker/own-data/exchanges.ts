// What passed between a member and one other: questions about worn-off Rock IDs, offers, and rocks that changed hands.
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { adoptionLimits } from '../../schema/adoption.ts';
import type { CommunityRow } from '../../schema/export-files.ts';
import { nameOf } from '../../schema/members.ts';
import { members, offers, questions, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { pageRows } from '../exports/csv-export.ts';
import { publicColumns, publicMember } from '../members/public.ts';
import { day, instant } from '../platform/clock.ts';
import { isSeenByPainter } from '../questions/view.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { rowsOf } from './rows.ts';
import { nameSeen, past, rockColumns as rock, source, townSeen } from './source.ts';

const answerWords = (isMine: boolean | null) => (isMine === null ? null : isMine ? 'yes' : 'no');

/** With the key of the photo, which there is until the answer. */
const asked = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [number, string] | null) =>
    db
      .select({ question: questions, rock })
      .from(questions)
      .innerJoin(rocks, eq(rocks.id, questions.rockId))
      .where(and(eq(questions.memberId, memberId), past([questions.createdAt, questions.id], after)))
      .orderBy(asc(questions.createdAt), asc(questions.id))
      .limit(pageRows),
  seenBy: (memberId, { question, ...row }) => ({
    id: question.id,
    photoKey: question.photoKey,
    row: {
      rock: question.rockId,
      rockName: nameSeen(row.rock, memberId),
      at: instant(question.createdAt),
      answer: answerWords(question.isMine),
    } as const,
  }),
  cursorOf: ({ question }) => [question.createdAt, question.id] as const,
});

export const askedRows = (ctx: MemberCtx) => rowsOf(ctx, asked);

/** @param photoOf the file of a question's photo, by the question's id */
export async function* askedQuestions(
  ctx: MemberCtx,
  photoOf: (id: string) => string | null,
): AsyncGenerator<CommunityRow<'questions'>> {
  for await (const { id, row } of askedRows(ctx)) yield { ...row, photo: photoOf(id) };
}

/** Questions to the member, whose photos are of those who asked. Earlier ones were for the rock's owner before. */
export const answers = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [number, string] | null) =>
    db
      .select({ question: questions, rock })
      .from(questions)
      .innerJoin(rocks, eq(rocks.id, questions.rockId))
      .where(
        and(
          eq(rocks.ownerId, memberId),
          or(isNull(rocks.adoptedAt), gt(questions.createdAt, rocks.adoptedAt)),
          isSeenByPainter(memberId),
          past([questions.createdAt, questions.id], after),
        ),
      )
      .orderBy(asc(questions.createdAt), asc(questions.id))
      .limit(pageRows),
  seenBy: (memberId, { question, ...row }): CommunityRow<'answers'> => ({
    rock: question.rockId,
    rockName: nameSeen(row.rock, memberId),
    askedAt: instant(question.createdAt),
    answer: answerWords(question.isMine),
  }),
  cursorOf: ({ question }) => [question.createdAt, question.id] as const,
});

export const offered = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: string | null) =>
    db
      .select({ offer: offers, rock })
      .from(offers)
      .innerJoin(rocks, eq(rocks.id, offers.rockId))
      .where(
        and(
          or(eq(offers.giverId, memberId), eq(offers.receiverId, memberId)),
          after === null ? undefined : gt(offers.id, after),
        ),
      )
      .orderBy(asc(offers.id))
      .limit(pageRows),
  seenBy: (memberId, { offer, ...row }): CommunityRow<'offers'> => ({
    rock: offer.rockId,
    rockName: nameSeen(row.rock, memberId),
    isGiver: offer.giverId === memberId,
    email: offer.giverId === memberId ? offer.email : null,
    at: instant(offer.createdAt),
    until: instant(offer.expiresAt),
    answer: offer.outcome,
    // An offer is kept for a fixed time after its answer.
    answeredAt: offer.outcome === null ? null : instant(offer.expiresAt - adoptionLimits.keptDays * day),
  }),
  cursorOf: ({ offer }) => offer.id,
});

/** Rocks that the member painted and somebody else has. */
export const givenAway = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: string | null) =>
    db
      .select({ given: rocks, rock, owner: publicColumns })
      .from(rocks)
      .leftJoin(members, eq(members.id, rocks.ownerId))
      .where(
        and(
          eq(rocks.painterId, memberId),
          isNotNull(rocks.adoptedAt),
          sql`${rocks.ownerId} IS NOT ${memberId}`,
          after === null ? undefined : gt(rocks.id, after),
        ),
      )
      .orderBy(asc(rocks.id))
      .limit(pageRows),
  seenBy: (memberId, { given, owner, ...row }): CommunityRow<'givenAway'> => {
    const rockName = nameSeen(row.rock, memberId);
    return {
      rock: given.id,
      rockName,
      registeredAt: instant(given.createdAt),
      changedHandsAt: instant(given.adoptedAt),
      now:
        rockName === null
          ? null
          : {
              owner: nameOf(publicMember(owner)),
              status: given.status,
              town: townSeen(given.hiddenTown),
              timesFound: given.timesFound,
              kilometers: ownMetres(given) / 1000,
            },
    };
  },
  cursorOf: ({ given }) => given.id,
});
