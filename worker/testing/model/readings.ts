// Every call that tells of rocks, with the answer that the model expects for whoever asks.
import { expect } from 'vitest';
import { activityDescription } from '../../../schema/activities.ts';
import { errorWords } from '../../../schema/errors.ts';
import * as game from './game.ts';
import type { Find, ModelRock, Who } from './game.ts';
import { codeOf } from './stones.ts';
import * as views from './views.ts';
import { face, iso, newestFirst, type Scene, type Viewer } from './views.ts';

export interface Reading {
  path: string;
  viewer: Viewer;
  expected: () => unknown;
  status: number;
  /** For lists in which the order of some is left open: what has to go down from one to the next. */
  descends?: (item: Record<string, string | number>) => string | number;
}

/** All of them, for the four and for a visitor. */
export function readingsOf(scene: Scene): Reading[] {
  const { state } = scene;
  const everybody = [null, ...scene.faces.keys()];
  return everybody.flatMap((viewer) => {
    // Whoever left sees what visitors see.
    const isIn = viewer !== null && !state.gone.has(viewer);
    const own = viewer === null ? [] : ownReadings(scene, viewer);
    return [
      ...publicReadings(scene, isIn ? viewer : null).map((reading) => ({ ...reading, viewer, status: 200 })),
      ...own.map((reading) =>
        isIn
          ? { ...reading, viewer, status: 200 }
          : {
              path: reading.path,
              viewer,
              status: 401,
              expected: () => ({ message: errorWords.unauthorized }),
            },
      ),
    ];
  });
}

type Call = Pick<Reading, 'path' | 'expected' | 'descends'>;

function publicReadings(scene: Scene, viewer: Viewer): Call[] {
  const { state } = scene;
  const rocks = () => newestFirst(game.rocksOf(state), byAge);
  return [
    { path: '/api/rocks', expected: () => rocks().map((rock) => views.card(scene, rock, viewer, 3)) },
    {
      path: '/api/rocks/featured',
      // What rankings leave out is told beside it.
      descends: ({ totalDistanceTraveled, tooFastDistance }) =>
        Math.round((Number(totalDistanceTraveled) - Number(tooFastDistance)) * 1000),
      expected: () =>
        rocks()
          .filter((rock) => game.rankedOf(rock) > 0)
          .map((rock) => views.card(scene, rock, viewer, 20)),
    },
    { path: '/api/rocks/locations', expected: () => onMap(scene, viewer) },
    {
      path: '/api/activities',
      descends: byTime,
      expected: () => rocks().flatMap((rock) => happenings(scene, rock)),
    },
    { path: '/api/leaderboard', expected: () => leaders(scene, scoredFinds) },
    { path: '/api/leaderboard/registered', expected: () => leaders(scene, registered) },
    { path: '/api/rocks/counts', expected: () => ({ notHiddenCount: notHidden(scene) }) },
    {
      path: '/api/stats',
      expected: () => ({
        totalRocks: rocks().length,
        activeCountries: game.countriesOf(state).size,
        totalUsers: scene.faces.length - state.gone.size,
        totalDistance: views.milesOf(game.sumOf(rocks(), game.rankedOf)),
      }),
    },
    ...rocks().flatMap((rock) => [
      { path: `/api/rocks/${rock.id}/journey`, expected: () => views.journey(scene, rock, viewer) },
      { path: `/api/rocks/${rock.id}/interactions`, expected: () => views.remarks(scene, rock, viewer) },
      {
        path: `/api/rocks/check/${encodeURIComponent(codeOf(state.rocks.indexOf(rock)))}`,
        expected: () => check(rock),
      },
    ]),
  ];
}

function ownReadings(scene: Scene, me: Who): Call[] {
  const { state } = scene;
  const mine = () => newestFirst(game.ownedBy(state, me), byAge);
  /** @param key by what they are sorted; equal times by an id */
  const finds = (
    which: (find: Find) => boolean,
    key: (find: Find, rock: ModelRock) => { at: number; id: string },
  ) =>
    newestFirst(
      game
        .rocksOf(state)
        .flatMap((rock) =>
          rock.finds.filter((find) => find.by === me && which(find)).map((find) => ({ rock, find })),
        ),
      ({ rock, find }) => key(find, rock),
    );
  return [
    { path: '/api/rocks/my', expected: () => mine().map((rock) => views.ownCard(scene, rock, me)) },
    {
      path: '/api/rocks/rehide',
      expected: () =>
        finds(
          ({ end }) => end === null,
          ({ at }, { id }) => ({ at, id }),
        ).map(({ rock, find }) => ({
          ...record(scene, rock, find, me),
          laserEngraverId: rock.code,
        })),
    },
    {
      path: '/api/rocks/rehidden',
      expected: () =>
        finds(
          ({ end }) => end?.isRehide === true,
          ({ end, id }) => ({ at: end?.at ?? 0, id }),
        ).map(({ rock, find }) => ({
          ...record(scene, rock, find, me),
          rehiddenAt: iso(find.end?.at ?? 0),
          locationName: find.end?.place?.name,
        })),
    },
    {
      path: '/api/activities/my',
      descends: byTime,
      expected: () =>
        game
          .rocksOf(state)
          .flatMap((rock) => happenings(scene, rock, (by) => by === me || rock.owner === me)),
    },
    {
      path: '/api/stats/user',
      expected: () => ({
        totalRocks: mine().length,
        totalFinds: game.findsBy(state, me).length,
        totalDistanceTraveled: views.milesOf(game.sumOf(mine(), game.distanceOf)),
      }),
    },
  ];
}

