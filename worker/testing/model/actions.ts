// What members do: the request, the expected refusal, the effect on the model, and the expected response.
import { expect } from 'vitest';
import type { Near } from '../../../schema/near.ts';
import { day, minute } from '../../platform/clock.ts';
import { pictures } from '../../photos/testing-corpus.ts';
import { formOf } from '../form.ts';
import * as game from './game.ts';
import type { Author, Game, HappeningType, ModelRock, Step, Who } from './game.ts';
import { codeOf, isMadeUp, spellings, writtenAs, type Spelling, type Typed } from './stones.ts';
import * as views from './views.ts';
import type { Scene } from './views.ts';
import * as en from '../../../schema/words/en/index.ts';

/** Who does what, to which stone, and how. */
export interface Act {
  kind: Kind;
  by: Who;
  stone: number;
  /** For a rehide: which of the stone's finds, from the newest. */
  findsAgo: number;
  place: Typed;
  spelling: Spelling;
  /** For a hide, find or rehide: how many milliseconds ago it happened. */
  lateBy: number;
  hasPhoto: boolean;
  /** Whether the text contains the Rock ID. */
  isIndiscreet: boolean;
}

export interface Refusal {
  status: number;
  message: string;
}

/** Values of a response that the model cannot predict. */
export interface Outcome {
  id: string;
  imageUrl: string | null;
}

/** A path and a body. Without a body it is a DELETE. */
type Asked = readonly [path: string, body?: object];

/** An action of a member on a rock. */
interface Doing {
  /** @param path of the rock */
  ask(act: Act, path: string, state: Game): Asked;
  /** Why it is refused; null if it is accepted. @param rock null if nothing is registered for the stone */
  refuse(act: Act, rock: ModelRock | null, state: Game): Refusal | null;
  /** @returns the step that was logged */
  play(act: Act, rock: ModelRock, state: Game, told: Outcome): Step | undefined;
  /** The expected response. */
  answer(act: Act, rock: ModelRock, scene: Scene, step: Step | undefined): unknown;
}

const no = (status: number, message: string): Refusal => ({ status, message });
const indiscreet = ({ isIndiscreet }: Act) => (isIndiscreet ? no(400, en.codes.inText) : null);

/** Refuses every action on a rock that does not exist. */
const ofRock =
  (refuse: (act: Act, rock: ModelRock, state: Game) => Refusal | null): Doing['refuse'] =>
  (act, rock, state) =>
    rock ? refuse(act, rock, state) : no(404, en.rocks.notFound);

const unknown = 'no-such-thing';

const namesOf = ({ stone, by }: Act) => ({ name: `Stone ${stone}`, description: `Painted by ${by}` });
const typedCode = ({ spelling, stone }: Act) => spellings[spelling](codeOf(stone));

/** The notes about a place, with the code in them if `isIndiscreet`. */
const notesOf = ({ isIndiscreet, stone, spelling, by }: Act): string =>
  isIndiscreet ? `It says ${writtenAs(stone, spelling)} on it` : `Seen by ${by}, look up`;

const happenedAt = ({ lateBy }: Act, { now }: Game) => now - lateBy;
/** Without it, it is of now. */
const moment = (act: Act, state: Game) =>
  act.lateBy > 0 ? { happenedAt: views.iso(happenedAt(act, state)) } : {};
/** Clocks may be two minutes apart. Null for a rehide that is told of a time before the find. */
function rehiddenAt(act: Act, foundAt: number, state: Game): number | null {
  const at = happenedAt(act, state);
  if (act.lateBy === 0 || at > foundAt) return at;
  return at > foundAt - 2 * minute ? foundAt + 1 : null;
}
const isPast = ({ lateBy }: Act) => lateBy >= day;
/** The limits of what happened more than a day before. */
function enough(act: Act, rock: ModelRock, state: Game): Refusal | null {
  if (!isPast(act)) return null;
  if (happenedAt(act, state) < rock.createdAt - 7 * day) return no(400, en.happened.beforeRock);
  if (game.hasToldEnough(state, act.by)) return no(429, en.happened.enoughPast);
  return game.hasBeenToldEnough(state, rock.id) ? no(429, en.happened.enoughOfRock) : null;
}
function count(act: Act, rock: ModelRock, state: Game): void {
  if (isPast(act)) state.past.push({ by: act.by, rock: rock.id, at: state.now });
}

