// What members do in the model: who may, with which words who may not is told so, and what is so afterwards.
import { codeWords } from '../../../schema/codes.ts';
import { errorWords } from '../../../schema/errors.ts';
import { findWords, manyIds } from '../../../schema/finds.ts';
import { interactionWords } from '../../../schema/interactions.ts';
import { journeyWords } from '../../../schema/journey.ts';
import { rockWords } from '../../../schema/rocks.ts';
import * as game from './game.ts';
import type { Author, Find, Game, HappeningType, ModelRock, Who } from './game.ts';
import { isMadeUp, places, writtenAs, type Spelling, type Typed } from './stones.ts';

export type Kind =
  | 'register'
  | 'hide'
  | 'find'
  | 'rehide'
  | 'log find'
  | 'like'
  | 'unlike'
  | 'comment'
  | 'delete account';

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

const no = (status: number, message: string): Refusal => ({ status, message });

export const meantFind = (rock: ModelRock | null | undefined, { findsAgo }: Act): Find | undefined =>
  rock?.finds.at(-1 - findsAgo) ?? rock?.finds.at(-1);

/** Why an act is refused; null when it is not. */
export function refusalOf(state: Game, act: Act): Refusal | null {
  const { by, kind } = act;
  const rock = state.rocks[act.stone];
  if (state.gone.has(by)) return no(401, errorWords.unauthorized);
  if (kind === 'delete account') return null;
  if (kind === 'register') return rock ? no(409, codeWords.taken) : null;
  if (kind === 'find') return refusalOfFind(state, rock, act);
  if (kind === 'rehide') return refusalOfRehide(rock, act);
  if (!rock) return no(404, rockWords.notFound);
  const indiscreet = act.isIndiscreet ? no(400, codeWords.inText) : null;
  switch (kind) {
    case 'hide':
      if (rock.owner !== by) return no(403, journeyWords.notOwner);
      return game.statusOf(rock) === 'active' ? indiscreet : no(409, journeyWords.notActive);
    case 'log find':
      return game.holderOf(rock) === by ? indiscreet : no(403, journeyWords.notHolder);
    case 'comment':
      if (game.hasSaidTooMuch(state, by)) return no(429, interactionWords.tooMany);
      return null;
    case 'like':
    case 'unlike':
      return null;
  }
}

function refusalOfFind(state: Game, rock: ModelRock | null | undefined, { by, stone }: Act): Refusal | null {
  const isTheirs = rock && (rock.owner === by || game.holderOf(rock) === by);
  if (!isTheirs && isMadeUp(stone) && game.hasGuessedTooOften(state, by)) return no(429, manyIds);
  if (!rock) return no(404, findWords.unknown);
  const status = game.statusOf(rock);
  if (status === 'active') return no(409, findWords.neverHidden);
  if (status === 'hidden' || game.holderOf(rock) === by || game.isLetGo(rock, state.now)) return null;
  return no(409, findWords.taken);
}

function refusalOfRehide(rock: ModelRock | null | undefined, act: Act): Refusal | null {
  const find = meantFind(rock, act);
  if (find?.by !== act.by) return no(404, findWords.notYours);
  if (find.end) return no(409, find.end.isRehide ? findWords.alreadyRehidden : findWords.movedOn);
  return act.isIndiscreet ? no(400, codeWords.inText) : null;
}

/** What the answer tells that nobody can know before. */
export interface Told {
  id: string;
  imageUrl: string | null;
}

