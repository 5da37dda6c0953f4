// The words of en/rock-page.ts in Japanese.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (/[。！？]$/.test(words) ? words : `${words}。`);

const far = '町から遠く離れた場所';

export const rockPage: Words['rockPage'] = {
  painter: '作者',
  keeper: '引き取った人',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'この石の旅',
  play: '再生',
  stops: '立ち寄り先（新しい順）',
  seen: (near: string | null) =>
    near === null ? '見かけて、そのままにしました' : `${near}で見かけて、そのままにしました`,
  removeSighting: '削除',
  removeSightingOf: (day: string) => `削除：${day}`,
  sightingRemoved: '「見かけた」の記録を削除しました',
  sightingStays: '「見かけた」の記録を削除できませんでした',
  tryAgain: '少ししてからもう一度お試しください。',
  comments: 'みんなの声',
  nobody: 'まだだれも書いていません。やさしいひとことは、遠くまで届きます。',
  join: 'ログインしてひとこと書く',
  found: 'この石を見つけましたか？',
  foundHow: 'ラベルか、石の裏にあるIDを入力してください。',
  share: 'シェア',
  follow: 'フォロー',
  thanked: (who: string) => `${who}さんがありがとうと言いました`,
  thanks: '見つけてくれてありがとう',
  earlier: (count: number) => plural(count, { other: '前の立ち寄り先を#件表示' }),
  older: (count: number) =>
    plural(count, { other: 'これより古い立ち寄り先#件は、ここには表示していません。' }),
  farFromTowns: far,
  fromTo: (first: string, last: string) => `${first}から${last}まで`,
  by: (who: string) => `${who}さん`,
  to: (who: string) => `${who}さんへ`,
  whereNow: {
    active: 'まだかくされていません。旅はこれからはじまります',
    hidden: (near: string | null) => near ?? far,
    found: (near: string | null) => `${near ?? far}で見つかり、次の場所へ向かっています`,
  },
  units: {
    hands: () => '人の手',
    countries: () => 'か国',
  },
  figures: {
    hands: (count: number) => plural(count, { other: '#人の手' }),
    countries: (count: number) => plural(count, { other: '#か国' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join('、'),
  preview: {
    paintedBy: (painter: string) => asSentence(`${painter}さんがペイントした石`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`${painter}さんがペイントして、${keeper}さんが引き取った石`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status}：${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `ペイントした石、${rock}`,
  },
  seenBy: { members: 'このページはメンバーにだけ見えます。', hidden: 'このページは自分にだけ見えます。' },
  change: '変更',
  paintedRock: 'ペイントした石',
  noPage: 'ここにページはありません',
  none: {
    title: 'この石のページはここにありません',
    text: '作者がしまったか、リンクが途中で切れているのかもしれません。',
    enterId: 'Rock IDを入力',
    exploreMap: '探検マップ',
  },
  needsConnection: {
    title: 'このページには接続が必要です',
    text: '最近この端末で開いていないページです。電波の届く場所でもう一度お試しください。',
    action: 'もう一度試す',
  },
  members: {
    title: 'この石はメンバー限定です',
    text: '作者は、この石のページをメンバーにだけ公開しています。参加は無料です。ログインすると、すぐにここへ戻ります。',
    action: '参加またはログイン',
  },
};
