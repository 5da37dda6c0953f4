// What a member has answered to 'Is this your home?' in this tab, for each place as visitors see it. Logging out deletes
// it with the drafts: it tells where the home is.
import type { Coordinates } from '../../schema/journey.ts';
import { blurred } from '../../schema/map-grid.ts';
import { ignoreErrors } from '../lib/ignore-errors.ts';

export type HomeAnswer = 'fine' | 'coarser';

/** Places of a member that are remembered; the oldest goes first. */
const mostPlaces = 50;

const keyOf = (memberId: string) => `draft:home:${memberId}`;
const cellOf = (at: Coordinates) => Object.values(blurred(at)).join();

type Answers = readonly (readonly [cell: string, answer: string])[];

function answersOf(memberId: string): Answers {
  const kept: unknown = ignoreErrors(() => JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? '[]'));
  // As `rememberHome` wrote it; of anything else no cell is found.
  return Array.isArray(kept) ? (kept as Answers) : [];
}

export function homeAnswer(memberId: string, at: Coordinates): HomeAnswer | null {
  const [, answer] = answersOf(memberId).find((one) => one?.[0] === cellOf(at)) ?? [];
  return answer === 'fine' || answer === 'coarser' ? answer : null;
}

/** If the browser denies storage, the next rock asks again. */
export function rememberHome(memberId: string, at: Coordinates, answer: HomeAnswer): void {
  const others = answersOf(memberId).filter((one) => one?.[0] !== cellOf(at));
  const answers = [...others, [cellOf(at), answer]].slice(-mostPlaces);
  ignoreErrors(() => sessionStorage.setItem(keyOf(memberId), JSON.stringify(answers)));
}