const placeOf = (act: Act) => ({ ...act.place.typed, locationName: act.place.name, notes: notesOf(act) });
const logged = (act: Act, actionType: Step['action'], when: object = {}) =>
  formOf({ ...placeOf(act), actionType, ...when });

/** A made-up code looks like any words, so only somebody who has seen the rock can reveal it. */
function contentOf({ isIndiscreet, stone, spelling, by }: Act, { rocks }: Game): string {
  const rock = rocks[stone];
  const isKnown = rock && (rock.owner === by || rock.finds.some((one) => one.by === by));
  const isTold = isIndiscreet && (!isMadeUp(stone) || isKnown);
  return isTold ? `I know it: ${writtenAs(stone, spelling)}` : `What a stone, says ${by}`;
}

const meantFind = ({ findsAgo }: Act, rock: ModelRock | null | undefined) =>
  rock?.finds.at(-1 - findsAgo) ?? rock?.finds.at(-1);

function happen(
  type: HappeningType,
  { by }: Act,
  rock: ModelRock,
  { now }: Game,
  near: Near | null = null,
): void {
  rock.happenings.push({ type, by, at: now, near });
}

function hide(
  type: HappeningType,
  act: Act,
  rock: ModelRock,
  state: Game,
  at = happenedAt(act, state),
): Step {
  const { by, place } = act;
  happen(type, act, rock, state, place.near);
  count(act, rock, state);
  return game.addStep(rock, {
    action: 'hidden',
    by,
    at,
    toldAt: state.now,
    place,
    notes: notesOf(act),
    ownPlace: null,
  });
}

/** The expected response to logging where a rock is. */
const itsEntry: Doing['answer'] = ({ by }, rock, scene, step) => step && views.entry(scene, rock, step, by);

const liking: Pick<Doing, 'refuse' | 'answer'> = {
  refuse: ofRock(() => null),
  answer: ({ by }, rock, scene) => {
    const { likeCount, likedByMe } = views.card(scene, rock, by, 0);
    return { likedByMe, likeCount };
  },
};

