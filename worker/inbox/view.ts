// Notifications as their reader may see them: one query for the list, for emails and for push messages.
import { eq, sql, type SQL } from 'drizzle-orm';
import { withoutCodes } from '../../schema/code-mask.ts';
import { nearOf } from '../../schema/near.ts';
import type { Notification } from '../../schema/notifications.ts';
import { photoUrl } from '../../schema/photos.ts';
import {
  comments,
  entries,
  finds,
  members,
  notifications,
  offers,
  questions,
  reports,
  retractions,
  rocks,
  sightings,
} from '../../schema/tables/index.ts';
import { publicColumns, publicMember } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { flag, joined, type Database } from '../platform/database.ts';
import { wordsOf } from '../moderation/words.ts';
import { isCommentVisible, isRockVisible, unlessUnderReview, visiblePhoto } from '../reports/visibility.ts';
import { commentView, noPage, type SeenComment } from '../rocks/card.ts';

const reader = notifications.memberId;

const columns = {
  memberId: notifications.memberId,
  createdAt: notifications.createdAt,
  id: notifications.id,
  kind: notifications.kind,
  rockId: notifications.rockId,
  subject: notifications.subject,
  emailedAt: notifications.emailedAt,
  pushedAt: notifications.pushedAt,
  rock: joined('of_rock', {
    id: rocks.id,
    name: rocks.name,
    ownerId: rocks.ownerId,
    hiddenTown: rocks.hiddenTown,
    page: rocks.page,
    withheldAt: rocks.withheldAt,
  }),
  facts: joined('fact', {
    timesFound: rocks.timesFound,
    distanceMetres: rocks.distanceMetres,
    tooFastMetres: rocks.tooFastMetres,
  }),
  photoKey: visiblePhoto(reader),
  entry: joined('entry', {
    seq: entries.seq,
    action: entries.action,
    town: entries.town,
    line: entries.line,
    thanks: entries.thanks,
  }),
  retraction: joined('retraction', { action: retractions.action }),
  sighting: joined('sighting', { town: sightings.town }),
  question: joined('question', { isMine: questions.isMine }),
  find: joined('find', { keeping: finds.keeping, closedAt: finds.closedAt }),
  offer: joined('offer', { outcome: offers.outcome }),
  comment: joined('comment', {
    id: comments.id,
    content: comments.content,
    givesCode: comments.givesCode,
    createdAt: comments.createdAt,
  }),
  /** Of thanks: whether the one who painted the rock gave them. */
  isByPainter: flag(
    'is_by_painter',
    sql`coalesce(${entries.thanksBy}, ${rocks.ownerId}) IS iif(${rocks.adoptedAt} IS NULL, ${rocks.ownerId}, ${rocks.painterId})`,
  ),
  author: publicColumns,
};

/** SQL of a list of kinds. */
const among = (...kinds: Notification['kind'][]) =>
  sql.raw(`(${kinds.map((kind) => `'${kind}'`).join(', ')})`);
const aboutQuestions = among('asked', 'confirmed', 'denied');
const aboutOffers = among('wanted', 'given', 'declined');
const { kind } = notifications;

/** The one who did it; nobody for a sighting, an answer, an order and a reminder. */
const authorId = sql`CASE ${kind} WHEN 'comment' THEN ${comments.memberId} WHEN 'thanks' THEN coalesce(${entries.thanksBy}, ${rocks.ownerId}) WHEN 'wanted' THEN ${offers.receiverId} WHEN 'given' THEN ${offers.giverId} WHEN 'declined' THEN ${offers.giverId} WHEN 'asked' THEN ${questions.memberId} WHEN 'confirmed' THEN ${rocks.ownerId} WHEN 'denied' THEN ${rocks.ownerId} WHEN 'mayKeep' THEN ${rocks.ownerId} WHEN 'mayNotKeep' THEN ${rocks.ownerId} WHEN 'missing' THEN NULL WHEN 'contested' THEN NULL WHEN 'answer' THEN NULL WHEN 'reminder' THEN NULL WHEN 'seen' THEN NULL ELSE coalesce(${entries.memberId}, ${retractions.memberId}) END`;

/** Whether the reader has reported something by this author. */
const isReportedAuthor = sql`EXISTS (SELECT 1 FROM ${reports} AS told JOIN ${rocks} AS painted ON painted.id = told.rock_id LEFT JOIN ${comments} AS said ON said.id = told.comment_id LEFT JOIN ${questions} AS sent ON told.subject = 'question' AND sent.id = told.subject_id WHERE told.reporter_id = ${reader} AND ${members.id} = CASE told.subject WHEN 'comment' THEN said.member_id WHEN 'question' THEN sent.member_id WHEN 'photo' THEN painted.owner_id WHEN 'rock' THEN painted.owner_id ELSE ${wordsOf(sql.raw('told.subject'), sql.raw('told.subject_id')).author} END)`;

/**
 * Nobody hears of what is withheld or gone, of deleted members, of what they reported, or words of whom they reported.
 * A reminder is over once the rock is.
 */
