// What the page of a rock tells, for everybody who may open it: a bounded part of the journey, by town and day.
import { and, desc, eq, sql } from 'drizzle-orm';
import { withoutCodes } from '../../schema/code-mask.ts';
import { kmToMiles } from '../../schema/journey.ts';
import { nearOf, townPosition } from '../../schema/near.ts';
import { photoUrl } from '../../schema/photos.ts';
import {
  rockPageLimits,
  type MembersOnly,
  type PageSighting,
  type PageStop,
  type RockPage,
} from '../../schema/rock-page.ts';
import { entries, members, rocks, sightings } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import {
  authorColumns,
  authorOf,
  painters,
  publicColumns,
  publicColumnsOf,
  publicMember,
} from '../members/public.ts';
import { rowsOf, type Answers } from '../platform/database.ts';
import { localDay } from '../platform/local-day.ts';
import type { Placeholders } from '../platform/prepared.ts';
import { forViewer, isRockVisible, visiblePhoto } from '../reports/visibility.ts';
import {
  commentView,
  isAmongNewest,
  isPainter,
  newestComments,
  newestFirst,
  type SeenComment,
} from './card.ts';
import { ownMetres } from './own-distance.ts';
import { say } from '../../schema/words/say.ts';

/** No coordinates, place names or notes: what is not read cannot be told. */
const stopColumns = {
  seq: entries.seq,
  action: entries.action,
  kind: entries.kind,
  town: entries.town,
  line: entries.line,
  thanks: entries.thanks,
  thanksBy: entries.thanksBy,
  createdAt: entries.createdAt,
  ...authorColumns,
};

const aboutRock = forViewer((db, viewerId, { id }: Placeholders<{ id: string }>) =>
  db
    .select({
      id: rocks.id,
      name: rocks.name,
      description: rocks.description,
      status: rocks.status,
      lastSeq: rocks.lastSeq,
      lateCount: rocks.lateCount,
      gapCount: rocks.gapCount,
      timesFound: rocks.timesFound,
      distanceMetres: rocks.distanceMetres,
      tooFastMetres: rocks.tooFastMetres,
      commentCount: rocks.commentCount,
      audience: rocks.page,
      ownerId: rocks.ownerId,
      rest: rocks.rest,
      missingSince: rocks.missingSince,
      photoKey: visiblePhoto(viewerId),
      owner: publicColumns,
      adoptedAt: rocks.adoptedAt,
      painter: publicColumnsOf('painted_by', painters),
      hands: counted(sql`COUNT(DISTINCT ifnull(${entries.memberId}, ''))`).as('hands'),
      // By the towns: the country itself shows on which side of a border the rock lies.
      countries: counted(sql`COUNT(DISTINCT ${entries.town} ->> 3)`).as('countries'),
      stops: rowsOf('stop', stopColumns, (selected) =>
        db
          .select(selected)
          .from(entries)
          .leftJoin(members, eq(members.id, entries.memberId))
          .where(and(eq(entries.rockId, rocks.id), isAmongNewest(rockPageLimits.stops)))
          .orderBy(desc(entries.seq)),
      ),
      seen: rowsOf(
        'seen',
        { id: sightings.id, town: sightings.town, createdAt: sightings.createdAt },
        (selected) =>
          db
            .select(selected)
            .from(sightings)
            .where(eq(sightings.rockId, rocks.id))
            .orderBy(desc(sightings.createdAt), desc(sightings.id))
            .limit(rockPageLimits.sightings),
      ),
      comments: newestComments(db, viewerId, rockPageLimits.comments),
    })
    .from(rocks)
    .leftJoin(members, eq(members.id, rocks.ownerId))
    .leftJoin(painters, isPainter)
    .where(and(eq(rocks.id, id), isRockVisible(viewerId))),
);

/** A figure of the newest entries, so that a very long journey costs no more than a long one. */
const counted = (figure: ReturnType<typeof sql>) =>
  sql<number>`(SELECT ${figure} FROM ${entries} WHERE ${entries.rockId} = ${rocks.id}
    AND ${isAmongNewest(rockPageLimits.counted)})`;

/** The query of a page, sent alone or in a larger batch; `rockPageOf` reads its answer. */
export const rockPageQuery = (ctx: Pick<Ctx, 'db' | 'memberId'>, id: string) => aboutRock(ctx, { id });

