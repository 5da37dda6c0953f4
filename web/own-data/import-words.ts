// What an import says at its end.
import { serverWords } from '../lib/api-error.ts';
import { momentWords } from '../lib/days.ts';
import { wordsNow } from '../lib/words.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import type { LeftOut, Progress, Waiting } from './bring-in.ts';

export function doneWords({ rocks, steps, photos, done, all, known, meanwhile, leftOut, waiting }: Progress) {
  const words = wordsNow('ownData');
  const isWhole = leftOut.length === 0 && waiting === null;
  const saysHowMany = known > 0 || !isWhole || steps + photos === 0;
  const sentences = [
    rocks > 0 && (saysHowMany ? words.came(rocks, steps, photos) : words.cameAlong(steps, photos)),
    meanwhile > 0 && words.meanwhile(meanwhile),
    isWhole && rocks === 0 && meanwhile === 0 && words.nothingMissing,
    leftOut.length > 0 && words.someLeftOut(leftOut.length),
    waiting && waitingWords(waiting),
  ];
  return {
    title: isWhole ? words.allHere(all) : done === 0 ? words.noneHere : words.someHere(done, all),
    description: sentences.filter(Boolean).join(' '),
  };
}

const waitingWords = ({ rocks, why, until }: Waiting): string =>
  wordsNow('ownData').waiting(rocks, why, momentWords(new Date(until).toISOString()));

/** 'Sun and Moon: the photo is missing.' */
export const leftOutWords = (rocks: readonly LeftOut[], why: string): string =>
  wordsNow('ownData').allWrong(
    rocks.map(({ name }) => name),
    why,
  );

/** With what to do. */
export function failureWords(error: Error, progress: Progress | null): string {
  const words = wordsNow('ownData');
  const { done, all } = progress ?? { done: 0, all: 0 };
  if (isUnauthorized(error)) return words.signedOut(done, all);
  const came = done > 0 ? words.sentence(words.someHere(done, all)) : words.nothingCame;
  return `${serverWords(error, words.notSent)} ${came}`;
}
