// The words of en/outbox.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: '送信待ち',
  sendNow: '今すぐ送る',
  delete: '削除',
  deleteForGood: '完全に削除しますか？',
  keep: '残す',
  tryAgain: 'もう一度試す',
  wasThereToo: '自分もそこにいました',
  deeds: {
    find: '発見',
    rehide: 'もう一度かくした',
    hide: 'かくした',
    note: '発見のメモ',
    register: '新しい石',
    like: 'いいね',
    unlike: 'いいねの取り消し',
    comment: 'コメント',
    thanks: 'お礼',
    line: '作者へのひとこと',
    move: '少し動かした',
    absence: '石がなかった',
    handOn: '手渡した',
    seen: '見かけて、そのままにした',
  },
  something: 'そのほかの操作',
  deedAbout: (deed: string, about: string) => `${deed}：${about}`,
  kept: {
    title: '接続を待っています',
    description: 'この端末に保存して、つながったらすぐに送ります。',
  },
  noRoom:
    '接続がなく、この端末には保存する空きもありません。空きを作るか、電波の届く場所でもう一度お試しください。',
  states: {
    waiting: '接続を待っています',
    ask: 'もう届いたのかもしれません。もう一度送る前に、確かめてください。',
    refused: '受け付けられませんでした。',
    unknown: '別のバージョンのRockaboutが保存したものです。ページを再読み込みしてください。',
  },
  foundBefore: '先にほかの人が見つけていました。',
  dependsOnRefused: 'もとになる記録が届きませんでした。',
  arrivedUnchanged: '変更する前の内容で、もう届いていました。',
  needLook: (count: number) => plural(count, { other: '確認が必要なものが#件あります' }),
  wait: (count: number) => plural(count, { other: '#件が接続を待っています' }),
  sevenDays: (until: string) =>
    `${until}までにまた開かないと、Safariがこれを削除します。電波の届く場所でRockaboutを一度開くと、送られます。`,
  homeScreen:
    'これからの記録をずっと残すには、「共有」をタップして「ホーム画面に追加」を選んでください。ここで待っているものは、ここから送られます。',
  installFor: 'Rockaboutをホーム画面に置くと、送信待ちのものがもっと安全に残ります。',
  install: 'インストール',
  sent: '送りました',
  signIn: {
    title: 'もう一度ログインしてください',
    description: '接続のない間にしたことは、この端末で待っていて、そのあと送られます。',
    action: 'ログイン',
  },
  notSent: (count: number) => plural(count, { other: 'まだ送られていないものが#件あります' }),
  notSentText: (count: number) =>
    plural(count, { other: 'この端末で待っています。ログアウトすると削除されます。' }),
  logOut: 'ログアウトする',
};
