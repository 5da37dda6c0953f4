// Imports an archive into an empty account: everything is checked first, and one batch writes all of it, or nothing.
import { eq, sql } from 'drizzle-orm';
import type { ImportedPhoto } from '../../schema/import-input.ts';
import { rockListLimits } from '../../schema/rock-list.ts';
import { rockLimits } from '../../schema/rocks.ts';
import { ownDataLimits as most, ownDataWords as words, type Imported } from '../../schema/own-data.ts';
import { entries, finds, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, Forbidden, isConditionFailed, isTaken, Malformed } from '../errors.ts';
import { readOwnPhoto, readPhoto, type Photo } from '../photos/read.ts';
import { writeWithPhotos } from '../photos/store.ts';
import { takeTurn, tooMany } from '../platform/allowance.ts';
import { day, hour } from '../platform/clock.ts';
import type { Database, Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { usedUp, type Limit } from '../platform/limits.ts';
import { countOnMap } from '../platform/map-cells.ts';
import { addToTotal } from '../platform/totals.ts';
import { comparisonLimits, countComparison, countTold, takenAmong } from '../rocks/compare-codes.ts';
import { checkArchive, type CheckedRock } from './check-archive.ts';
import { importedRows, townsOf } from './imported-rows.ts';
import { proofOf } from './photos.ts';
import { readArchive, type Archive } from './read-archive.ts';

/**
 * The archive may be forged: what it says is checked as if typed, counts in no ranking, and comes with no news.
 * @param secret by which photos were proven; '' without one
 * @throws Forbidden for a new member with more rocks than they may register in a day; Malformed for what is no archive of ours; Conflict for an account with rocks or finds, and for Rock IDs that
 * are taken; TooMany after a few in a day, since each compares its Rock IDs with all
 */
export async function importOwnData(
  ctx: MemberCtx,
  zip: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<Imported> {
  const { db } = ctx;
  const at = ctx.now();
  const limits = comparisonLimits(ctx);
  const spentOf = [...limits.tries, ...limits.taken].map((limit) => usedUp(db, limit, at));
  const [first, ...rest] = spentOf;
  if (!first) throw new Malformed(words.notOurs);
  return ctx.begin([first, ...rest], async (member, spent) => {
    if (!isEmpty(member)) throw new Conflict(words.notEmpty);
    if (spent.some((rows) => rows.length > 0))
      throw tooMany([...limits.tries, ...limits.taken], at, words.wait);
    // To read an archive takes time and memory, whatever is in it.
    await takeTurn(db, readingsOf(ctx), at, words.wait);
    const archive = readArchive(zip);
    const checked = checkArchive(archive, at);
    if (checked.length > rockLimits.perDay && member.createdAt > at - rockListLimits.memberDays * day)
      throw new Forbidden(words.tooNew);
    await countComparison(ctx, limits, at, words.wait);
    const [known, used] = await ctx.read(knownOf(db, checked));
    if (known.length > 0) return refuseTaken(ctx, checked, known, limits, at);
    const towns = await townsOf(
      ctx,
      checked.flatMap(({ steps }) => steps.map(({ place }) => place)),
    );
    const usedIds = new Set(used.map(({ id }) => id));
    const photos = photosOf(ctx, archive, checked, secret);
    try {
      return await writeWithPhotos(ctx, [...photos.values()], (keys) => {
        const keyOf = new Map([...photos.keys()].map((id, index) => [id, keys[index] ?? null]));
        const rows = checked.map((rock) =>
          importedRows(rock, usedIds.has(rock.id) ? newId() : rock.id, {
            memberId: ctx.memberId,
            importedAt: at,
            photoKey: keyOf.get(rock.id) ?? null,
            towns,
          }),
        );
        const steps = rows.reduce((sum, row) => sum + row.entries.length, 0);
        return {
          statements: statementsOf(ctx, rows),
          answer: { rocks: rows.length, steps, photos: photos.size },
        };
      });
    } catch (error) {
      if (isTaken(error, 'rocks.code_key')) {
        const [now] = await ctx.read(knownOf(db, checked));
        return refuseTaken(ctx, checked, now, limits, at);
      }
      if (isConditionFailed(error, 'rocks.name')) throw new Conflict(words.notEmpty);
      throw error;
    }
  });
}

const readingsOf = ({ memberId }: MemberCtx): Limit => ({
  bucket: `import:${memberId}`,
  most: most.readingsPerHour,
  windowMs: hour,
});

const isEmpty = ({ rockCount, findCount }: MemberRow) => rockCount === 0 && findCount === 0;

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
  checked: readonly CheckedRock[],
  known: readonly { codeKey: string }[],
  limits: ReturnType<typeof comparisonLimits>,
  at: number,
): Promise<never> {
  const keys = new Set(known.map(({ codeKey }) => codeKey));
  const codes = checked.flatMap(({ codeKey, code }) => (keys.has(codeKey) ? [code] : []));
  const told = codes.slice(0, most.told);
  if (told.length === 0) throw new Conflict(words.notEmpty);
  await countTold(ctx, limits, told.length, at, words.wait);
  throw new Conflict(words.taken(told.join(', '), codes.length > told.length));
}

/** How to read the photo of each rock that has one: unchanged if it is proven to be ours, otherwise as an upload. */
function photosOf(
  ctx: MemberCtx,
  { photos, fileOf }: Archive,
  checked: readonly CheckedRock[],
  secret: string,
): Map<string, () => Promise<Photo>> {
  const ids = new Set(checked.map(({ id }) => id));
  const read = async ({ file, proof }: ImportedPhoto): Promise<Photo> => {
    const bytes = fileOf(file);
    if (!bytes) throw new Malformed(words.notOurs);
    const isOurs = proof !== null && proof === (await proofOf(secret, bytes));
    return isOurs ? readOwnPhoto(ctx, bytes) : readPhoto(ctx, new File([bytes], file));
  };
  return new Map(
    photos.filter(({ rock }) => ids.has(rock)).map((photo) => [photo.rock, () => read(photo)] as const),
  );
}

type Rows = ReturnType<typeof importedRows>;

/** No activities, no news, no countries: what was elsewhere counts for its rocks alone. */
function statementsOf({ db, memberId }: MemberCtx, rows: readonly Rows[]): Statement[] {
  const made = rows.map(({ rock }) => rock);
  const own = rows.flatMap((row) => row.finds).filter((find) => find.memberId === memberId);
  const sum = (of: (rock: Rows['rock']) => number) => made.reduce((all, rock) => all + of(rock), 0);
  const isMe = eq(members.id, memberId);
  // NULL, which the column refuses, once there are rocks or finds.
  const name = sql`CASE WHEN (SELECT ${members.rockCount} + ${members.findCount} FROM ${members} WHERE ${isMe}) = 0 THEN value ->> 'name' END`;
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
