// What members do: how they ask for it, who may not and with which words is told so, what is so afterwards and is answered.
import { expect } from 'vitest';
import { codeWords } from '../../../schema/codes.ts';
import { errorWords } from '../../../schema/errors.ts';
import { findWords, manyIds } from '../../../schema/finds.ts';
import { interactionWords } from '../../../schema/interactions.ts';
import { journeyWords } from '../../../schema/journey.ts';
import { rockWords } from '../../../schema/rocks.ts';
import { pictures } from '../../photos/testing-corpus.ts';
import { formOf } from '../form.ts';
import * as game from './game.ts';
import type { Author, Game, HappeningType, ModelRock, Step, Who } from './game.ts';
import { codeOf, isMadeUp, spellings, writtenAs, type Spelling, type Typed } from './stones.ts';
import * as views from './views.ts';
import type { Scene } from './views.ts';

/** Who does what, to which stone, and how. */
export interface Act {
  kind: Kind;
  by: Who;
  stone: number;
  /** Which of the stone's finds, from the newest; for a rehide. */
  findsAgo: number;
  place: Typed;
  spelling: Spelling;
  hasPhoto: boolean;
  /** Words that give the Rock ID away. */
  isIndiscreet: boolean;
}

export interface Refusal {
  status: number;
  message: string;
}

/** What the answer tells that nobody can know before. */
export interface Outcome {
  id: string;
  imageUrl: string | null;
}

/** A path and what is sent there; without it something is taken away. */
type Asked = readonly [path: string, body?: object];

/** Something that members do to a rock. */
interface Doing {
  /** @param path of the rock */
  ask(act: Act, path: string, state: Game): Asked;
  /** Why it is refused; null when it is not. @param rock none when nothing is registered for the stone */
  refuse(act: Act, rock: ModelRock | null, state: Game): Refusal | null;
  play(act: Act, rock: ModelRock, state: Game, told: Outcome): void;
  /** What the one who did it is told. */
  answer(act: Act, rock: ModelRock, scene: Scene): unknown;
}

const no = (status: number, message: string): Refusal => ({ status, message });
const indiscreet = ({ isIndiscreet }: Act) => (isIndiscreet ? no(400, codeWords.inText) : null);

/** Of a rock that is not there nothing can be done. */
const ofRock =
  (refuse: (act: Act, rock: ModelRock, state: Game) => Refusal | null): Doing['refuse'] =>
  (act, rock, state) =>
    rock ? refuse(act, rock, state) : no(404, rockWords.notFound);

const unknown = 'no-such-thing';

const namesOf = ({ stone, by }: Act) => ({ name: `Stone ${stone}`, description: `Painted by ${by}` });
const typedCode = ({ spelling, stone }: Act) => spellings[spelling](codeOf(stone));

/** A note of the place, with the code in it when somebody is indiscreet. */
const notesOf = ({ isIndiscreet, stone, spelling, by }: Act): string =>
  isIndiscreet ? `It says ${writtenAs(stone, spelling)} on it` : `Seen by ${by}, look up`;

const placeOf = (act: Act) => ({ ...act.place.typed, locationName: act.place.name, notes: notesOf(act) });
const logged = (act: Act, actionType: Step['action']) => formOf({ ...placeOf(act), actionType });

/** A made-up code looks like any words: only who has seen the rock can tell it. */
function contentOf({ isIndiscreet, stone, spelling, by }: Act, { rocks }: Game): string {
  const rock = rocks[stone];
  const isKnown = rock && (rock.owner === by || rock.finds.some((one) => one.by === by));
  const isTold = isIndiscreet && (!isMadeUp(stone) || isKnown);
  return isTold ? `I know it: ${writtenAs(stone, spelling)}` : `What a stone, says ${by}`;
}

const meantFind = ({ findsAgo }: Act, rock: ModelRock | null | undefined) =>
  rock?.finds.at(-1 - findsAgo) ?? rock?.finds.at(-1);

function happen(type: HappeningType, { by }: Act, rock: ModelRock, { now }: Game): void {
  rock.happenings.push({ type, by, at: now });
}

function hide(type: HappeningType, act: Act, rock: ModelRock, state: Game): void {
  const { by, place } = act;
  happen(type, act, rock, state);
  rock.steps.push({ action: 'hidden', by, at: state.now, place, notes: notesOf(act), ownPlace: null });
}

