// Every call that returns rocks, with the response that the model expects for each viewer.
import { expect } from 'vitest';
import { activityDescription } from '../../../schema/activities.ts';
import * as game from './game.ts';
import type { Find, ModelRock, Who } from './game.ts';
import { codeOf } from './stones.ts';
import * as views from './views.ts';
import { face, iso, newestFirst, type Scene, type Viewer } from './views.ts';
import * as en from '../../../schema/words/en/index.ts';

export interface Reading {
  /** The path, with `:id` or `:code` in place of a rock's. */
  pattern: string;
  path: string;
  viewer: Viewer;
  status: number;
  expected: () => unknown;
}

type Item = Record<string, string | number>;

const byAge = ({ createdAt, id }: ModelRock) => ({ at: createdAt, id });
const rocksByAge = ({ state }: Scene) => newestFirst(game.rocksOf(state), byAge);

/** Calls that everybody may make. */
const ofAll: Readonly<Record<string, (scene: Scene, viewer: Viewer) => unknown>> = {
  '/api/rocks': (scene, viewer) => rocksByAge(scene).map((rock) => views.card(scene, rock, viewer, 3)),
  '/api/rocks/featured': (scene, viewer) =>
    rocksByAge(scene)
      .filter((rock) => game.rankedOf(rock) > 0)
      .map((rock) => views.card(scene, rock, viewer, 20)),
  '/api/rocks/locations': onMap,
  '/api/activities': (scene) => rocksByAge(scene).flatMap((rock) => happenings(scene, rock)),
  '/api/leaderboard': (scene) => leaders(scene, 'findCount'),
  '/api/leaderboard/registered': (scene) => leaders(scene, 'registeredCount'),
  '/api/rocks/counts': ({ state }) => ({
    notHiddenCount: game.rocksOf(state).filter((rock) => game.statusOf(rock) !== 'hidden').length,
  }),
  '/api/stats': ({ state, faces }) => ({
    totalRocks: game.rocksOf(state).length,
    activeCountries: game.countriesOf(state).size,
    totalUsers: faces.length - state.gone.size,
    totalDistance: views.milesOf(game.sumOf(game.rocksOf(state), game.rankedOf)),
  }),
};

/** Calls about one rock that everybody may make. */
const ofRock: Readonly<Record<string, (scene: Scene, viewer: Viewer, rock: ModelRock) => unknown>> = {
  '/api/rocks/:id/journey': (scene, viewer, rock) => views.journey(scene, rock, viewer),
  '/api/rocks/:id/interactions': (scene, viewer, rock) => views.remarks(scene, rock, viewer),
  '/api/rocks/check/:code': ({ state }, viewer, rock) => ({
    exists: true,
    status: game.statusOf(rock),
    name: rock.name,
    description: rock.description,
    imageUrl: rock.imageUrl,
    timesFound: game.timesFound(rock),
    // Not for the holder, who can still hide the rock.
    ...((viewer === null || game.holderOf(rock) !== viewer) &&
      game.isLetGo(rock, state.now) && { isReleased: true }),
  }),
};

/** Calls that members make for their own data. */
const ofMember: Readonly<Record<string, (scene: Scene, me: Who) => unknown>> = {
  '/api/rocks/my': (scene, me) =>
    newestFirst(game.ownedBy(scene.state, me), byAge).map((rock) => views.ownCard(scene, rock, me)),
  '/api/rocks/rehide': (scene, me) =>
    newestFirst(
      findsOf(scene, me).filter(({ find }) => find.end === null),
      ({ rock, find }) => ({ at: find.at, id: rock.id }),
    ).map(({ rock, find }) => {
      const { latitude, longitude } = game.lastHide(rock)?.place ?? {};
      const lastPlace = { latitude, longitude };
      return { ...record(scene, rock, find, me), laserEngraverId: rock.code, lastPlace };
    }),
  '/api/rocks/rehidden': (scene, me) =>
    newestFirst(
      findsOf(scene, me).filter(({ find }) => find.end?.isRehide),
      ({ find: { end, id } }) => ({ at: end?.at ?? 0, id }),
    ).map(({ rock, find }) => ({
      ...record(scene, rock, find, me),
      rehiddenAt: iso(find.end?.at ?? 0),
      locationName: find.end?.place?.name,
      near: find.end?.place?.near,
    })),
  '/api/activities/my': (scene, me) =>
    game
      .rocksOf(scene.state)
      .flatMap((rock) => happenings(scene, rock, (by) => by === me || rock.owner === me)),
  '/api/stats/user': ({ state }, me) => ({
    totalRocks: game.ownedBy(state, me).length,
    totalFinds: game.findsBy(state, me).length,
    totalDistanceTraveled: views.milesOf(game.sumOf(game.ownedBy(state, me), game.distanceOf)),
    totalMetres: views.metresOf(game.sumOf(game.ownedBy(state, me), game.distanceOf)),
  }),
};

