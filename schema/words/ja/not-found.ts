// The words of en/not-found.ts in Japanese.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404 ページが見つかりません',
  didYouForget: 'ルーターにページを追加し忘れましたか？',
  ifNot:
    'そうでなければ、この石の下には何もありません。アドレスにまちがいがあるか、ページが石のように旅に出たのでしょう。',
  toStart: 'はじめに戻る',
  exploreMap: '探検マップ',
};