type Answer = Answers<[ReturnType<typeof rockPageQuery>]>[0];

/**
 * The same for members as for visitors, apart from what they have reported.
 * @throws NotFound for a rock that is unknown or withheld, and for one whose page the viewer may not know of
 */
export async function rockPage(ctx: Ctx, id: string): Promise<RockPage | MembersOnly> {
  const [answer] = await ctx.read([rockPageQuery(ctx, id)]);
  return rockPageOf(ctx.memberId, answer);
}

/** The result of a `rockPageQuery`. Throws like `rockPage`. */
export function rockPageOf(viewerId: string | null, [row]: Answer): RockPage | MembersOnly {
  const isOwn = viewerId !== null && row?.ownerId === viewerId;
  if (!row || (row.audience === 'hidden' && !isOwn)) throw new NotFound(say('rocks', 'notFound'));
  if (row.audience === 'members' && viewerId === null) return { isForMembers: true };
  // Columns that are never null in their table are not null here.
  const stops = within(
    rockPageLimits.stopWords,
    newestFirst(row.stops, row, rockPageLimits.stops),
    ({ line, thanks }) => (line ?? '') + (thanks ?? ''),
  );
  const comments = within(rockPageLimits.commentWords, row.comments, ({ content }) => content ?? '');
  const owner = publicMember(row.owner);
  const painter = row.adoptedAt === null ? owner : publicMember(row.painter);
  /** Of an adopted rock: not all thanks are its painter's. */
  const thankerOf = ({ thanks, thanksBy }: SeenStop) =>
    thanks === null || row.adoptedAt === null
      ? {}
      : { thankedBy: thanksBy === null ? owner : thanksBy === painter?.id ? painter : null };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: photoUrl(row.photoKey),
    status: row.status,
    painter,
    ...(row.adoptedAt !== null && { adoptedBy: owner }),
    miles: kmToMiles(ownMetres(row) / 1000),
    timesFound: row.timesFound,
    hands: row.hands,
    countries: row.countries,
    stops: stops.map((stop) => ({
      ...stopView(stop as SeenStop, publicMember(authorOf(stop))),
      ...thankerOf(stop as SeenStop),
    })),
    sightings: row.seen.flatMap((one) => sightingView(one as Seen, stops as readonly SeenStop[])),
    olderStops: row.lastSeq - row.gapCount - stops.length,
    comments: comments.map((one) => commentView(one as SeenComment, authorOf(one), viewerId)),
    commentCount: row.commentCount,
    audience: row.audience,
    isOwn,
    ...(row.rest !== null && { rest: row.rest }),
    ...(row.missingSince !== null && { isMissing: true as const }),
  };
}

/** The first of them whose words are no longer than this together; at least one. */
function within<T>(most: number, items: readonly T[], wordsOf: (item: T) => string): readonly T[] {
  let length = 0;
  const end = items.findIndex((item, i) => (length += wordsOf(item).length) > most && i > 0);
  return end < 0 ? items : items.slice(0, end);
}

type SeenStop = Pick<
  typeof entries.$inferSelect,
  'seq' | 'action' | 'kind' | 'town' | 'line' | 'thanks' | 'thanksBy' | 'createdAt'
>;

function stopView(
  { seq, action, kind, town, line, thanks, createdAt }: SeenStop,
  user: PageStop['user'],
): PageStop {
  const near = nearOf(town);
  return {
    seq,
    actionType: action,
    ...(kind !== null && { kind }),
    near,
    at: townPosition(town),
    day: localDay(createdAt, near?.zone),
    user,
    ...(line !== '' && { line: withoutCodes(line) }),
    ...(thanks !== null && { thanks: withoutCodes(thanks) }),
  };
}

type Seen = Pick<typeof sightings.$inferSelect, 'id' | 'town' | 'createdAt'>;

/** None for a sighting before the oldest stop on the page. */
function sightingView({ id, town, createdAt }: Seen, stops: readonly SeenStop[]): PageSighting[] {
  const stop = stops.find((one) => one.createdAt <= createdAt);
  const near = nearOf(town);
  return stop ? [{ id, seq: stop.seq, near, day: localDay(createdAt, near?.zone) }] : [];
}
