// The words of en/pocket.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'In deiner Tasche',
  all: 'Wieder verstecken',
  hideHere: 'Hier verstecken',
  one: <T>(name: T) => [name, ' ist in deiner Tasche'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    strong(`${number(count)}${hasMore ? '+' : ''} Steine`),
    ' sind in deiner Tasche',
  ],
  carried: (days: number) =>
    days === 0
      ? 'seit heute'
      : days === 1
        ? 'seit gestern'
        : plural(days, { one: 'seit # Tag', other: 'seit # Tagen' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'der erste seit heute'
      : days === 1
        ? 'der erste seit gestern'
        : plural(days, { one: 'der erste seit # Tag', other: 'der erste seit # Tagen' }),
  days: (days: number) => (days === 0 ? 'heute' : plural(days, { one: '# Tag', other: '# Tage' })),
};
