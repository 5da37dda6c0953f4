// What an import says at its end.
import { ownDataWords } from '../../schema/own-data.ts';
import { serverWords } from '../lib/api-error.ts';
import { momentWords } from '../lib/days.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import type { LeftOut, Progress, Waiting } from './bring-in.ts';

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export function doneWords({ rocks, steps, photos, done, all, known, meanwhile, leftOut, waiting }: Progress) {
  const rest = [
    steps > 0 ? `${count(steps, 'step')} of their journeys` : '',
    photos > 0 ? count(photos, 'photo') : '',
  ].filter(Boolean);
  const came = `${count(rocks, 'rock')} came this time${rest.length > 0 ? `, with ${listed.format(rest)}` : ''}.`;
  const here = `${count(meanwhile, 'rock was', 'rocks were')} here by the time they were sent, perhaps from another tab.`;
  const isWhole = leftOut.length === 0 && waiting === null;
  const sentences = [
    rocks > 0 && (known > 0 || !isWhole || rest.length === 0 ? came : `${listed.format(rest)} came along.`),
    meanwhile > 0 && here,
    isWhole && rocks === 0 && meanwhile === 0 && 'Nothing was missing, and nothing was changed.',
    leftOut.length > 0 && `${count(leftOut.length, 'rock was', 'rocks were')} left out.`,
    waiting && waitingWords(waiting),
  ];
  const whole = all === 1 ? 'Your rock is here' : `Your ${count(all, 'rock')} are here`;
  return {
    title: isWhole ? whole : done === 0 ? 'No rock came in' : hereWords(done, all),
    description: sentences.filter(Boolean).join(' '),
  };
}

const waitingWords = ({ rocks, why, until }: Waiting): string =>
  `${count(rocks, 'rock waits', 'rocks wait')}. ${why} More is taken from ${momentWords(new Date(until).toISOString())} on.`;

/** 'Sun and Moon: the photo is missing.' */
export const leftOutWords = (rocks: readonly LeftOut[], why: string): string =>
  ownDataWords.wrong(listed.format(rocks.map(({ name }) => name)), why);

const listed = new Intl.ListFormat('en');

const hereWords = (done: number, all: number) =>
  `${done.toLocaleString('en')} of your ${count(all, 'rock')} ${done === 1 ? 'is' : 'are'} here`;

/** With what to do. */
export function failureWords(error: Error, progress: Progress | null): string {
  const { done, all } = progress ?? { done: 0, all: 0 };
  if (isUnauthorized(error)) {
    const came =
      done > 0 ? `${done.toLocaleString('en')} of your ${count(all, 'rock')} came in.` : nothingCame;
    return `You are signed out here, or somebody else has signed in. ${came} Sign in again and choose the same file: it goes on where it stopped.`;
  }
  const why = serverWords(error, 'The file could not be sent. Please try again in a moment.');
  return `${why} ${done > 0 ? `${hereWords(done, all)}.` : nothingCame}`;
}

const nothingCame = 'Nothing was brought in.';
