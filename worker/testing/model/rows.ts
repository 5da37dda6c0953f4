// Compares each row with the model, and the stored counters with a recount.
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as tables from '../../../schema/tables/index.ts';
import { db } from '../db.ts';
import { expectAgreement } from '../recount.ts';
import * as game from './game.ts';
import type { Author, ModelRock, Step, Who } from './game.ts';
import type { Scene } from './views.ts';

const {
  activities,
  comments,
  countries,
  entries,
  finds,
  likes,
  members,
  pendingPhotoDeletions,
  rocks,
  totals,
} = tables;

/** All rows, in one round trip. */
const queries = [
  db.select().from(rocks).orderBy(asc(rocks.id)),
  db.select().from(entries).orderBy(asc(entries.rockId), asc(entries.createdAt), asc(entries.seq)),
  db.select().from(finds).orderBy(asc(finds.rockId), asc(finds.foundAt), asc(finds.seq)),
  db.select().from(likes).orderBy(asc(likes.rockId), asc(likes.memberId)),
  db.select().from(comments).orderBy(asc(comments.rockId), asc(comments.createdAt), asc(comments.id)),
  db.select({ id: members.id }).from(members).orderBy(asc(members.id)),
  db.select().from(countries).orderBy(asc(countries.code)),
  db.select({ rockId: activities.rockId }).from(activities).orderBy(asc(activities.rockId)),
  db.select().from(pendingPhotoDeletions),
  db.select({ value: totals.value }).from(totals).where(eq(totals.name, 'members')),
] as const;

/** No total is off. */
const noDrift = { rocks: 0, notHidden: 0, metres: 0, countries: 0, countryRows: 0 };

export async function expectRows({ state, faces }: Scene): Promise<void> {
  const [rockRows, entryRows, findRows, likeRows, commentRows, memberRows, countryRows, ...others] =
    await db.batch(queries);
  const [activityRows, dropRows, memberTotals] = others;
  const idOf = (who: Author) => (who === null ? null : faces[who]?.id);
  const idsOf = (some: Iterable<Who>) => Array.from(some, (who) => faces[who]?.id ?? '').toSorted();
  const all = game.rocksOf(state).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ofRocks = (rowsOf: (rock: ModelRock) => object[]) =>
    all.flatMap((rock) => rowsOf(rock).map((row) => ({ rockId: rock.id, ...row })));
  const staying = [...faces.keys()].filter((who) => !state.gone.has(who));

  const found = { rockRows, entryRows, findRows, likeRows, commentRows, memberRows, countryRows };
  expect({ ...found, activityRows, dropRows, memberTotals }).toMatchObject({
    rockRows: all.map((rock) => rockRow(rock, idOf)),
    entryRows: ofRocks((rock) => rock.steps.map((step) => entryRow(rock, step, idOf))),
    findRows: ofRocks((rock) =>
      rock.finds.map(({ id, by, at, seq, isScored, end }) => {
        return { id, memberId: idOf(by), foundAt: at, seq, isScored, closedAt: end?.at ?? null };
      }),
    ),
    likeRows: ofRocks((rock) => idsOf(rock.likes).map((memberId) => ({ memberId }))),
    commentRows: ofRocks(({ remarks }) =>
      remarks
        .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .map(({ by, at, ...said }) => ({ ...said, memberId: idOf(by), createdAt: at })),
    ),
    memberRows: idsOf(staying).map((id) => ({ id })),
    countryRows: [...game.countriesOf(state)].toSorted().map((code) => ({ code })),
    activityRows: ofRocks(({ happenings }) => happenings.map(() => ({}))),
    dropRows: [],
    memberTotals: [{ value: staying.length }],
  });
  // Compares statuses, holders, distances and counters of rocks and members, totals, and map cells.
  await expectAgreement(noDrift);
}

function rockRow(rock: ModelRock, idOf: (who: Author) => string | null | undefined) {
  const hide = game.lastHide(rock);
  const holder = game.holderOf(rock);
  return {
    id: rock.id,
    ownerId: idOf(rock.owner),
    code: rock.code,
    photoKey: rock.imageUrl?.replace('/img/', '') ?? null,
    hiddenLatitude: hide?.place.latitude ?? null,
    hiddenLongitude: hide?.place.longitude ?? null,
    hiddenLocationName: hide?.place.name ?? null,
    hiddenAt: hide?.at ?? null,
    hiderId: idOf(hide?.by ?? null),
    heldSince: holder === null ? null : (game.openFind(rock)?.at ?? null),
  };
}

function entryRow(rock: ModelRock, step: Step, idOf: (who: Author) => string | null | undefined) {
  const { action, by, at, toldAt, seq, place, notes, ownPlace } = step;
  const { kilometres, isTooFast } = game.legTo(rock, step);
  return {
    action,
    seq,
    memberId: idOf(by),
    createdAt: at,
    recordedAt: toldAt,
    latitude: place.latitude,
    longitude: place.longitude,
    locationName: place.name,
    notes,
    ownLatitude: ownPlace?.latitude ?? null,
    ownLongitude: ownPlace?.longitude ?? null,
    ownLocationName: ownPlace?.name ?? null,
    country: action === 'hidden' ? place.country : null,
    isTooFast,
    // A whole number. Between opposite places it is exact to a metre or two.
    metres: expect.closeTo(kilometres * 1000, -1) as unknown,
  };
}
