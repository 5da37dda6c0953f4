// The words of en/failures.ts in Japanese.
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  newer: {
    title: 'ページを再読み込みしてください',
    description:
      'この部分が届きませんでした。新しいバージョンがあるのかもしれません。石について入力した内容は残ります。写真と、ほかの場所に入力した内容は残らないので、先に済ませてください。',
  },
  partMissing: 'ページのこの部分が届きませんでした。',
  partMissingOffline: 'ページのこの部分が届きませんでした。接続を確かめてください。',
  pageMissing: {
    title: 'ページを再読み込みしてください',
    text: '石の記録は無事です。このページが届きませんでした。新しいバージョンがあるのかもしれません。',
  },
  pageMissingOffline: {
    title: 'このページには接続が必要です',
    text: '石の記録は無事です。またつながれば、すぐに開けます。',
  },
  failed: {
    title: 'ちょっと道に迷いました',
    text: '石の記録は無事です。今はこのページを読み込めませんでした。もう一度試すと、たいていうまくいきます。',
  },
};