const doings = {
  register: {
    ask: (act) => {
      const fields = { ...namesOf(act), laserEngraverId: typedCode(act), status: 'hidden' };
      return ['/api/rocks', formOf(fields, act.hasPhoto ? pictures.gif : undefined)];
    },
    refuse: (_, rock) => (rock ? no(409, en.codes.taken) : null),
    play: (act, rock, state) => {
      happen('rock_created', act, rock, state);
      return undefined;
    },
    answer: ({ by, hasPhoto }, rock, scene) => ({
      ...views.ownCard(scene, rock, by),
      imageUrl: hasPhoto ? expect.stringMatching(/^\/img\/[a-z2-7]{32}$/) : null,
    }),
  },
  hide: {
    ask: (act, path, state) => [`${path}/locations`, logged(act, 'hidden', moment(act, state))],
    refuse: ofRock((act, rock, state) => {
      if (rock.owner !== act.by) return no(403, en.journey.notOwner);
      if (game.statusOf(rock) !== 'active') return no(409, en.journey.notActive);
      return enough(act, rock, state) ?? indiscreet(act);
    }),
    play: (act, rock, state) => hide('rock_hidden', act, rock, state),
    answer: itsEntry,
  },
  find: {
    ask: (act, _, state) => ['/api/rocks/find', { laserEngraverId: typedCode(act), ...moment(act, state) }],
    refuse: (act, rock, state) => {
      const { by, stone } = act;
      const isHolder = rock !== null && game.holderOf(rock) === by;
      const isTheirs = isHolder || rock?.owner === by;
      if (!isTheirs && isMadeUp(stone) && game.hasGuessedTooOften(state, by))
        return no(429, 'Many IDs were tried');
      if (!rock) return no(404, en.finds.unknown);
      const at = happenedAt(act, state);
      if (rock.steps.every((step) => step.at > at)) return no(409, en.finds.neverHidden);
      if (game.toldBefore(rock, by, at)) return null;
      return game.couldBeFound(rock, at) ? enough(act, rock, state) : no(409, en.finds.taken);
    },
    play: (act, rock, state, { id }) => {
      const { by } = act;
      const at = happenedAt(act, state);
      // Told twice, it is the same find, with the same response.
      const same = game.toldBefore(rock, by, at);
      if (same) return rock.steps.find(({ seq }) => seq === same.seq);
      const place = game.aroundMoment(rock, at).until.at(-1)?.place;
      if (!place) throw new Error('it was never hidden');
      happen('rock_found', act, rock, state, place.near);
      count(act, rock, state);
      const told = { by, at, toldAt: state.now, place, notes: '', ownPlace: null };
      const step = game.addStep(rock, { action: 'found', ...told });
      game.addFind(rock, { id, by, at, seq: step.seq });
      return step;
    },
    answer: ({ by }, rock, _, step) => {
      const { id, name, imageUrl } = rock;
      const find = rock.finds.find(({ seq }) => seq === step?.seq);
      const found = { foundRockId: find?.id, foundAt: views.iso(find?.at ?? 0) };
      // Where somebody else painted it, the finder can leave them a line.
      const seq = rock.owner === null || rock.owner === by ? {} : { seq: step?.seq };
      return { ...found, ...seq, rock: { id, name, imageUrl }, journey: views.foundJourney(rock, find) };
    },
  },
  rehide: {
    ask: (act, _, state) => [
      `/api/rocks/${meantFind(act, state.rocks[act.stone])?.id ?? unknown}/rehide`,
      { ...placeOf(act), ...moment(act, state) },
    ],
    refuse: (act, rock, state) => {
      const find = meantFind(act, rock);
      if (find?.by !== act.by) return no(404, en.finds.notYours);
      const { at, end } = find;
      if (end?.isRehide) return no(409, en.finds.alreadyRehidden);
      const hiddenAt = rehiddenAt(act, at, state);
      if (hiddenAt === null) return no(400, en.happened.beforeFind);
      if (end && (act.lateBy === 0 || hiddenAt >= end.at)) return no(409, en.finds.movedOn);
      if (!rock) return no(404, en.finds.notYours);
      return end
        ? (indiscreet(act) ?? enough(act, rock, state))
        : (enough(act, rock, state) ?? indiscreet(act));
    },
    play: (act, rock, state) => {
      const find = meantFind(act, rock);
      const at = rehiddenAt(act, find?.at ?? 0, state) ?? state.now;
      if (find) find.end = { at, isRehide: true, place: act.place };
      const step = hide('rehidden_rock', act, rock, state, at);
      game.score(rock);
      return step;
    },
    answer: itsEntry,
  },
  'log find': {
    ask: (act, path) => [`${path}/locations`, logged(act, 'found')],
    refuse: ofRock((act, rock) =>
      game.holderOf(rock) === act.by ? indiscreet(act) : no(403, en.journey.notHolder),
    ),
    play: (act, rock) => {
      const step = rock.steps.at(-1);
      if (step) Object.assign(step, { notes: notesOf(act), ownPlace: act.place });
      return step;
    },
    answer: itsEntry,
  },
  like: {
    ...liking,
    ask: (_, path) => [`${path}/interactions`, { interactionType: 'like' }],
    play: ({ by }, rock) => void rock.likes.add(by),
  },
  unlike: {
    ...liking,
    ask: (_, path) => [`${path}/interactions/like`],
    play: ({ by }, rock) => void rock.likes.delete(by),
  },
  comment: {
    ask: (act, path, state) => [
      `${path}/interactions`,
      { interactionType: 'comment', content: contentOf(act, state) },
    ],
    refuse: ofRock(({ by }, _, state) =>
      game.hasSaidTooMuch(state, by) ? no(429, en.interactions.tooMany) : null,
    ),
    play: (act, rock, state, { id }) => {
      const said = { by: act.by, at: state.now };
      state.words.push(said);
      rock.remarks.push({ ...said, id, content: contentOf(act, state) });
      return undefined;
    },
    answer: ({ by }, rock, scene) => rock.remarks.slice(-1).map((said) => views.remark(scene, said, by))[0],
  },
} satisfies Record<string, Doing>;