const byTime = ({ createdAt = 0 }: Record<string, string | number>) => createdAt;

const byAge = ({ createdAt, id }: ModelRock) => ({ at: createdAt, id });

function onMap(scene: Scene, viewer: Viewer) {
  const hidden = game.rocksOf(scene.state).flatMap((rock) => {
    const last = rock.steps.at(-1);
    return last?.action === 'hidden' ? [{ rock, last }] : [];
  });
  return newestFirst(hidden, ({ rock, last }) => ({ at: last.at, id: rock.id })).map(({ rock, last }) => ({
    id: rock.id,
    ...views.spotFor(viewer, last.place),
    locationName: viewer === scene.pro ? last.place.name : '',
    actionType: 'hidden',
    createdAt: iso(last.at),
    timesFound: game.timesFound(rock),
    rock: viewer === scene.pro ? { id: rock.id, name: rock.name, imageUrl: rock.imageUrl } : null,
  }));
}

function happenings(scene: Scene, rock: ModelRock, concerns: (by: Viewer) => boolean = () => true) {
  return rock.happenings
    .filter(({ by }) => concerns(by))
    .map(({ type, by, at }) => ({
      id: views.anyId,
      activityType: type,
      description: activityDescription(type, rock.name),
      createdAt: iso(at),
      imageUrl: rock.imageUrl,
      rock: { id: rock.id, name: rock.name },
      user: face(scene, by),
    }));
}

const scoredFinds = ({ state }: Scene, who: Who) =>
  game.findsBy(state, who).filter(({ isScored }) => isScored).length;
const registered = ({ state }: Scene, who: Who) => game.ownedBy(state, who).length;
const notHidden = ({ state }: Scene) =>
  game.rocksOf(state).filter((rock) => game.statusOf(rock) !== 'hidden').length;

function leaders(scene: Scene, score: (scene: Scene, who: Who) => number) {
  return [...scene.faces.entries()]
    .filter(([who]) => !scene.state.gone.has(who) && score(scene, who) > 0)
    .toSorted(([a, one], [b, other]) => score(scene, b) - score(scene, a) || (one.id < other.id ? 1 : -1))
    .map(([who, shown]) => ({
      ...shown,
      findCount: scoredFinds(scene, who),
      registeredCount: registered(scene, who),
    }));
}

const check = (rock: ModelRock) => ({
  exists: true,
  status: game.statusOf(rock),
  name: rock.name,
  description: rock.description,
  imageUrl: rock.imageUrl,
  timesFound: game.timesFound(rock),
});

const record = (scene: Scene, rock: ModelRock, find: Find, viewer: Viewer) => ({
  id: find.id,
  foundAt: iso(find.at),
  originalRockId: rock.id,
  isWithheld: false,
  rockData: { name: rock.name, description: rock.description, imageUrl: rock.imageUrl },
  originalRock: views.card(scene, rock, viewer, 3),
});

/** Fails when an answer is another than the model expects. */
export function expectAnswer({ path, viewer, expected, descends }: Reading, answer: unknown): void {
  const asked = `GET ${path} by ${viewer === null ? 'a visitor' : `member ${viewer}`}`;
  const wanted = expected();
  if (descends === undefined) return expect(answer, asked).toEqual(wanted);
  // Both are lists: one was built so, the other is compared with it in length and items.
  const [seen, items] = [answer as Record<string, string | number>[], wanted as unknown[]];
  const column = seen.map(descends);
  expect(
    column.every((value, i) => i === 0 || value <= (column[i - 1] ?? 0)),
    `${asked} in order`,
  ).toBe(true);
  expect(seen, asked).toHaveLength(items.length);
  expect(seen, asked).toEqual(expect.arrayContaining(items));
}
