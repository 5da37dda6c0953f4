// The expected content of each list for each viewer, by the model.
import { expect } from 'vitest';
import { hour } from '../../platform/clock.ts';
import type { Find, Game, ModelRock, Place, Remark, Step, Who } from './game.ts';
import * as game from './game.ts';

/** One of the four members, or a visitor. */
export type Viewer = Who | null;

/** What members see of each other. */
export interface Face {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  profileImageUrl: null;
}

export interface Scene {
  state: Game;
  /** The four members, by number. */
  faces: readonly Face[];
  /** The member whose plan shows more on the map. */
  pro: Who;
}

export const iso = (at: number) => new Date(at).toISOString();
export const anyId = expect.stringMatching(/^[a-z2-7]{16}$/);

/** Each entry is rounded, and distances between opposite places are exact to a metre or two. */
const summed = (kilometres: number): unknown => expect.closeTo(kilometres, 1);

/** Whole metres, of as many hops. */
export const metresOf = (kilometres: number): unknown => expect.closeTo(kilometres * 1000, -2);

/** Whole miles. */
export const milesOf = (kilometres: number): unknown => expect.closeTo(kilometres * 0.621371, -1);

export const face = ({ faces }: Scene, who: Viewer) => (who === null ? null : faces[who]);

/** Newest first. Of two at the same time, the larger id comes first. */
export const newestFirst = <T>(items: T[], key: (item: T) => { at: number; id: string }) =>
  items.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    return other.at - one.at || (other.id < one.id ? -1 : 1);
  });

/** Coordinates as visitors see them, rounded to about 100 m. */
const blurred = (degrees: number) => Number(degrees.toFixed(3)) + 0;

export function spotFor(viewer: Viewer, { latitude, longitude }: Place) {
  return viewer === null
    ? { latitude: blurred(latitude), longitude: blurred(longitude) }
    : { latitude, longitude };
}

export function entry(scene: Scene, rock: ModelRock, step: Step, viewer: Viewer) {
  const isTheirs = viewer !== null && (step.by === viewer || rock.owner === viewer);
  const place = (isTheirs ? step.ownPlace : null) ?? step.place;
  return {
    id: anyId,
    seq: step.seq,
    ...spotFor(viewer, place),
    locationName: place.name,
    notes: viewer === null ? '' : step.notes,
    actionType: step.action,
    createdAt: iso(step.at),
    ...(step.toldAt - step.at > hour && { loggedAt: iso(step.toldAt) }),
    isTooFast: game.legTo(rock, step).isTooFast,
    near: place.near,
    user: face(scene, step.by),
  };
}

export const journey = (scene: Scene, rock: ModelRock, viewer: Viewer) =>
  rock.steps.toReversed().map((step) => entry(scene, rock, step, viewer));

export const remarks = (scene: Scene, rock: ModelRock, viewer: Viewer) =>
  newestFirst(rock.remarks, (remark) => remark).map((said) => remark(scene, said, viewer));

/** Others do not see the Rock ID. `expectNoCode` checks that enough of the text is masked. */
const maskedWords: unknown = expect.stringMatching(/^(I know it: .*)?•••/);

export const remark = (scene: Scene, { id, by, at, content }: Remark, viewer: Viewer) => ({
  id,
  interactionType: 'comment',
  content: viewer === by || !content.startsWith('I know it') ? content : maskedWords,
  user: face(scene, by),
  createdAt: iso(at),
});

export function card(scene: Scene, rock: ModelRock, viewer: Viewer, entries: number) {
  return {
    id: rock.id,
    name: rock.name,
    description: rock.description,
    imageUrl: rock.imageUrl,
    status: game.statusOf(rock),
    owner: face(scene, rock.owner),
    totalDistanceTraveled: summed(game.distanceOf(rock)),
    tooFastDistance: summed(game.tooFastOf(rock)),
    timesFound: game.timesFound(rock),
    lastLocation: game.lastHide(rock)?.place.name ?? null,
    near: game.lastHide(rock)?.place.near ?? null,
    createdAt: iso(rock.createdAt),
    locations: journey(scene, rock, viewer).slice(0, entries),
    interactions: remarks(scene, rock, viewer).slice(0, 3),
    likeCount: rock.likes.size,
    commentCount: rock.remarks.length,
    likedByMe: viewer !== null && rock.likes.has(viewer),
  };
}

/** What a finder reads of the journey until their find. */
export function foundJourney(rock: ModelRock, find: Find | undefined) {
  const spot = (place: Place | undefined) => ({ locationName: place?.name, near: place?.near });
  return {
    timesFound: rock.finds.findIndex(({ seq }) => seq === find?.seq) + 1,
    totalDistanceTraveled: summed(game.distanceOf(rock)),
    first: spot(rock.steps[0]?.place),
    last: spot(rock.steps.find(({ seq }) => seq === find?.seq)?.place),
  };
}

/** A card with the fields that only its owner gets. */
export const ownCard = (scene: Scene, rock: ModelRock, owner: Who) => ({
  ...card(scene, rock, owner, 20),
  laserEngraverId: rock.code,
  isWithheld: false,
  isPhotoWithheld: false,
  page: 'public',
});
