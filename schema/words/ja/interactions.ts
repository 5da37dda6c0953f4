// The words of en/interactions.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'いいねかコメントかを選んでください',
  empty: 'コメントを書いてください',
  tooMany: '短い時間にたくさん書きました。次のコメントまで、少しお待ちください。',
  codesHidden: 'Rock IDのように見える部分は、ほかの人には見えません。',
  commentGone: 'このコメントは、もうありません',
  likeFailed: 'いいねできませんでした',
  commentFailed: 'コメントを送れませんでした',
  commentAdded: 'コメントしました！',
  notDeleted: 'コメントはまだ残っています',
  notDeletedHint: '削除できませんでした。もう一度お試しください。',
  like: (rock: string, count: number) => plural(count, { other: `${rock}にいいね、#件のいいね` }),
  commentOn: (rock: string, count: number) => plural(count, { other: `${rock}にコメント、#件のコメント` }),
  commentBy: (author: string) => `${author}さんのコメント`,
  yours: 'コメントを書く',
  tooLong: (over: number, most: number) =>
    `${number(over)}文字多いです。コメントは${number(most)}文字までです。`,
  left: (count: number) => `あと${number(count)}文字`,
  cancel: 'キャンセル',
  post: '送信',
  posting: '送信中…',
  delete: '削除',
  deleteIt: 'このコメントを削除しますか？',
  keep: '残す',
  deleteComment: 'コメントを削除',
  by: <T>(painter: T) => ['作者：', painter, 'さん'],
  joinToComment: 'ひとこと書きませんか？メンバーなら書けます。参加は無料です。',
  join: '参加またはログイン',
  comments: 'コメント',
  loadFailed: 'コメントを読み込めませんでした。',
  silent: 'まだだれも書いていません。やさしいひとことは、遠くまで届きます。',
  youLike: <T>(rock: T) => [rock, 'が気に入りましたか？'],
  joinToLike: '参加すると、いいねが作者に届きます。無料で、必要なのはメールで届くコードだけです。',
  justLooking: '見るだけにする',
};
