// The words of en/pocket.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'Dans ta poche',
  all: 'À recacher',
  hideHere: 'Cacher ici',
  one: <T>(name: T) => [name, ' est dans ta poche'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    strong(`${number(count)}${hasMore ? '+' : ''} galets`),
    ' sont dans ta poche',
  ],
  carried: (days: number) =>
    days === 0
      ? 'depuis aujourd’hui'
      : days === 1
        ? 'depuis hier'
        : plural(days, { one: 'depuis # jour', other: 'depuis # jours' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'le premier depuis aujourd’hui'
      : days === 1
        ? 'le premier depuis hier'
        : plural(days, { one: 'le premier depuis # jour', other: 'le premier depuis # jours' }),
  days: (days: number) => (days === 0 ? 'aujourd’hui' : plural(days, { one: '# jour', other: '# jours' })),
};
