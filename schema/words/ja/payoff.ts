// The words of en/payoff.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'もう一度かくす',
  later: 'あとで',
  finderNumber: (count: number) => `この石を見つけた${number(count)}人目です`,
  beganHere: <T>(place: T) => ['旅のはじまりはここ、', place, 'でした。'],
  journey: <T>(way: string, since: T, last: T) => [
    since,
    `から${way}の旅。最後にいた場所は、`,
    last,
    'です。',
  ],
  whatName: '作者に伝える名前は？',
  username: 'ユーザー名',
  save: '保存',
  skip: 'スキップ',
  named: <T>(name: T) => ['作者への知らせ：', name, 'さんが見つけました。'],
};
