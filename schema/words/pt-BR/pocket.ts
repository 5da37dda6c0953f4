// The words of en/pocket.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'No seu bolso',
  all: 'Para esconder',
  hideHere: 'Esconder aqui',
  one: <T>(name: T) => [name, ' está no seu bolso'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    strong(`${number(count)}${hasMore ? '+' : ''} pedras`),
    ' estão no seu bolso',
  ],
  carried: (days: number) =>
    days === 0
      ? 'desde hoje'
      : days === 1
        ? 'desde ontem'
        : plural(days, { one: 'há # dia', other: 'há # dias' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'a primeira desde hoje'
      : days === 1
        ? 'a primeira desde ontem'
        : plural(days, { one: 'a primeira há # dia', other: 'a primeira há # dias' }),
  days: (days: number) => (days === 0 ? 'hoje' : plural(days, { one: '# dia', other: '# dias' })),
};