/** Does in the model what was done. */
export function play(state: Game, act: Act, told: Told): void {
  const { by, stone } = act;
  if (act.kind === 'register') state.rocks[stone] = newRock(state, act, told);
  if (act.kind === 'delete account') return leave(state, by);
  const rock = state.rocks[stone];
  if (!rock) return;
  const happened = (type: HappeningType) => void rock.happenings.push({ type, by, at: state.now });
  switch (act.kind) {
    case 'register':
      return happened('rock_created');
    case 'hide':
      happened('rock_hidden');
      return hide(state, rock, act);
    case 'rehide': {
      happened('rehidden_rock');
      const find = game.openFind(rock);
      if (find) find.end = { at: state.now, isRehide: true, place: act.place };
      return hide(state, rock, act);
    }
    case 'find':
      // Who has it already is told the same again.
      if (game.holderOf(rock) === by) return;
      happened('rock_found');
      return find(state, rock, by, told.id);
    case 'log find': {
      const step = rock.steps.at(-1);
      if (step) Object.assign(step, { notes: notesOf(act), ownPlace: act.place });
      return;
    }
    case 'like':
      return void rock.likes.add(by);
    case 'unlike':
      return void rock.likes.delete(by);
    case 'comment':
      state.words.push({ by, at: state.now });
      return void rock.remarks.push({ id: told.id, by, at: state.now, content: contentOf(state, act) });
  }
}

/** What a refusal leaves behind: guesses at IDs that people made up are counted. */
export function refuse(state: Game, { kind, by, stone }: Act, { status }: Refusal): void {
  if (kind === 'find' && status === 404 && isMadeUp(stone)) state.misses.push({ by, at: state.now });
}

/** A note of the place, with the code in it when somebody is indiscreet. */
export const notesOf = (act: Act): string =>
  act.isIndiscreet ? `It says ${writtenAs(act.stone, act.spelling)} on it` : `Seen by ${act.by}, look up`;

/** A made-up code looks like any words: only who has seen the rock can tell it. */
export const contentOf = ({ rocks }: Game, { isIndiscreet, stone, spelling, by }: Act): string => {
  const isKnown =
    rocks[stone] && (rocks[stone].owner === by || rocks[stone].finds.some((one) => one.by === by));
  return isIndiscreet && (stone === 0 || isKnown)
    ? `I know it: ${writtenAs(stone, spelling)}`
    : `What a stone, says ${by}`;
};

const newRock = (state: Game, { by, stone, spelling }: Act, { id, imageUrl }: Told): ModelRock => ({
  id,
  imageUrl,
  name: `Stone ${stone}`,
  description: `Painted by ${by}`,
  owner: by,
  code: writtenAs(stone, spelling),
  createdAt: state.now,
  steps: [],
  finds: [],
  likes: new Set(),
  remarks: [],
  happenings: [],
});

function hide({ now }: Game, rock: ModelRock, act: Act): void {
  const { by, place } = act;
  rock.steps.push({ action: 'hidden', by, at: now, place, notes: notesOf(act), ownPlace: null });
}

function find({ now }: Game, rock: ModelRock, by: Who, id: string): void {
  const isScored = game.countsOnLeaderboard(rock, by, now);
  const kept = game.openFind(rock);
  if (kept) kept.end = { at: now, isRehide: false, place: null };
  const place = game.lastHide(rock)?.place ?? places[0];
  if (!place) throw new Error('a stone that was never hidden cannot be found');
  rock.steps.push({ action: 'found', by, at: now, place, notes: '', ownPlace: null });
  rock.finds.push({ id, by, at: now, isScored, end: null });
}

/** A find has the name of the place where the rock had been hidden. */
function forgetWords(rock: ModelRock, who: Who): void {
  let hider: Author = null;
  for (const step of rock.steps) {
    if (step.action === 'hidden') hider = step.by;
    if (hider === who) step.place = { ...step.place, name: 'A hiding place' };
    if (step.by === who) [step.notes, step.ownPlace] = ['', null];
  }
}

/** Never-hidden rocks go along; the others stay as nobody's, with their journeys and without the member's words. */
function leave(state: Game, who: Who): void {
  state.gone.add(who);
  state.rocks = state.rocks.map((rock) => (rock?.owner === who && rock.steps.length === 0 ? null : rock));
  for (const rock of game.rocksOf(state)) {
    if (rock.owner === who) rock.owner = null;
    forgetWords(rock, who);
    for (const mine of [...rock.steps, ...rock.finds, ...rock.happenings])
      if (mine.by === who) mine.by = null;
    rock.likes.delete(who);
    rock.remarks = rock.remarks.filter(({ by }) => by !== who);
  }
}