/** Lists whose order is only partly defined, with the value that may not rise from one item to the next. */
const descending: Readonly<Record<string, (item: Item) => string | number>> = {
  // Legs that are too fast do not count in rankings.
  '/api/rocks/featured': ({ totalDistanceTraveled, tooFastDistance }) =>
    Math.round((Number(totalDistanceTraveled) - Number(tooFastDistance)) * 1000),
  '/api/activities': ({ createdAt = 0 }) => createdAt,
  '/api/activities/my': ({ createdAt = 0 }) => createdAt,
};

/** All readings, for the four members and for a visitor. */
export function readingsOf(scene: Scene): Reading[] {
  const { state, faces } = scene;
  return [null, ...faces.keys()].flatMap((viewer) => {
    // A deleted member sees what visitors see.
    const me = viewer !== null && state.gone.has(viewer) ? null : viewer;
    const reading = (pattern: string, expected: () => unknown, path = pattern, status = 200): Reading => {
      return { pattern, path, viewer, status, expected };
    };
    const unauthorized = () => ({ message: en.errors.unauthorized });
    return [
      ...Object.entries(ofAll).map(([pattern, told]) => reading(pattern, () => told(scene, me))),
      ...game.rocksOf(state).flatMap((rock) => {
        const code = encodeURIComponent(codeOf(state.rocks.indexOf(rock)));
        const pathTo = (pattern: string) => pattern.replace(':id', rock.id).replace(':code', code);
        return Object.entries(ofRock).map(([pattern, told]) =>
          reading(pattern, () => told(scene, me, rock), pathTo(pattern)),
        );
      }),
      ...Object.entries(viewer === null ? {} : ofMember).map(([pattern, told]) =>
        me === null ? reading(pattern, unauthorized, pattern, 401) : reading(pattern, () => told(scene, me)),
      ),
    ];
  });
}

function onMap(scene: Scene, viewer: Viewer) {
  const hidden = game.rocksOf(scene.state).flatMap((rock) => {
    const last = rock.steps.at(-1);
    return last?.action === 'hidden' ? [{ rock, last }] : [];
  });
  const isPro = viewer === scene.pro;
  return newestFirst(hidden, ({ rock, last }) => ({ at: last.at, id: rock.id })).map(({ rock, last }) => ({
    id: rock.id,
    ...views.spotFor(viewer, last.place),
    locationName: isPro ? last.place.name : '',
    actionType: 'hidden',
    createdAt: iso(last.at),
    timesFound: game.timesFound(rock),
    near: last.place.near,
    rock: isPro ? { id: rock.id, name: rock.name, imageUrl: rock.imageUrl } : null,
  }));
}

function happenings(scene: Scene, rock: ModelRock, concerns: (by: Viewer) => boolean = () => true) {
  return rock.happenings
    .filter(({ by }) => concerns(by))
    .map(({ type, by, at, near }) => ({
      id: views.anyId,
      activityType: type,
      description: activityDescription(en, type, rock.name),
      createdAt: iso(at),
      imageUrl: rock.imageUrl,
      near,
      rock: { id: rock.id, name: rock.name },
      user: face(scene, by),
    }));
}

/** Highest score first. Of two with the same score, the larger id comes first. */
function leaders({ state, faces }: Scene, by: 'findCount' | 'registeredCount') {
  return [...faces.entries()]
    .filter(([who]) => !state.gone.has(who))
    .map(([who, shown]) => ({
      ...shown,
      findCount: game.findsBy(state, who).filter(({ isScored }) => isScored).length,
      registeredCount: game.ownedBy(state, who).length,
    }))
    .filter((leader) => leader[by] > 0)
    .toSorted((one, other) => other[by] - one[by] || (one.id < other.id ? 1 : -1));
}

const findsOf = ({ state }: Scene, who: Who) =>
  game
    .rocksOf(state)
    .flatMap((rock) => rock.finds.filter(({ by }) => by === who).map((find) => ({ rock, find })));

const record = (scene: Scene, rock: ModelRock, find: Find, viewer: Viewer) => ({
  id: find.id,
  foundAt: iso(find.at),
  seq: find.seq,
  originalRockId: rock.id,
  isWithheld: false,
  rockData: { name: rock.name, description: rock.description, imageUrl: rock.imageUrl },
  originalRock: views.card(scene, rock, viewer, 3),
});

/** Fails if a response differs from what the model expects. */
export function expectAnswer({ pattern, path, viewer, status, expected }: Reading, answer: unknown): void {
  const asked = `GET ${path} by ${viewer === null ? 'a visitor' : `member ${viewer}`}`;
  const wanted = expected();
  const descends = status === 200 ? descending[pattern] : undefined;
  if (!descends) return expect(answer, asked).toEqual(wanted);
  // Both are lists: `wanted` was built as one, and `answer` is compared with it in length and items.
  const [seen, items] = [answer as Item[], wanted as unknown[]];
  const column = seen.map(descends);
  expect(column, `${asked} in order`).toEqual(column.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  expect(seen, asked).toHaveLength(items.length);
  expect(seen, asked).toEqual(expect.arrayContaining(items));
}
