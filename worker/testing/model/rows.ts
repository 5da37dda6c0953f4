// The tables after a step: each row as the model has it, counters and totals among them.
import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import * as tables from '../../../schema/tables/index.ts';
import type { Database } from '../../platform/database.ts';
import * as game from './game.ts';
import type { Author, Game, ModelRock, Step, Who } from './game.ts';
import { metresOf, sumOfMetres, type Scene } from './views.ts';

const { activities, comments, countries, entries, finds, likes, members, photoDrops, rocks, totals } = tables;

/** All that there is, in one round trip. */
const queries = (db: Database) =>
  [
    db.select().from(rocks).orderBy(asc(rocks.id)),
    db.select().from(entries).orderBy(asc(entries.rockId), asc(entries.createdAt), asc(entries.seq)),
    db.select().from(finds).orderBy(asc(finds.rockId), asc(finds.seq)),
    db.select().from(likes),
    db.select().from(comments).orderBy(asc(comments.rockId), asc(comments.createdAt), asc(comments.id)),
    db.select().from(members).orderBy(asc(members.id)),
    db.select().from(countries).orderBy(asc(countries.code)),
    db.select().from(activities),
    db.select().from(photoDrops),
    db.select().from(totals),
  ] as const;

export async function expectRows(db: Database, { state, faces }: Scene): Promise<void> {
  const [
    rockRows,
    entryRows,
    findRows,
    likeRows,
    commentRows,
    memberRows,
    countryRows,
    activityRows,
    drops,
    totalRows,
  ] = await db.batch(queries(db));
  const all = game.rocksOf(state).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const idOf = (who: Author) => (who === null ? null : faces[who]?.id);
  const byRock = <T>(of: (rock: ModelRock) => T[]) => all.flatMap(of);

  expect(rockRows, 'rocks').toMatchObject(all.map((rock) => rockRow(rock, idOf)));
  expect(entryRows, 'entries').toMatchObject(
    byRock((rock) =>
      rock.steps.map((step, i) => ({ rockId: rock.id, seq: i + 1, ...entryRow(rock, step, idOf) })),
    ),
  );
  expect(findRows, 'finds').toMatchObject(
    byRock((rock) =>
      rock.finds.map(({ id, by, at, isScored, end }) => {
        const closed = { closedAt: end?.at ?? null };
        return { id, rockId: rock.id, memberId: idOf(by), foundAt: at, isScored, ...closed };
      }),
    ),
  );
  expect(new Set(likeRows.map(({ rockId, memberId }) => `${rockId} ${memberId}`)), 'likes').toEqual(
    new Set(byRock(({ id, likes: by }) => [...by].map((who) => `${id} ${idOf(who)}`))),
  );
  expect(commentRows, 'comments').toMatchObject(
    byRock(({ id: rockId, remarks }) =>
      remarks
        .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .map(({ by, at, ...said }) => ({ ...said, rockId, memberId: idOf(by), createdAt: at })),
    ),
  );
  expect(memberRows, 'members').toMatchObject(
    [...faces.keys()]
      .filter((who) => !state.gone.has(who))
      .map((who) => ({ id: idOf(who) ?? '', ...countersOf(state, who) }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const codes = countryRows.map(({ code }) => code);
  expect(codes, 'countries').toEqual([...game.countriesOf(state)].toSorted());
  expect(activityRows, 'activities').toHaveLength(byRock(({ happenings }) => happenings).length);
  expect(drops, 'photos to drop').toEqual([]);
  expect(Object.fromEntries(totalRows.map(({ name, value }) => [name, value])), 'totals').toMatchObject({
    rocks: all.length,
    not_hidden: all.filter((rock) => game.statusOf(rock) !== 'hidden').length,
    members: memberRows.length,
    distance_metres: sumOfMetres(game.sumOf(all, game.rankedOf)),
    countries: codes.length,
  });
}

function countersOf(state: Game, who: Who) {
  const [own, found] = [game.ownedBy(state, who), game.findsBy(state, who)];
  return {
    rockCount: own.length,
    findCount: found.length,
    scoredFindCount: found.filter(({ isScored }) => isScored).length,
    distanceMetres: sumOfMetres(game.sumOf(own, game.rankedOf)),
    tooFastMetres: sumOfMetres(game.sumOf(own, game.tooFastOf)),
  };
}

function rockRow(rock: ModelRock, idOf: (who: Author) => string | null | undefined) {
  const hide = game.lastHide(rock);
  const holder = game.holderOf(rock);
  return {
    id: rock.id,
    ownerId: idOf(rock.owner),
    code: rock.code,
    photoKey: rock.imageUrl?.replace('/img/', '') ?? null,
    status: game.statusOf(rock),
    lastSeq: rock.steps.length,
    timesFound: game.timesFound(rock),
    distanceMetres: sumOfMetres(game.rankedOf(rock)),
    tooFastMetres: sumOfMetres(game.tooFastOf(rock)),
    likeCount: rock.likes.size,
    commentCount: rock.remarks.length,
    hiddenLatitude: hide?.place.latitude ?? null,
    hiddenLongitude: hide?.place.longitude ?? null,
    hiddenLocationName: hide?.place.name ?? null,
    hiddenAt: hide?.at ?? null,
    hiderId: idOf(hide?.by ?? null),
    holderId: idOf(holder),
    heldSince: holder === null ? null : (game.openFind(rock)?.at ?? null),
  };
}

function entryRow(rock: ModelRock, step: Step, idOf: (who: Author) => string | null | undefined) {
  const { action, by, at, place, notes, ownPlace } = step;
  const { kilometres, isTooFast } = game.legTo(rock, step);
  return {
    action,
    memberId: idOf(by),
    createdAt: at,
    latitude: place.latitude,
    longitude: place.longitude,
    locationName: place.name,
    notes,
    ownLatitude: ownPlace?.latitude ?? null,
    ownLongitude: ownPlace?.longitude ?? null,
    ownLocationName: ownPlace?.name ?? null,
    country: action === 'hidden' ? place.country : null,
    isTooFast,
    metres: metresOf(kilometres),
  };
}
