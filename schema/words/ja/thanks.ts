// The words of en/thanks.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `${number(over)}文字多いです。ひとことは${number(most)}文字までです。`,
  leaveLine: '作者にひとこと残す',
  painterReads: <T>(line: T) => ['作者に届いたひとこと：「', line, '」'],
  lineGone: 'ひとことを消しました。',
  change: '変更',
  lineFailed: 'ひとことが届きませんでした。もう一度お試しください。',
  send: '送信',
  sayThanks: 'お礼を言う',
  sayThanksTo: (finder: string) => `${finder}さんにお礼を言う`,
  addLine: 'ひとこと添える',
  addLineTo: (finder: string) => `${finder}さんへのひとことを添える`,
  lineTo: (finder: string) => `${finder}さんへのひとこと（任意）`,
  thanksFailed: 'お礼が届きませんでした。もう一度お試しください。',
  cancel: 'キャンセル',
  saidThanks: 'お礼を言いました',
  thanksYou: '作者からのお礼',
  saysThanks: '作者がお礼を言いました',
  ofEarlierOwner: '見つけてくれてありがとう',
  quoted: <T>(line: T) => ['「', line, '」'],
  andQuoted: <T>(line: T) => ['：「', line, '」'],
  remove: '削除',
  removeLine: (finder: string) => `${finder}さんの言葉を削除`,
  removeFindersLine: '見つけた人の言葉を削除',
  removeThanks: '作者の言葉を削除',
  stillHere: { title: 'この言葉はまだ残っています', text: '少ししてからもう一度お試しください。' },
};
