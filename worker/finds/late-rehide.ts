// A rehide that is told after somebody else has found the rock there: it enters the history in its place.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JourneyEntry, Leg } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { quadkeyOf } from '../../schema/map-grid.ts';
import { entries, rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { countryAt } from '../journey/country-at.ts';
import { addedBy, entryOfHide, keepSecret, nextMoment } from '../journey/hide.ts';
import { inOrder, legTo, rescored, standingAt, type Event } from '../journey/history.ts';
import { countLate } from '../journey/late-limit.ts';
import { pastOf } from '../journey/past.ts';
import { addDistance, addEntry, nextSeq, reachCountry, rescore } from '../journey/statements.ts';
import { noteEntry } from '../notifications/note-event.ts';
import { townNear } from '../places/town-at.ts';
import type { Database, Statement } from '../platform/database.ts';
import { addToTotal } from '../platform/totals.ts';
import type { RockRow } from '../rocks/card.ts';
import { entryView } from '../rocks/entry-view.ts';
import { endFind } from './statements.ts';

interface LateRehide {
  rock: RockRow;
  findId: string;
  /** After the find, and before the next one. */
  at: number;
  place: Omit<RehideInput, 'happenedAt'>;
  /** Of the row of `townsAround`. */
  towns: string | undefined;
}

/** Whoever writes to the journey meanwhile refuses the batch: then the find has to be read again, too. */
export async function lateRehide(
  ctx: MemberCtx,
  member: MemberRow,
  { rock, findId, at, place, towns }: LateRehide,
): Promise<JourneyEntry> {
  const { db, memberId } = ctx;
  keepSecret(rock.code, place);
  const counted = await countLate(ctx, rock, at);
  const { history, finds } = await pastOf(ctx, rock, at);
  const { hide: last, nextHide: next } = standingAt(history, at);
  const { nearest, stored: town } = townNear(towns, place);
  const country = countryAt(place, nearest);
  const leg = legTo({ ...place, createdAt: at, kind: null }, last, rock);
  const recordedAt = nextMoment(rock, ctx.now());
  const row = entryOfHide(rock, { memberId, ...place, ...leg, country, town, createdAt: at, recordedAt });
  const onward = next && legTo(next, row, rock);
  const added = sum([
    [1, leg],
    ...(next && onward
      ? ([
          [-1, next],
          [1, onward],
        ] as const)
      : []),
  ]);
  const foundHere = history
    .filter(
      (event) => event.action === 'found' && event.createdAt >= at && (!next || inOrder(event, next) < 0),
    )
    .map(({ seq }) => seq);
  const changes = rescored(rock, [...history, row].toSorted(inOrder), finds);
  const isCounted = rock.withheldAt === null;
  const statements: Statement[] = [
    addEntry(db, row),
    endFind(db, { findId, at, rehiddenSeq: row.seq }),
    db
      .update(rocks)
      .set({
        lastSeq: nextSeq(row.seq, rock.withheldAt),
        lateCount: sql`${rocks.lateCount} + 1`,
        distanceMetres: sql`${rocks.distanceMetres} + ${added.metres}`,
        tooFastMetres: sql`${rocks.tooFastMetres} + ${added.tooFastMetres}`,
        // Whoever has the rock now found it here.
        ...(!next && {
          hiddenLatitude: place.latitude,
          hiddenLongitude: place.longitude,
          hiddenLocationName: place.locationName,
          hiddenTown: town,
          quadkey: quadkeyOf(place),
          hiddenAt: at,
          hiderId: memberId,
        }),
      })
      .where(eq(rocks.id, rock.id)),
    // Finds until the next hide were made here. By their keys, so that no other entries are read.
    db
      .update(entries)
      .set({
        latitude: place.latitude,
        longitude: place.longitude,
        locationName: place.locationName,
        town,
      })
      .where(and(eq(entries.rockId, rock.id), inArray(entries.seq, foundHere))),
    ...(next && onward ? [setLeg(db, rock.id, next, onward)] : []),
    ...rescore(db, rock, changes),
    ...counted,
    noteActivity(db, { type: 'rehidden_rock', rockId: rock.id, memberId, at: recordedAt, town }),
    noteEntry(ctx, 'hidden', { rockId: rock.id, seq: row.seq, at: recordedAt }),
  ];
  if (added.metres !== 0 && isCounted) statements.push(addToTotal(db, 'distance_metres', added.metres));
  if (rock.ownerId !== null && (added.metres !== 0 || added.tooFastMetres !== 0))
    statements.push(addDistance(db, { rockId: rock.id, ...added }));
  if (isCounted) statements.push(...reachCountry(db, { country, rockId: rock.id, at }));
  return ctx.write(statements, entryView(row, member, memberId, rock.ownerId));
}

/** What legs add to the two stored sums of distances, or take from them. */
function sum(legs: readonly (readonly [sign: 1 | -1, leg: Leg])[]) {
  const total = { metres: 0, tooFastMetres: 0 };
  for (const [sign, leg] of legs) {
    const { metres, tooFastMetres } = addedBy(leg);
    total.metres += sign * metres;
    total.tooFastMetres += sign * tooFastMetres;
  }
  return total;
}

const setLeg = (db: Database, rockId: string, { seq }: Event, { metres, isTooFast }: Leg): Statement =>
  db
    .update(entries)
    .set({ metres, isTooFast })
    .where(and(eq(entries.rockId, rockId), eq(entries.seq, seq)));