export type Kind = keyof typeof doings | 'delete account';

export function requestOf(state: Game, act: Act): Asked {
  if (act.kind === 'delete account') return ['/api/user/account'];
  const doing: Doing = doings[act.kind];
  return doing.ask(act, `/api/rocks/${state.rocks[act.stone]?.id ?? unknown}`, state);
}

/** Why an act is refused; null if it is accepted. */
export function refusalOf(state: Game, act: Act): Refusal | null {
  if (state.gone.has(act.by)) return no(401, en.errors.unauthorized);
  if (act.kind === 'delete account') return null;
  const doing: Doing = doings[act.kind];
  return doing.refuse(act, state.rocks[act.stone] ?? null, state);
}

/** The effect of a refusal: guesses at made-up IDs are counted. */
export function noteRefusal(state: Game, { kind, by, stone }: Act, { status }: Refusal): void {
  if (kind === 'find' && status === 404 && isMadeUp(stone)) state.misses.push({ by, at: state.now });
}

/** Applies an accepted act to the model. @returns the expected response */
export function play(scene: Scene, act: Act, told: Outcome): unknown {
  const { state } = scene;
  if (act.kind === 'delete account') {
    leave(state, act.by);
    return { deleted: true };
  }
  if (act.kind === 'register') state.rocks[act.stone] = newRock(state, act, told);
  const rock = state.rocks[act.stone];
  if (!rock) throw new Error(`nothing is registered for stone ${act.stone}`);
  const doing: Doing = doings[act.kind];
  const step = doing.play(act, rock, state, told);
  return doing.answer(act, rock, scene, step);
}

const newRock = ({ now }: Game, act: Act, { id, imageUrl }: Outcome): ModelRock => ({
  ...namesOf(act),
  id,
  imageUrl,
  owner: act.by,
  code: writtenAs(act.stone, act.spelling),
  createdAt: now,
  steps: [],
  finds: [],
  likes: new Set(),
  remarks: [],
  happenings: [],
});

/** Removes the member's never-hidden rocks and their words. Other rocks keep their journeys and have no owner. */
function leave(state: Game, who: Who): void {
  state.gone.add(who);
  state.rocks = state.rocks.map((rock) => (rock?.owner === who && rock.steps.length === 0 ? null : rock));
  for (const rock of game.rocksOf(state)) {
    if (rock.owner === who) rock.owner = null;
    let hider: Author = null;
    for (const step of rock.steps) {
      // A find has the name of the hiding place before it.
      if (step.action === 'hidden') hider = step.by;
      if (hider === who) step.place = { ...step.place, name: 'A hiding place' };
      if (step.by === who) [step.notes, step.ownPlace] = ['', null];
    }
    for (const mine of [...rock.steps, ...rock.finds, ...rock.happenings])
      if (mine.by === who) mine.by = null;
    rock.likes.delete(who);
    rock.remarks = rock.remarks.filter(({ by }) => by !== who);
  }
}
