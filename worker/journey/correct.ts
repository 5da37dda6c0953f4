// Corrections by the author of an entry: other words, another place or time, or that it was a mistake. Everything that
// followed is computed again in the same batch.
import { and, eq } from 'drizzle-orm';
import type { CorrectionInput } from '../../schema/correction-input.ts';
import { correctionLimits, type Retracted } from '../../schema/corrections.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import { entries, finds, retractions, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, Malformed, NotFound } from '../errors.ts';
import { noteEntry } from '../notifications/note-event.ts';
import { tooMany } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { townNear, townsAround } from '../places/town-at.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import type { RockRow } from '../rocks/card.ts';
import { entryView } from '../rocks/entry-view.ts';
import { refuseWithheldWords, wordsWithheld, type Withheld } from '../members/withheld-words.ts';
import { countryAt } from './country-at.ts';
import type { EntryKey } from './entry-at.ts';
import { keepSecret, nextMoment } from './hide.ts';
import { inOrder } from './history.ts';
import { countLate } from './late-limit.ts';
import { momentOf } from './moment.ts';
import { isNearby } from './moved-a-little.ts';
import { againIfCorrected } from './overtaken.ts';
import { replayed, type Entry, type Journey } from './replay.ts';
import { rewriteJourney } from './rewrite.ts';
import { say } from '../../schema/words/say.ts';

interface Correcting {
  member: MemberRow;
  rock: RockRow;
  journey: Journey;
  entry: Entry;
  /** Of the entry in the journey. */
  position: number;
  /** Of the member's words. */
  withheld: readonly Withheld[];
}

/**
 * @throws NotFound for entries of others, and unknown ones; Conflict after the days for which it can be corrected;
 * TooMany after many in a day; Malformed for a time that is not between those of the entries before and after it
 */
export const correctEntry = (
  ctx: MemberCtx,
  which: EntryKey,
  change: CorrectionInput,
): Promise<JourneyEntry> =>
  ofOwnEntry(ctx, which, async ({ member, rock, journey, entry, position, withheld }) => {
    const { place, notes = entry.notes } = change;
    keepSecret(rock.code, { locationName: place?.locationName ?? '', notes });
    refuseWithheldWords(withheld, newWords(entry, change));
    const createdAt = momentBetween(journey, position, momentOf(change.happenedAt, ctx.now()));
    const isMoved = createdAt !== entry.createdAt;
    const there = { ...entry, ...(place && (await placed(ctx, entry, place))) };
    const isElsewhere = (Object.keys(entry) as (keyof Entry)[]).some((key) => there[key] !== entry[key]);
    if (!isElsewhere && !isMoved) return saveNotes(ctx, member, rock, entry, notes);
    // A finder's own place is told to nobody.
    const isNews = isMoved || entry.action === 'hidden';
    const changed = { ...there, notes, createdAt, isCorrected: entry.isCorrected || isNews };
    if (isElsewhere && entry.kind === 'moved' && isFarAway(journey, position, changed))
      return ctx.refuse(new Conflict(say('whereabouts', 'otherTown')));
    const corrected = { ...journey, entries: journey.entries.with(position, changed) };
    const after = replayed(rock, corrected, position);
    return ctx.write(
      [
        ...rewriteJourney(ctx.db, rock, journey, after),
        ...(isMoved ? await countLate(ctx, rock, createdAt) : []),
        ...(isNews && !entry.isCorrected ? [noteCorrection(ctx, rock, entry)] : []),
        countOne(ctx.db, correctionsOf(ctx), ctx.now()),
      ],
      entryView(after.entries[position] ?? changed, member, ctx.memberId, rock.ownerId),
    );
  });

/** What is there already can stay with another place or time. */
function newWords({ action, notes, locationName, ownLocationName }: Entry, change: CorrectionInput) {
  const named = action === 'hidden' ? locationName : ownLocationName;
  return {
    notes: change.notes === notes ? null : change.notes,
    locationName: change.place?.locationName === named ? null : change.place?.locationName,
  };
}

/** Other words change nothing else. */
const saveNotes = (
  ctx: MemberCtx,
  member: MemberRow,
  rock: RockRow,
  entry: Entry,
  notes: string,
): Promise<JourneyEntry> =>
  ctx.write(
    notes === entry.notes
      ? []
      : [
          ctx.db
            .update(entries)
            .set({ notes })
            .where(and(eq(entries.rockId, entry.rockId), eq(entries.seq, entry.seq))),
          countOne(ctx.db, correctionsOf(ctx), ctx.now()),
        ],
    entryView({ ...entry, notes }, member, ctx.memberId, rock.ownerId),
  );

const correctionsOf = ({ memberId }: MemberCtx): Limit => ({
  bucket: `correct:${memberId}`,
  most: correctionLimits.perDay,
  windowMs: day,
});

