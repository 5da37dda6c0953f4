// The strip while somebody holds rocks.
import { number, plural } from './intl.ts';

export const pocket = {
  label: 'In your pocket',
  /** The link to all of them. */
  all: 'Rock Rehide',
  hideHere: 'Hide here',
  /** @param name an element */
  one: <T>(name: T) => [name, ' is in your pocket'],
  /** @param hasMore whether there are more than these @param strong makes an element of words */
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    strong(`${number(count)}${hasMore ? '+' : ''} rocks`),
    ' are in your pocket',
  ],
  /** For how many days it was carried. */
  carried: (days: number) =>
    days === 0
      ? 'since today'
      : days === 1
        ? 'since yesterday'
        : plural(days, { one: 'for # day', other: 'for # days' }),
  /** The same of the first of several. */
  firstCarried: (days: number) =>
    days === 0
      ? 'the first since today'
      : days === 1
        ? 'the first since yesterday'
        : plural(days, { one: 'the first for # day', other: 'the first for # days' }),
  /** The same in short. */
  days: (days: number) => (days === 0 ? 'today' : plural(days, { one: '# day', other: '# days' })),
};