/** What those are told who log where a rock is. */
const lastEntry: Doing['answer'] = ({ by }, rock, scene) => views.journey(scene, rock, by)[0];

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
    refuse: (_, rock) => (rock ? no(409, codeWords.taken) : null),
    play: (act, rock, state) => happen('rock_created', act, rock, state),
    answer: ({ by, hasPhoto }, rock, scene) => ({
      ...views.ownCard(scene, rock, by),
      imageUrl: hasPhoto ? expect.stringMatching(/^\/img\/[a-z2-7]{32}$/) : null,
    }),
  },
  hide: {
    ask: (act, path) => [`${path}/locations`, logged(act, 'hidden')],
    refuse: ofRock((act, rock) => {
      if (rock.owner !== act.by) return no(403, journeyWords.notOwner);
      return game.statusOf(rock) === 'active' ? indiscreet(act) : no(409, journeyWords.notActive);
    }),
    play: (act, rock, state) => hide('rock_hidden', act, rock, state),
    answer: lastEntry,
  },
  find: {
    ask: (act) => ['/api/rocks/find', { laserEngraverId: typedCode(act) }],
    refuse: ({ by, stone }, rock, state) => {
      const isHolder = rock !== null && game.holderOf(rock) === by;
      const isTheirs = isHolder || rock?.owner === by;
      if (!isTheirs && isMadeUp(stone) && game.hasGuessedTooOften(state, by)) return no(429, manyIds);
      if (!rock) return no(404, findWords.unknown);
      const status = game.statusOf(rock);
      if (status === 'active') return no(409, findWords.neverHidden);
      const mayBeFound = status === 'hidden' || isHolder || game.isLetGo(rock, state.now);
      return mayBeFound ? null : no(409, findWords.taken);
    },
    play: (act, rock, state, { id }) => {
      const { by } = act;
      const at = state.now;
      const place = game.lastHide(rock)?.place;
      // Who has it already is told the same again.
      if (!place || game.holderOf(rock) === by) return;
      happen('rock_found', act, rock, state);
      const isScored = game.countsOnLeaderboard(rock, by, at);
      const kept = game.openFind(rock);
      if (kept) kept.end = { at, isRehide: false, place: null };
      rock.steps.push({ action: 'found', by, at, place, notes: '', ownPlace: null });
      rock.finds.push({ id, by, at, isScored, end: null });
    },
    answer: (_, rock) => {
      const { id, name, imageUrl } = rock;
      const find = game.openFind(rock);
      return { foundRockId: find?.id, foundAt: views.iso(find?.at ?? 0), rock: { id, name, imageUrl } };
    },
  },
  rehide: {
    ask: (act, _, { rocks }) => [
      `/api/rocks/${meantFind(act, rocks[act.stone])?.id ?? unknown}/rehide`,
      placeOf(act),
    ],
    refuse: (act, rock) => {
      const find = meantFind(act, rock);
      if (find?.by !== act.by) return no(404, findWords.notYours);
      if (find.end) return no(409, find.end.isRehide ? findWords.alreadyRehidden : findWords.movedOn);
      return indiscreet(act);
    },
    play: (act, rock, state) => {
      const find = game.openFind(rock);
      if (find) find.end = { at: state.now, isRehide: true, place: act.place };
      hide('rehidden_rock', act, rock, state);
    },
    answer: lastEntry,
  },
  'log find': {
    ask: (act, path) => [`${path}/locations`, logged(act, 'found')],
    refuse: ofRock((act, rock) =>
      game.holderOf(rock) === act.by ? indiscreet(act) : no(403, journeyWords.notHolder),
    ),
    play: (act, rock) => {
      const step = rock.steps.at(-1);
      if (step) Object.assign(step, { notes: notesOf(act), ownPlace: act.place });
    },
    answer: lastEntry,
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
      game.hasSaidTooMuch(state, by) ? no(429, interactionWords.tooMany) : null,
    ),
    play: (act, rock, state, { id }) => {
      const said = { by: act.by, at: state.now };
      state.words.push(said);
      rock.remarks.push({ ...said, id, content: contentOf(act, state) });
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

/** Why an act is refused; null when it is not. */
export function refusalOf(state: Game, act: Act): Refusal | null {
  if (state.gone.has(act.by)) return no(401, errorWords.unauthorized);
  if (act.kind === 'delete account') return null;
  const doing: Doing = doings[act.kind];
  return doing.refuse(act, state.rocks[act.stone] ?? null, state);
}

/** What a refusal leaves behind: guesses at IDs that people made up are counted. */
export function noteRefusal(state: Game, { kind, by, stone }: Act, { status }: Refusal): void {
  if (kind === 'find' && status === 404 && isMadeUp(stone)) state.misses.push({ by, at: state.now });
}

/** Does in the model what was done. @returns what the one who did it is told */
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
  doing.play(act, rock, state, told);
  return doing.answer(act, rock, scene);
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

/** Never-hidden rocks go along; the others stay as nobody's, with their journeys and without the member's words. */
function leave(state: Game, who: Who): void {
  state.gone.add(who);
  state.rocks = state.rocks.map((rock) => (rock?.owner === who && rock.steps.length === 0 ? null : rock));
  for (const rock of game.rocksOf(state)) {
    if (rock.owner === who) rock.owner = null;
    let hider: Author = null;
    for (const step of rock.steps) {
      // A find has the name of the place where the rock had been hidden.
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