/** Whether a rock would be moved farther than a little, from where it had been hidden. */
function isFarAway({ entries: told }: Journey, position: number, moved: Entry): boolean {
  const from = told
    .slice(0, position)
    .findLast(({ action, kind }) => action === 'hidden' && kind !== 'moved');
  return from !== undefined && !isNearby(from, moved);
}

/**
 * A find takes its rehide along. An entry after which nothing happened is undone without a trace; any other is struck
 * through. @throws as `correctEntry`; Conflict for the first hide, if something has happened since
 */
export const retractEntry = (ctx: MemberCtx, which: EntryKey): Promise<Retracted> =>
  ofOwnEntry(ctx, which, async ({ rock, journey, entry, position }) => {
    const isShown = position < journey.entries.length - 1;
    if (position === 0 && isShown) return ctx.refuse(new Conflict(say('corrections', 'first')));
    const { rehiddenSeq = null } = journey.finds.find(({ seq }) => seq === entry.seq) ?? {};
    const gone = journey.entries.filter(({ seq }) => seq === entry.seq || seq === rehiddenSeq);
    const left = { ...journey, entries: journey.entries.filter((one) => !gone.includes(one)) };
    return ctx.write(
      [
        // First, since it refuses what came too late.
        ...rewriteJourney(ctx.db, rock, journey, replayed(rock, left, position)),
        ...gone.map((one) => retract(ctx, one, isShown)),
        noteCorrection(ctx, rock, entry),
        countOne(ctx.db, correctionsOf(ctx), ctx.now()),
      ],
      { isShown },
    );
  });

/** Reads a whole journey, which a correction may change from there to its end. */
function ofOwnEntry<A>(
  ctx: MemberCtx,
  { rockId, seq }: EntryKey,
  act: (correcting: Correcting) => Promise<A>,
): Promise<A> {
  const { db, memberId } = ctx;
  const limit = correctionsOf(ctx);
  const asked = [
    db
      .select({ rock: rocks })
      .from(rocks)
      .innerJoin(
        entries,
        and(eq(entries.rockId, rocks.id), eq(entries.seq, seq), eq(entries.memberId, memberId)),
      )
      .where(and(eq(rocks.id, rockId), isVisibleTo(memberId))),
    db.select().from(entries).where(eq(entries.rockId, rockId)),
    db.select().from(finds).where(eq(finds.rockId, rockId)),
    usedUp(db, limit, ctx.now()),
    wordsWithheld(ctx),
  ] as const;
  return againIfCorrected(() =>
    ctx.begin(asked, async (member, [[found], told, made, spent, withheld]) => {
      const journey = { entries: told.toSorted(inOrder), finds: made };
      const position = journey.entries.findIndex((one) => one.seq === seq);
      const entry = journey.entries[position];
      if (!found || !entry) throw new NotFound(say('corrections', 'notYours'));
      if (entry.recordedAt < ctx.now() - correctionLimits.days * day)
        return ctx.refuse(new Conflict(say('corrections', 'tooLate', correctionLimits.days)));
      if (spent.length > 0) throw tooMany([limit], ctx.now(), say('corrections', 'tooMany'));
      return act({ member, rock: found.rock, journey, entry, position, withheld });
    }),
  );
}

type Place = NonNullable<CorrectionInput['place']>;

/** The columns of a hiding place, or of the place that a finder noted for themselves. */
async function placed(ctx: MemberCtx, { action }: Entry, place: Place): Promise<Partial<Entry>> {
  const [[around]] = await ctx.read([townsAround(ctx.db, place)]);
  const { nearest, stored } = townNear(around?.towns, place);
  return action === 'hidden'
    ? { ...place, town: stored, country: countryAt(place, nearest) }
    : {
        ownLatitude: place.latitude,
        ownLongitude: place.longitude,
        ownLocationName: place.locationName,
        ownTown: stored,
      };
}

/** @param at undefined for the time that the entry has */
function momentBetween({ entries: told }: Journey, position: number, at: number | undefined): number {
  const [before, entry, after] = [position - 1, position, position + 1].map((one) => told[one]?.createdAt);
  if (at === undefined || at === entry) return entry ?? 0;
  if (at <= (before ?? 0) || at >= (after ?? Infinity))
    throw new Malformed(say('corrections', 'betweenOthers'), 'happenedAt');
  return at;
}

const noteCorrection = (ctx: MemberCtx, rock: RockRow, { rockId, seq }: EntryKey): Statement =>
  noteEntry(ctx, 'corrected', { rockId, seq, at: nextMoment(rock, ctx.now()) });

function retract({ db, memberId, now }: MemberCtx, entry: Entry, isShown: boolean): Statement {
  const { rockId, seq, action, latitude, longitude, locationName, town, createdAt, recordedAt } = entry;
  const was = { rockId, seq, action, latitude, longitude, locationName, town, createdAt, recordedAt };
  return db.insert(retractions).values({ ...was, memberId, retractedAt: now(), isShown });
}
