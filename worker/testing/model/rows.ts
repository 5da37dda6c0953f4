// The tables after a step: what each row has to be by the model, and what rows have to be among themselves.
import { expect } from 'vitest';
import { asc } from 'drizzle-orm';
import * as tables from '../../../schema/tables/index.ts';
import { day } from '../../platform/clock.ts';
import type { Answers, Database } from '../../platform/database.ts';
import * as game from './game.ts';
import type { Author, ModelRock, Step } from './game.ts';
import { about, type Scene } from './views.ts';

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
    db.select().from(totals),
    db.select().from(countries).orderBy(asc(countries.code)),
    db.select().from(activities),
    db.select().from(photoDrops),
  ] as const;

type Rows = Answers<ReturnType<typeof queries>>;

export async function expectRows(db: Database, scene: Scene): Promise<void> {
  const rows = await db.batch(queries(db));
  expectOrder(rows);
  expectModel(rows, scene);
}

/** Status, times found, alternation and the one holder, by the rows alone. */
function expectOrder([rockRows, entryRows, findRows]: Rows): void {
  for (const rock of rockRows) {
    const journey = entryRows.filter(({ rockId }) => rockId === rock.id);
    const open = findRows.filter(({ rockId, closedAt }) => rockId === rock.id && closedAt === null);
    expect(rock).toMatchObject({
      status: journey.at(-1)?.action ?? 'active',
      timesFound: journey.filter(({ action }) => action === 'found').length,
      lastSeq: journey.length,
      holderId: open[0]?.memberId ?? null,
    });
    expect(journey.map(({ seq }) => seq)).toEqual(journey.map((_, i) => i + 1));
    expect(open).toHaveLength(rock.status === 'found' ? 1 : 0);
    for (const [i, { action, createdAt }] of journey.entries()) {
      const before = journey[i - 1];
      if (action === 'hidden') expect(before?.action).not.toBe('hidden');
      else if (before?.action === 'found')
        // Nobody else's but that of a finder who left, or kept it too long.
        expect(before.memberId === null || createdAt - before.createdAt > 30 * day).toBe(true);
      else expect(before?.action).toBe('hidden');
    }
  }
}

/** Every row as the model has it, counters and totals among them. */
function expectModel(rows: Rows, scene: Scene): void {
  const { state, faces } = scene;
  const [rockRows, entryRows, findRows, likeRows, commentRows, memberRows, totalRows, countryRows, , drops] =
    rows;
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
    byRock(({ id, remarks }) =>
      remarks
        .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .map(({ id: own, by, at, content }) => ({
          id: own,
          rockId: id,
          memberId: idOf(by),
          createdAt: at,
          content,
        })),
    ),
  );
  expect(memberRows, 'members').toMatchObject(
    [...faces.entries()]
      .filter(([who]) => !state.gone.has(who))
      .toSorted(([, a], [, b]) => (a.id < b.id ? -1 : 1))
      .map(([who, { id }]) => ({
        id,
        rockCount: game.ownedBy(state, who).length,
        findCount: game.findsBy(state, who).length,
        scoredFindCount: game.findsBy(state, who).filter(({ isScored }) => isScored).length,
        distanceMetres: metres(game.sumOf(game.ownedBy(state, who), game.rankedOf), entryRows.length),
        tooFastMetres: metres(game.sumOf(game.ownedBy(state, who), game.tooFastOf), entryRows.length),
      })),
  );
  expect(Object.fromEntries(totalRows.map(({ name, value }) => [name, value])), 'totals').toMatchObject({
    rocks: all.length,
    not_hidden: all.filter((rock) => game.statusOf(rock) !== 'hidden').length,
    members: faces.length - state.gone.size,
    distance_metres: metres(game.sumOf(all, game.rankedOf), entryRows.length),
    countries: game.countriesOf(state).size,
  });
  expect(
    countryRows.map(({ code }) => code),
    'countries',
  ).toEqual([...game.countriesOf(state)].toSorted());
  expect(rows[8], 'activities').toHaveLength(byRock(({ happenings }) => happenings).length);
  expect(drops, 'photos to drop').toEqual([]);
}

const metres = (kilometres: number, rounded: number) => about(kilometres * 1000, rounded);

function rockRow(rock: ModelRock, idOf: (who: Author) => string | null | undefined) {
  const hide = game.lastHide(rock);
  const holder = game.holderOf(rock);
  return {
    id: rock.id,
    ownerId: idOf(rock.owner),
    code: rock.code,
    photoKey: rock.imageUrl?.replace('/img/', '') ?? null,
    status: game.statusOf(rock),
    timesFound: game.timesFound(rock),
    distanceMetres: metres(game.rankedOf(rock), rock.steps.length),
    tooFastMetres: metres(game.tooFastOf(rock), rock.steps.length),
    hiddenLatitude: hide?.place.latitude ?? null,
    hiddenLongitude: hide?.place.longitude ?? null,
    hiddenLocationName: hide?.place.name ?? null,
    hiddenAt: hide?.at ?? null,
    hiderId: idOf(hide?.by ?? null),
    holderId: idOf(holder),
    heldSince: holder === null ? null : (game.openFind(rock)?.at ?? null),
    likeCount: rock.likes.size,
    commentCount: rock.remarks.length,
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
    metres: metres(kilometres, 1),
  };
}
