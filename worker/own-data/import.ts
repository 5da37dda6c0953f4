// Imports an archive: everything is checked first, and one batch writes all of it, or nothing.
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { ImportedPhoto } from '../../schema/import-input.ts';
import { rockListLimits } from '../../schema/rock-list.ts';
import { rockLimits } from '../../schema/rocks.ts';
import {
  ownDataLimits as most,
  type Brought,
  type Imported,
  type RefusedRock,
} from '../../schema/own-data.ts';
import { entries, finds, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import {
  Conflict,
  Forbidden,
  isConditionFailed,
  isTaken,
  Malformed,
  Refusal,
  TooMany,
  Unavailable,
} from '../errors.ts';
import { refusalBy, wordsWithheld, wordsWithheldAt, type Withheld } from '../members/withheld-words.ts';
import { readOwnPhoto, readPhoto, type Photo } from '../photos/read.ts';
import { writeWithPhotos } from '../photos/store.ts';
import { takeTurn, tooMany, whileAllowed } from '../platform/allowance.ts';
import { siteOf } from '../platform/caller.ts';
import { day, hour } from '../platform/clock.ts';
import type { Database, Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { countEach, uncountOne, usedUp, type Limit } from '../platform/limits.ts';
import { countOnMap } from '../platform/map-cells.ts';
import { addToTotal } from '../platform/totals.ts';
import {
  comparisonLimits,
  countComparison,
  countTold,
  takenAmong,
  uncountComparison,
  type ComparisonLimits,
} from '../rocks/compare-codes.ts';
import { checkArchive, refuseSome, type CheckedRock } from './check-archive.ts';
import { importedRows, townsOf } from './imported-rows.ts';
import { proofOf } from './photos.ts';
import { readArchive, type Archive } from './read-archive.ts';
import { say } from '../../schema/words/say.ts';

/** The rocks that archives have brought, so that the app leaves them out when it goes on with a large one. */
export async function broughtRocks(ctx: MemberCtx): Promise<Brought> {
  const own = and(eq(rocks.ownerId, ctx.memberId), isNotNull(rocks.importedAt));
  const [brought] = await ctx.read([ctx.db.select({ id: rocks.id }).from(rocks).where(own)]);
  return { rocks: brought.map(({ id }) => id) };
}

/**
 * The archive may be forged: what it says is checked as if typed, counts in no ranking, and comes with no news. Rocks
 * that the member has already stay as they are, so that archives may come in any order, and again.
 * @param secret by which photos were proven; '' without one
 * @throws Malformed for what is no archive of ours, and for words that are withheld; TooLarge for more than an archive
 * may have; Conflict for Rock IDs that are taken; Forbidden for a new member's rock with too many steps; TooMany after as
 * many rocks as archives bring in a day, and after a few refusals, since each compares its Rock IDs with all. What is
 * wrong with some rocks alone names them.
 */
export async function importOwnData(
  ctx: MemberCtx,
  zip: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<Imported> {
  const { db } = ctx;
  const at = ctx.now();
  const limits = comparisonLimits(ctx, 'import-try', most);
  const [ofMember, ofNetwork] = limits.tries;
  const spentOf = [usedUp(db, ofMember, at), usedUp(db, ofNetwork, at)] as const;
  const brought = ctx.begin(spentOf, async (member, spent) => {
    if (spent.some((rows) => rows.length > 0)) throw tooMany(limits.tries, at, say('ownData', 'triedOften'));
    // To read an archive takes time and memory, whatever is in it.
    await takeTurn(db, readingsOf(ctx), at, say('ownData', 'enoughThisHour'));
    const archive = readArchive(zip);
    const checked = checkArchive(archive, at);
    const bring = (isCounted: boolean) =>
      bringIn(ctx, { member, archive, checked, limits, isCounted, at, secret });
    return bring(false).catch((error: unknown) => {
      // Somebody was faster: with a rock of theirs, or the member with the same archive.
      if (isTaken(error, 'rocks.code_key') || isTaken(error, 'rocks.id')) return bring(true);
      throw error;
    });
  });
  return brought.catch((error: unknown) => {
    throw error instanceof TooMany ? error.sayingWhen() : error;
  });
}

interface Bringing {
  member: MemberRow;
  archive: Archive;
  checked: readonly CheckedRock[];
  limits: ComparisonLimits;
  /** Whether the comparison was counted before. */
  isCounted: boolean;
  at: number;
  secret: string;
}

async function bringIn(
  ctx: MemberCtx,
  { member, archive, checked, limits, isCounted, at, secret }: Bringing,
): Promise<Imported> {
  const { db, memberId } = ctx;
  const ids = checked.map(({ id }) => id);
  const [known, used, ofMember, ofRocks] = await ctx.read([
    ...knownOf(db, checked),
    wordsWithheld(ctx),
    wordsWithheldAt(ctx, ids),
  ]);
  const own = new Set(known.flatMap(({ codeKey, ownerId }) => (ownerId === memberId ? [codeKey] : [])));
  const missing = checked.filter(({ codeKey }) => !own.has(codeKey));
  if (missing.length === 0) return ctx.write([], { known: own.size, rocks: 0, steps: 0, photos: 0 });
  // What is refused up to the count is refused whatever Rock IDs others have.
  refuseWithheld(missing, [...ofMember, ...ofRocks]);
  const size = sizeOf(missing);
  const daily = dailyOf(ctx, member, at);
  if (size > daily[0].most) throw tooNew(missing, daily[0].most);
  /** Used up if this does not fit any more. */
  const fit = (limit: Limit): Limit => ({ ...limit, most: limit.most - size + 1 });
  const fitting = [fit(daily[0]), fit(daily[1])] as const;
  const spent = await ctx.read([usedUp(db, fitting[0], at), usedUp(db, fitting[1], at)]);
  if (spent.some((rows) => rows.length > 0)) throw tooMany(daily, at, say('ownData', 'enoughToday'));
  if (!isCounted) await countComparison(ctx, limits, at, say('ownData', 'triedOften'));
  const others = known.filter(({ ownerId }) => ownerId !== memberId);
  if (others.length > 0) return refuseTaken(ctx, missing, others, limits, at);
  const towns = await townsOf(
    ctx,
    missing.flatMap(({ steps }) => steps.map(({ place }) => place)),
  );
  const usedIds = new Set(used.map(({ id }) => id));
  const unread: RefusedRock[] = [];
  const photos = photosOf(ctx, archive, missing, secret, unread);
  try {
    return await writeWithPhotos(ctx, [...photos.values()], (keys) => {
      const keyOf = new Map([...photos.keys()].map((id, index) => [id, keys[index] ?? null]));
      const rows = missing.map((rock) =>
        importedRows(rock, usedIds.has(rock.id) ? newId() : rock.id, {
          memberId,
          importedAt: at,
          photoKey: keyOf.get(rock.id) ?? null,
          towns,
        }),
      );
      const steps = rows.reduce((sum, row) => sum + row.entries.length, 0);
      return {
        statements: [
          ...statementsOf(ctx, rows, whileAllowed(db, fitting, at, sql`value ->> 'name'`)),
          countEach(db, Array.from({ length: size }, () => daily).flat(), at),
          ...uncountComparison(ctx, limits, at),
          uncountOne(db, readingsOf(ctx), at),
        ],
        answer: { known: own.size, rocks: rows.length, steps, photos: photos.size },
      };
    });
  } catch (error) {
    if (isConditionFailed(error, 'rocks.name')) throw tooMany(daily, at, say('ownData', 'enoughToday'));
    throw error instanceof Refusal && !(error instanceof Unavailable) ? error.about(unread) : error;
  }
}

/** An archive may be from before the words were withheld. @throws Malformed */
function refuseWithheld(missing: readonly CheckedRock[], withheld: readonly Withheld[]): void {
  if (withheld.length === 0) return;
  const refusalOf = refusalBy(withheld);
  const refused = missing.flatMap(({ id, name, description, steps }) => {
    const [why] = [
      { name, description },
      ...steps.map(({ place, notes, line, thanks }) => ({ place: place.name, notes, line, thanks })),
    ].flatMap((texts) => refusalOf(texts)?.words ?? []);
    return why === undefined ? [] : [{ rock: id, why }];
  });
  refuseSome(missing, refused, (message) => new Malformed(message));
}

/** Of rocks that are more than `most` together: names those that are too many alone. */
function tooNew(missing: readonly CheckedRock[], mostSize: number): Forbidden {
  const alone = missing.filter((rock) => sizeOf([rock]) > mostSize);
  return new Forbidden(say('ownData', 'tooNew')).about(
    alone.map(({ id }) => ({ rock: id, why: say('ownData', 'tooNewFor') })),
  );
}

const readingsOf = ({ memberId }: MemberCtx): Limit => ({
  bucket: `import:${memberId}`,
  most: most.readingsPerHour,
  windowMs: hour,
});

/** Who has just joined brings as many as they may register one by one. */
function dailyOf({ memberId, caller }: MemberCtx, { createdAt }: MemberRow, at: number): [Limit, Limit] {
  const isNew = createdAt > at - rockListLimits.memberDays * day;
  const own = isNew ? rockLimits.perDay : most.rocksPerDay;
  return [
    { bucket: `import-rocks:${memberId}`, most: own, windowMs: day },
    { bucket: `import-rocks:${siteOf(caller)}`, most: most.rocksPerDayOfNetwork, windowMs: day },
  ];
}

const sizeOf = (all: readonly CheckedRock[]): number =>
  all.length + Math.floor(all.reduce((sum, { steps }) => sum + steps.length, 0) / most.stepsOfARock);

/** Queries: Rock IDs that are on a rock, and ids that a rock has. */
function knownOf(db: Database, checked: readonly CheckedRock[]) {
  const ids = JSON.stringify(checked.map(({ id }) => id));
  return [
    takenAmong(
      db,
      checked.map(({ codeKey }) => codeKey),
    ),
    db
      .select({ id: rocks.id })
      .from(rocks)
      .where(sql`${rocks.id} IN (SELECT value FROM json_each(${ids}))`),
  ] as const;
}

/** Names the Rock IDs, ten at most. */
async function refuseTaken(
  ctx: MemberCtx,
  missing: readonly CheckedRock[],
  known: readonly { codeKey: string }[],
  limits: ComparisonLimits,
  at: number,
): Promise<never> {
  const keys = new Set(known.map(({ codeKey }) => codeKey));
  const taken = missing.filter(({ codeKey }) => keys.has(codeKey));
  const told = taken.slice(0, most.told);
  await countTold(ctx, limits, told.length, at, say('ownData', 'untold'));
  const codes = told.map(({ code }) => code).join(', ');
  throw new Conflict(say('ownData', 'taken', codes, taken.length > told.length)).about(
    told.map(({ id }) => ({ rock: id, why: say('ownData', 'codeTaken') })),
  );
}

/**
 * How to read the photo of each rock that has one: unchanged if it is proven to be ours, otherwise as an upload.
 * @param unread gets the rocks whose photo is refused
 */
function photosOf(
  ctx: MemberCtx,
  { photos, fileOf }: Archive,
  checked: readonly CheckedRock[],
  secret: string,
  unread: RefusedRock[],
): Map<string, () => Promise<Photo>> {
  const nameOf = new Map(checked.map(({ id, name }) => [id, name]));
  const open = async ({ file, proof }: ImportedPhoto): Promise<Photo> => {
    const bytes = fileOf(file);
    if (!bytes) throw new Malformed(say('ownData', 'photo'));
    const isOurs = proof !== null && proof === (await proofOf(secret, bytes));
    return isOurs ? readOwnPhoto(ctx, bytes) : readPhoto(ctx, new File([bytes], file));
  };
  const read = (photo: ImportedPhoto) =>
    open(photo).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error instanceof Unavailable) throw error;
      unread.push({ rock: photo.rock, why: say('ownData', 'photo') });
      throw new Malformed(
        say('ownData', 'wrong', nameOf.get(photo.rock) ?? photo.rock, say('ownData', 'photo')),
      );
    });
  return new Map(
    photos.filter(({ rock }) => nameOf.has(rock)).map((photo) => [photo.rock, () => read(photo)] as const),
  );
}

