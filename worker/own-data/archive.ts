// The archive of everything that a member has here, as a stream. Its order and its times depend on the data alone.
import { makeZip } from 'client-zip';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { exportVersion, type ExportedPhoto, type LostPhoto } from '../../schema/export-files.ts';
import { ownDataLimits } from '../../schema/own-data.ts';
import { members, questions, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { csvOf, type CsvExport } from '../exports/csv-export.ts';
import { findsCsv } from '../exports/finds.ts';
import { followsCsv } from '../exports/follows.ts';
import { notificationsCsv } from '../exports/notifications.ts';
import { tooMany } from '../platform/allowance.ts';
import { day, hour } from '../platform/clock.ts';
import { flag, oneRow, writeAll } from '../platform/database.ts';
import {
  countOne,
  countOneUnless,
  isSumUsedUp,
  isUsedUp,
  uncountOne,
  type Limit,
} from '../platform/limits.ts';
import { exportedAccount } from './account.ts';
import { communityRows } from './community.ts';
import { askedRows } from './exchanges.ts';
import { journeysGpx, findsGpx } from './gpx.ts';
import {
  exportedJourneys,
  exportedRocks,
  journeysFile,
  othersInJourneys,
  received,
  rockRows,
  rocksFile,
} from './journeys.ts';
import { fetchEach, proofOf, type Wanted } from './photos.ts';
import { readmeOf } from './readme.ts';
import { inPieces, jsonOf, rowsOf } from './rows.ts';
import { ownFinds } from './steps.ts';
import { say } from '../../schema/words/say.ts';
import type { Words } from '../../schema/words/words.ts';

/** A file of the archive. */
interface Part {
  name: string;
  input: AsyncIterable<string> | Uint8Array<ArrayBuffer> | string;
  lastModified: Date;
}

/** The years that the times of a ZIP can have. */
const zipYears = { first: Date.UTC(1980, 0, 2), last: Date.UTC(2099, 0, 1) } as const;
const zipTime = (at: number) => new Date(Math.min(zipYears.last, Math.max(zipYears.first, at)));

/**
 * Complete downloads, those under way, and all that were begun. One that breaks off may be tried again: it is under way
 * until the worker hears of it, which is not certain, or until the hour ends.
 */
const limitsOf = ({ memberId }: MemberCtx) => {
  const { exportsPerDay: most, exportsBegunPerDay } = ownDataLimits;
  return {
    complete: { bucket: `export:${memberId}`, most, windowMs: day },
    running: { bucket: `export-running:${memberId}`, most, windowMs: hour },
    begun: { bucket: `export-begun:${memberId}`, most: exportsBegunPerDay, windowMs: day },
  } as const satisfies Record<string, Limit>;
};

/** Condition: as many are complete or under way, or were begun, as there may be in a day. */
function isSpent(ctx: MemberCtx, at: number): SQL {
  const { db } = ctx;
  const { complete, running, begun } = limitsOf(ctx);
  return sql`(${isSumUsedUp(db, [complete, running], complete.most, at)} OR ${isUsedUp(db, begun, at)})`;
}

/** Runs `then` unless a limit is used up. @throws TooMany */
function unlessSpent<T>(ctx: MemberCtx, then: (member: MemberRow) => Promise<T>): Promise<T> {
  const at = ctx.now();
  const now = ctx.db.select({ isSpent: flag('is_spent', isSpent(ctx, at)) }).from(oneRow);
  return ctx.begin([now], async (member, [[row]]) => {
    if (row?.isSpent) throw spent(ctx, at);
    return then(member);
  });
}

const spent = (ctx: MemberCtx, at: number) =>
  tooMany([limitsOf(ctx).complete], at, say('ownData', 'exportsSpent'));

/** For a HEAD, which is no download and counts as none. @throws as `exportOwnData` */
export const expectExport = (ctx: MemberCtx): Promise<void> => unlessSpent(ctx, async () => {});

/**
 * The archive. If D1 or R2 fails, the stream fails; a photo that R2 does not have is left out, and named.
 * @param secret for the proofs of photos; '' without one
 * @param words of the member, who is read before
 * @throws TooMany after as many as a member may have in a day
 */
export const exportOwnData = (
  ctx: MemberCtx,
  secret: string,
  words: () => Words,
): Promise<ReadableStream<Uint8Array>> =>
  unlessSpent(ctx, async (member) => {
    const { db } = ctx;
    const { complete, running, begun } = limitsOf(ctx);
    const at = ctx.now();
    // Of many at once, too, only as many begin as may be complete.
    const [counted] = await db.batch([
      countOneUnless(db, running, at, isSpent(ctx, at)),
      countOne(db, begun, at),
    ]);
    if (counted.length === 0) throw spent(ctx, at);
    const end = (isComplete: boolean) =>
      writeAll(db, [
        uncountOne(db, running, at),
        ...(isComplete ? [countOne(db, complete, ctx.now())] : []),
      ]).catch((error: unknown) => ctx.log.failure('the end of an export was not counted', error));
    return plain(makeZip(orLog(ctx, parts(ctx, member, secret, words()))), end);
  });

/**
 * The same bytes by a stream that reads only when it is asked. A clone of the library's never ends in workerd.
 * @param atEnd runs once all of it was taken, or none any more
 */
function plain(
  zip: ReadableStream<Uint8Array>,
  atEnd: (isComplete: boolean) => Promise<unknown>,
): ReadableStream<Uint8Array> {
  const reader = zip.getReader();
  let isOver = false;
  const end = async (isComplete: boolean) => {
    if (isOver) return;
    isOver = true;
    await atEnd(isComplete);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(async (error: unknown) => {
          await end(false);
          throw error;
        });
        if (!done) return controller.enqueue(value);
        await end(true);
        controller.close();
      },
      async cancel(reason) {
        await end(false);
        // The library throws the reason.
        await reader.cancel(reason).catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}

async function* orLog(ctx: MemberCtx, all: AsyncIterable<Part>): AsyncGenerator<Part> {
  const noting = async function* <T>(items: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* items;
    } catch (error) {
      ctx.log.failure('an export broke off', error);
      throw error;
    }
  };
  for await (const part of noting(all)) {
    const { input } = part;
    yield typeof input === 'string' || input instanceof Uint8Array ? part : { ...part, input: noting(input) };
  }
}

async function* parts(ctx: MemberCtx, member: MemberRow, secret: string, words: Words): AsyncGenerator<Part> {
  const until = { until: ctx.now() };
  const lastModified = zipTime(member.createdAt);
  const file = (name: string, texts: AsyncIterable<string>): Part => ({
    name,
    input: inPieces(texts),
    lastModified,
  });
  const csv = <Read, R, C>(sheet: CsvExport<Read, R, C>) =>
    file(`csv/${sheet.name}.csv`, csvOf(rowsOf(ctx, sheet), sheet.columns(words)));

  yield file('rocks.json', jsonOf(exportVersion, { rocks: () => exportedRocks(ctx, until) }));
  yield file('journeys.json', jsonOf(exportVersion, { journeys: () => exportedJourneys(ctx, until) }));
  yield file('journeys.gpx', journeysGpx(exportedJourneys(ctx, until), exportedRocks(ctx, until)));
  yield file('csv/rocks.csv', rocksFile(ctx, words, until));
  yield file('csv/journeys.csv', journeysFile(ctx, words, until));

  const photos: ExportedPhoto[] = [];
  const missing: LostPhoto[] = [];
  const lost: string[] = [];
  const fileNames = new Map<string, string>();
  for await (const { wanted, file: photo } of fetchEach(ctx, photosOf(ctx, member, until.until, words))) {
    const { path, rock, about } = wanted;
    if (!photo) {
      lost.push(about);
      if (rock !== null) missing.push({ rock });
      continue;
    }
    const { name, bytes } = photo;
    fileNames.set(path, name);
    if (rock !== null) photos.push({ rock, file: name, proof: await proofOf(secret, bytes) });
    yield { name, input: bytes, lastModified };
  }
  yield file(
    'photos.json',
    jsonOf(exportVersion, { photos: () => each(photos), missing: () => each(missing) }),
  );

  const account = await exportedAccount(ctx, member, fileNames.get(profilePicture) ?? null);
  yield { name: 'account.json', input: `${JSON.stringify(account, null, 1)}\n`, lastModified };
  yield file(
    'community.json',
    jsonOf(exportVersion, {
      others: () => othersInJourneys(ctx, until),
      received: () => received(ctx, until),
      ...communityRows(ctx, (question) => fileNames.get(questionPhoto(question)) ?? null),
    }),
  );
  yield file('finds.gpx', findsGpx(ownFinds(ctx)));
  yield csv(findsCsv);
  yield csv(followsCsv);
  yield csv(notificationsCsv);
  // Last, since it names the photos that are missing.
  yield { name: 'README.txt', input: readmeOf(words, ctx.config, lost), lastModified };
}

/** No rock has this name: ids have sixteen characters. */
const profilePicture = 'photos/profile';
const questionPhoto = (id: string) => `questions/${id}`;

/** A photo of a rock, of the member, or of a question. */
interface MemberPhoto extends Wanted {
  /** Null unless it is of a rock. */
  rock: string | null;
  /** For README.txt, if it is missing. */
  about: string;
}

async function* photosOf(
  ctx: MemberCtx,
  member: MemberRow,
  until: number,
  { archive: words }: Words,
): AsyncGenerator<MemberPhoto> {
  const { db, memberId } = ctx;
  const only = async (rows: Promise<[{ key: string | null }[]]>) => (await rows)[0][0]?.key ?? null;
  for await (const { rock } of rockRows(ctx, { until })) {
    if (rock.photoKey === null) continue;
    const isIt = and(eq(rocks.id, rock.id), eq(rocks.ownerId, memberId));
    yield {
      path: `photos/${rock.id}`,
      key: rock.photoKey,
      keyNow: () => only(ctx.read([db.select({ key: rocks.photoKey }).from(rocks).where(isIt)])),
      rock: rock.id,
      about: words.photoOfRock(rock.name),
    };
  }
  if (member.photoKey !== null) {
    const isMe = eq(members.id, memberId);
    yield {
      path: profilePicture,
      key: member.photoKey,
      keyNow: () => only(ctx.read([db.select({ key: members.photoKey }).from(members).where(isMe)])),
      rock: null,
      about: words.profilePicture,
    };
  }
  for await (const { id, photoKey, row } of askedRows(ctx)) {
    if (photoKey === null) continue;
    const isIt = eq(questions.id, id);
    yield {
      path: questionPhoto(id),
      key: photoKey,
      keyNow: () => only(ctx.read([db.select({ key: questions.photoKey }).from(questions).where(isIt)])),
      rock: null,
      about: words.photoToPainter(row.rockName),
    };
  }
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
