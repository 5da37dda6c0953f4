// The words of en/pocket.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'Op zak',
  all: 'Weer verstoppen',
  hideHere: 'Hier verstoppen',
  one: <T>(name: T) => ['Je hebt ', name, ' op zak'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    'Je hebt ',
    strong(`${number(count)}${hasMore ? '+' : ''} stenen`),
    ' op zak',
  ],
  carried: (days: number) =>
    days === 0
      ? 'sinds vandaag'
      : days === 1
        ? 'sinds gisteren'
        : plural(days, { one: 'al # dag', other: 'al # dagen' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'de eerste sinds vandaag'
      : days === 1
        ? 'de eerste sinds gisteren'
        : plural(days, { one: 'de eerste al # dag', other: 'de eerste al # dagen' }),
  days: (days: number) => (days === 0 ? 'vandaag' : plural(days, { one: '# dag', other: '# dagen' })),
};
