// A member's rocks and their journeys, newest rock first and each journey from its beginning: what an import reads.
import type { CommunityRow, ExportedJourney, ExportedRock, ExportedStep } from '../../schema/export-files.ts';
import { nameOf } from '../../schema/members.ts';
import type { MemberCtx } from '../context.ts';
import { csvOf } from '../exports/csv-export.ts';
import { journeysCsv } from '../exports/journeys.ts';
import { rocksCsv } from '../exports/rocks.ts';
import { instant } from '../platform/clock.ts';
import { publicMember } from '../members/public.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { rowsOf } from './rows.ts';
import type { Words } from '../../schema/words/words.ts';

/** Until when the files tell: what is written while they are read is in none of them. */
interface Until {
  until: number;
}

type RockRead = Parameters<(typeof rocksCsv)['seenBy']>[1];
type StepRead = ReturnType<(typeof journeysCsv)['seenBy']>;

export async function* rockRows(ctx: MemberCtx, { until }: Until): AsyncGenerator<RockRead> {
  for await (const row of rowsOf(ctx, rocksCsv)) if (row.rock.createdAt <= until) yield row;
}

export async function* stepRows(ctx: MemberCtx, { until }: Until): AsyncGenerator<StepRead> {
  for await (const row of rowsOf(ctx, journeysCsv))
    if ((row.rock.createdAt ?? 0) <= until && row.entry.recordedAt <= until) yield row;
}

export async function* exportedRocks(ctx: MemberCtx, until: Until): AsyncGenerator<ExportedRock> {
  for await (const { rock } of rockRows(ctx, until))
    yield {
      id: rock.id,
      rockId: rock.code,
      name: rock.name,
      description: rock.description,
      registeredAt: instant(rock.createdAt),
      adoptedAt: instant(rock.adoptedAt),
      page: rock.page,
      rest: rock.rest,
      status: rock.status,
      timesFound: rock.timesFound,
      kilometers: ownMetres(rock) / 1000,
    };
}

const byWhom = (memberId: string | null, me: string) => (memberId === me ? 'me' : 'somebody else');

function exportedStep({ entry, seen }: StepRead, me: string): ExportedStep {
  return {
    what: entry.action,
    how: entry.kind,
    by: byWhom(entry.memberId, me),
    at: seen.createdAt,
    loggedAt: seen.loggedAt ?? null,
    place: { name: seen.locationName, latitude: seen.latitude, longitude: seen.longitude },
    notes: seen.notes,
    line: seen.line ?? null,
    thanks: seen.thanks ?? null,
  };
}

/** Only rocks that were hidden have one. */
export async function* exportedJourneys(ctx: MemberCtx, until: Until): AsyncGenerator<ExportedJourney> {
  let journey: ExportedJourney | undefined;
  for await (const row of stepRows(ctx, until)) {
    if (journey?.rock !== row.entry.rockId) {
      if (journey) yield journey;
      journey = { rock: row.entry.rockId, steps: [] };
    }
    journey.steps.push(exportedStep(row, ctx.memberId));
  }
  if (journey) yield journey;
}

/** The names of others in these journeys, which an import does not read. */
export async function* othersInJourneys(
  ctx: MemberCtx,
  until: Until,
): AsyncGenerator<CommunityRow<'others'>> {
  for await (const { entry, seen, step } of stepRows(ctx, until))
    if (entry.memberId !== ctx.memberId) yield { rock: entry.rockId, step, name: nameOf(seen.user) };
}

export async function* received(ctx: MemberCtx, until: Until): AsyncGenerator<CommunityRow<'received'>> {
  for await (const { rock, painter } of rockRows(ctx, until))
    yield {
      rock: rock.id,
      likes: rock.likeCount,
      comments: rock.commentCount,
      isWithheld: rock.withheldAt !== null,
      isMissing: rock.missingSince !== null,
      painter: rock.adoptedAt === null ? null : nameOf(publicMember(painter)),
    };
}

/** rocks.csv without what others gave, and without names of others. */
export function rocksFile(ctx: MemberCtx, words: Words, until: Until): AsyncGenerator<string> {
  const { csv } = words;
  const { [csv.likes]: _, [csv.comments]: __, ...columns } = rocksCsv.columns(words);
  return csvOf(rockRows(ctx, until), {
    ...columns,
    [csv.paintedBy]: ({ rock }) => (rock.adoptedAt === null ? null : csv.somebodyElse),
  });
}

/** journeys.csv without names of others, and without what the site counted for itself. */
export function journeysFile(ctx: MemberCtx, words: Words, until: Until): AsyncGenerator<string> {
  const { csv } = words;
  const { [csv.country]: _, [csv.tooFast]: __, ...columns } = journeysCsv.columns(words);
  return csvOf(stepRows(ctx, until), {
    ...columns,
    [csv.who]: ({ entry }) => (entry.memberId === ctx.memberId ? csv.me : csv.somebodyElse),
  });
}