type Rows = ReturnType<typeof importedRows>;

/**
 * No activities, no news, no countries: what was elsewhere counts for its rocks alone.
 * @param name SQL of each rock's name
 */
function statementsOf({ db, memberId }: MemberCtx, rows: readonly Rows[], name: SQL): Statement[] {
  const made = rows.map(({ rock }) => rock);
  const own = rows.flatMap((row) => row.finds).filter((find) => find.memberId === memberId);
  const sum = (of: (rock: Rows['rock']) => number) => made.reduce((all, rock) => all + of(rock), 0);
  const isMe = eq(members.id, memberId);
  return [
    ...insertRows(db, rocks, made, { name }),
    ...insertRows(
      db,
      entries,
      rows.flatMap((row) => row.entries),
    ),
    ...insertRows(
      db,
      finds,
      rows.flatMap((row) => row.finds),
    ),
    ...made.map(({ id }) => countOnMap(db, id)),
    db
      .update(members)
      .set({
        rockCount: sql`${members.rockCount} + ${made.length}`,
        findCount: sql`${members.findCount} + ${own.length}`,
        tooFastMetres: sql`${members.tooFastMetres} + ${sum((rock) => rock.tooFastMetres)}`,
      })
      .where(isMe),
    addToTotal(db, 'rocks', made.length),
    addToTotal(
      db,
      'not_hidden',
      sum(({ status }) => Number(status !== 'hidden')),
    ),
  ];
}
