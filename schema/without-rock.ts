// What the Found Rock page says without a rock.
import { isMistyped, normalizeCode } from './codes.ts';
import type { LookUpFailure } from './find-refusals.ts';
import type { RockCheck } from './rocks.ts';
import type { Words } from './words/words.ts';

interface WithoutRock {
  /** As typed; '' also while somebody is still typing. */
  code: string;
  check: RockCheck | null | undefined;
  failure: LookUpFailure | null;
  /** The code is not looked up before the form is sent. */
  isUnasked?: boolean;
}

export interface WithoutRockWords {
  title: string;
  text: string;
}

export function withoutRockWords(
  { finds, foundRock }: Pick<Words, 'finds' | 'foundRock'>,
  { code, check, failure, isUnasked }: WithoutRock,
): WithoutRockWords {
  if (isUnasked) return finds.unasked;
  if (check) return check.isWaiting ? finds.waitingLabel : finds.noRock;
  if (normalizeCode(code) === '') return foundRock.nothing;
  if (failure) return { title: failure.title, text: failure.description };
  return isMistyped(code) ? finds.mistyped : foundRock.nothing;
}
