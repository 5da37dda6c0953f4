// The words of en/not-found.ts in Japanese.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404 ページが見つかりません',
  didYouForget: 'ページを作り忘れたのでしょうか？',
  ifNot:
    'そうでなければ、この石の下には何もありません。アドレスがまちがっているか、ページが石のように旅に出たのでしょう。',
  toStart: 'ホームへ戻る',
  exploreMap: '探検マップ',
};