const isTold = sql`(${kind} = 'shipped' OR ${rocks.id} IS NOT NULL
    AND (${rocks.ownerId} IS ${reader} OR ${isRockVisible(reader)} OR ${rocks.holderId} IS ${reader} AND ${rocks.withheldAt} IS NOT NULL)
    AND (${kind} <> 'comment' OR ${comments.id} IS NOT NULL AND ${isCommentVisible(reader, comments)})
    AND (${kind} IN ${among('answer', 'reminder', 'seen', 'missing', 'contested')} OR ${members.id} IS NOT NULL)
    AND (${kind} <> 'contested' OR ${entries.memberId} IS ${reader} AND ${rocks.withheldAt} IS NULL)
    AND (${kind} <> 'seen' OR ${sightings.id} IS NOT NULL)
    AND (${kind} NOT IN ${aboutQuestions} OR ${questions.id} IS NOT NULL)
    AND (${kind} NOT IN ${aboutOffers} OR ${offers.id} IS NOT NULL)
    AND (${kind} <> 'asked' OR (${questions.photoKey} IS NOT NULL OR ${questions.isMine} IS NOT NULL) AND ${unlessUnderReview(reader, 'question', questions.id)})
    AND (${kind} NOT IN ${among('comment', 'line', 'thanks')} OR NOT ${isReportedAuthor})
    AND (${kind} <> 'line' OR ${entries.line} <> '')
    AND (${kind} <> 'thanks' OR ${entries.thanks} IS NOT NULL)
    AND (${kind} NOT IN ${among('reminder', 'kept')} OR ${rocks.heldSince} = ${entries.createdAt} AND ${rocks.holderId} = ${entries.memberId}))`;

/** @param which of the notifications; of one member, or of several */
export const toldTo = (db: Database, which: SQL | undefined) =>
  db
    .select(columns)
    .from(notifications)
    .leftJoin(rocks, eq(rocks.id, notifications.rockId))
    .leftJoin(
      entries,
      sql`${entries.rockId} = ${notifications.rockId} AND ${entries.seq} = CAST(${notifications.subject} AS INTEGER) AND ${kind} NOT IN ${among('comment', 'seen', 'answer', 'shipped', 'asked', 'confirmed', 'denied', 'wanted', 'given', 'declined')}`,
    )
    .leftJoin(
      retractions,
      sql`${kind} = 'corrected' AND ${retractions.rockId} = ${notifications.rockId} AND ${retractions.seq} = CAST(${notifications.subject} AS INTEGER)`,
    )
    .leftJoin(comments, sql`${kind} = 'comment' AND ${comments.id} = ${notifications.subject}`)
    .leftJoin(sightings, sql`${kind} = 'seen' AND ${sightings.id} = ${notifications.subject}`)
    .leftJoin(questions, sql`${kind} IN ${aboutQuestions} AND ${questions.id} = ${notifications.subject}`)
    .leftJoin(
      finds,
      sql`${kind} = 'keep' AND ${finds.rockId} = ${notifications.rockId} AND ${finds.memberId} = ${entries.memberId} AND ${finds.foundAt} = ${entries.createdAt}`,
    )
    .leftJoin(offers, sql`${kind} IN ${aboutOffers} AND ${offers.id} = ${notifications.subject}`)
    .leftJoin(members, sql`${members.id} = ${authorId}`)
    .where(sql`${which} AND ${isTold}`);

export type ToldRow = Awaited<ReturnType<typeof toldTo>>[number];

/** @param readAt the reader has seen everything until then */
export function notificationView(row: ToldRow, readAt: number): Notification {
  const { rock, entry, comment } = row;
  return {
    id: row.id,
    kind: row.kind,
    at: instant(row.createdAt),
    isUnread: row.createdAt > readAt,
    rock:
      rock.id === null || row.kind === 'shipped'
        ? null
        : {
            id: rock.id,
            name: rock.name ?? '',
            imageUrl: photoUrl(row.photoKey),
            // Painters open the pages that they hide.
            ...(rock.ownerId === row.memberId ? {} : noPage(rock.page)),
          },
    user: publicMember(row.author),
    near: nearOf(townOf(row)),
    isHidden: (entry.action ?? row.retraction.action) === 'hidden',
    content: contentOf(row, comment as SeenComment),
    // Only the rock's owner can say thanks.
    seq: row.kind === 'found' && rock.ownerId === row.memberId ? entry.seq : null,
    isThanked: entry.thanks !== null,
    isAnswered:
      (row.kind === 'asked' && row.question.isMine !== null) ||
      (row.kind === 'wanted' && row.offer.outcome !== null) ||
      (row.kind === 'keep' &&
        (row.find.keeping !== 'asked' || row.find.closedAt !== null || rock.ownerId !== row.memberId)),
    isRetracted: row.retraction.action !== null,
  };
}

/** The town to tell, as stored; null for a rock in somebody's pocket. */
function townOf({ kind, entry, sighting }: ToldRow): string | null {
  if (kind === 'seen') return sighting.town;
  return inHand.has(kind) ? null : entry.town;
}

/** Of a rock in somebody's hands no place is told. */
const inHand: ReadonlySet<Notification['kind']> = new Set([
  'reminder',
  'contested',
  'kept',
  'keep',
  'mayKeep',
  'mayNotKeep',
]);

/** What they are about is their content. */
const subjects: ReadonlySet<Notification['kind']> = new Set([
  'shipped',
  'asked',
  'confirmed',
  'denied',
  'wanted',
]);

function contentOf({ kind, subject, memberId, entry, author }: ToldRow, comment: SeenComment): string {
  if (kind === 'comment') return commentView(comment, author, memberId).content;
  if (kind === 'line') return withoutCodes(entry.line ?? '');
  if (kind === 'thanks' || kind === 'found') return withoutCodes(entry.thanks ?? '');
  return subjects.has(kind) ? subject : '';
}
