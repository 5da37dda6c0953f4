// What an import says at its end.
import { ownDataWords } from '../../schema/own-data.ts';
import { serverWords } from '../lib/api-error.ts';
import type { LeftOut, Progress } from './bring-in.ts';

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export function doneWords({ known, rocks, steps, photos, done, all, leftOut }: Progress) {
  const rest = `${count(steps, 'step')} of their journeys and ${count(photos, 'photo')}`;
  if (leftOut.length > 0) {
    const title = done === 0 ? 'No rock came in' : hereWords(done, all);
    const out = `${count(leftOut.length, 'rock was', 'rocks were')} left out.`;
    return {
      title,
      description: rocks > 0 ? `${count(rocks, 'rock')} came this time, with ${rest}. ${out}` : out,
    };
  }
  const title = all === 1 ? 'Your rock is here' : `Your ${count(all, 'rock')} are here`;
  if (rocks === 0) return { title, description: 'Nothing was missing, and nothing was changed.' };
  const came = known > 0 ? `${count(rocks, 'rock')} came this time, with ${rest}.` : `${rest} came along.`;
  return { title, description: came };
}

/** 'Sun and Moon: its photo is missing.' */
export const leftOutWords = (rocks: readonly LeftOut[], why: string): string =>
  ownDataWords.wrong(listed.format(rocks.map(({ name }) => name)), why);

const listed = new Intl.ListFormat('en');

const hereWords = (done: number, all: number) =>
  `${done.toLocaleString('en')} of your ${count(all, 'rock')} ${done === 1 ? 'is' : 'are'} here`;

export function failureWords(error: Error, progress: Progress | null): string {
  const why = serverWords(error, 'The file could not be sent. Please try again in a moment.');
  const { done, all } = progress ?? { done: 0, all: 0 };
  return `${why} ${done > 0 ? `${hereWords(done, all)}.` : 'Nothing was brought in.'}`;
}
