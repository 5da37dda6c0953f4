// The words of en/pocket.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'En tu bolsillo',
  all: 'Por esconder',
  hideHere: 'Esconder aquí',
  one: <T>(name: T) => [name, ' está en tu bolsillo'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    strong(`${number(count)}${hasMore ? '+' : ''} piedras`),
    ' están en tu bolsillo',
  ],
  carried: (days: number) =>
    days === 0
      ? 'desde hoy'
      : days === 1
        ? 'desde ayer'
        : plural(days, { one: 'desde hace # día', other: 'desde hace # días' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'la primera desde hoy'
      : days === 1
        ? 'la primera desde ayer'
        : plural(days, { one: 'la primera desde hace # día', other: 'la primera desde hace # días' }),
  days: (days: number) => (days === 0 ? 'hoy' : plural(days, { one: '# día', other: '# días' })),
};
