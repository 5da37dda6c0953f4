// The words of en/pocket.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'ポケットの中',
  all: '次にかくす石',
  hideHere: 'ここにかくす',
  one: <T>(name: T) => [name, 'がポケットに入っています'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    strong(`${number(count)}個${hasMore ? '以上' : ''}の石`),
    'がポケットに入っています',
  ],
  carried: (days: number) =>
    days === 0 ? '今日から' : days === 1 ? 'きのうから' : plural(days, { other: '#日前から' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'いちばん古いのは今日から'
      : days === 1
        ? 'いちばん古いのはきのうから'
        : plural(days, { other: 'いちばん古いのは#日前から' }),
  days: (days: number) => (days === 0 ? '今日' : plural(days, { other: '#日' })),
};
