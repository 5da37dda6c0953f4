// The archive of everything that a member has here, as a stream. Its order and its times depend on the data alone.
import { makeZip } from 'client-zip';
import { exportVersion } from '../../schema/export-files.ts';
import { ownDataLimits, ownDataWords } from '../../schema/own-data.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { csvOf, type CsvExport } from '../exports/csv-export.ts';
import { findsCsv } from '../exports/finds.ts';
import { followsCsv } from '../exports/follows.ts';
import { notificationsCsv } from '../exports/notifications.ts';
import { takeTurn, tooMany } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { usedUp, type Limit } from '../platform/limits.ts';
import { exportedAccount } from './account.ts';
import { communityRows, ownFinds } from './community.ts';
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
import { photoFiles, proofOf, type Proofs } from './photos.ts';
import { readmeOf } from './readme.ts';
import { inPieces, jsonOf, rowsOf } from './rows.ts';

/** A file of the archive. */
interface Part {
  name: string;
  input: AsyncIterable<string> | Uint8Array<ArrayBuffer> | string;
  lastModified: Date;
}

/** The years that the times of a ZIP can have. */
const zipYears = { first: Date.UTC(1980, 0, 2), last: Date.UTC(2099, 0, 1) } as const;
const zipTime = (at: number) => new Date(Math.min(zipYears.last, Math.max(zipYears.first, at)));

const exportsOf = ({ memberId }: MemberCtx): Limit => ({
  bucket: `export:${memberId}`,
  most: ownDataLimits.exportsPerDay,
  windowMs: day,
});

/** For a HEAD, which is no download and counts as none. @throws as `exportOwnData` */
export const expectExport = (ctx: MemberCtx): Promise<void> =>
  ctx.begin([usedUp(ctx.db, exportsOf(ctx), ctx.now())], async (_, [spent]) => {
    if (spent.length > 0) throw tooMany([exportsOf(ctx)], ctx.now(), ownDataWords.exportsSpent);
  });

/**
 * The archive. If D1 or R2 fails, or a photo is missing, the stream fails, and the browser says so.
 * @param secret for the proofs of photos; '' without one
 * @throws TooMany after as many as a member may have in a day
 */
export function exportOwnData(ctx: MemberCtx, secret: string): Promise<ReadableStream<Uint8Array>> {
  return ctx.begin([], async (member) => {
    await takeTurn(ctx.db, exportsOf(ctx), ctx.now(), ownDataWords.exportsSpent);
    return plain(makeZip(orLog(ctx, parts(ctx, member, secret))));
  });
}

/** The same bytes by a stream that reads only when it is asked. A clone of the library's never ends in workerd. */
function plain(zip: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = zip.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
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

async function* parts(ctx: MemberCtx, member: MemberRow, secret: string): AsyncGenerator<Part> {
  const until = { until: ctx.now() };
  const lastModified = zipTime(member.createdAt);
  const file = (name: string, texts: AsyncIterable<string>): Part => ({
    name,
    input: inPieces(texts),
    lastModified,
  });
  const csv = <Read, R, C>(sheet: CsvExport<Read, R, C>) =>
    file(`csv/${sheet.name}.csv`, csvOf(rowsOf(ctx, sheet), sheet.columns));

  yield { name: 'README.txt', input: readmeOf(ctx.config), lastModified };
  yield file('rocks.json', jsonOf(exportVersion, { rocks: () => exportedRocks(ctx, until) }));
  yield file('journeys.json', jsonOf(exportVersion, { journeys: () => exportedJourneys(ctx, until) }));
  yield file('journeys.gpx', journeysGpx(exportedJourneys(ctx, until), exportedRocks(ctx, until)));
  yield file('csv/rocks.csv', rocksFile(ctx, until));
  yield file('csv/journeys.csv', journeysFile(ctx, until));

  const pictures: Proofs = [];
  const picture = member.photoKey;
  for await (const { name, bytes } of photoFiles(ctx, photosOf(ctx, until.until, picture))) {
    const rock = /^photos\/(.+)\.\w+$/.exec(name)?.[1] ?? '';
    pictures.push({ rock, file: name, proof: await proofOf(secret, bytes) });
    yield { name, input: bytes, lastModified };
  }
  const isOfRock = ({ rock }: Proofs[number]) => rock !== profilePicture;
  yield file('photos.json', jsonOf(exportVersion, { photos: () => each(pictures.filter(isOfRock)) }));

  const ownPicture = pictures.find((one) => !isOfRock(one))?.file ?? null;
  const account = await exportedAccount(ctx, member, ownPicture);
  yield { name: 'account.json', input: `${JSON.stringify(account, null, 1)}\n`, lastModified };
  yield file(
    'community.json',
    jsonOf(exportVersion, {
      others: () => othersInJourneys(ctx, until),
      received: () => received(ctx, until),
      ...communityRows(ctx),
    }),
  );
  yield file('finds.gpx', findsGpx(ownFinds(ctx)));
  yield csv(findsCsv);
  yield csv(followsCsv);
  yield csv(notificationsCsv);
}

const profilePicture = 'profile';

/** No rock has this name: ids have sixteen characters. @param picture key of the profile picture */
async function* photosOf(ctx: MemberCtx, until: number, picture: string | null) {
  for await (const { rock } of rockRows(ctx, { until }))
    if (rock.photoKey !== null) yield { name: rock.id, key: rock.photoKey };
  if (picture !== null) yield { name: profilePicture, key: picture };
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
