// The words of en/rock-cards.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Rock IDの${code}をコピー`,
  codeCopied: 'Rock IDをコピーしました',
  distance: '旅した距離',
  timesFound: '発見の回数',
  lastLocation: '最後の場所',
  notSet: 'まだありません',
  viewJourney: '旅を見る',
  track: '地図で旅を見る',
  trackNamed: (rock: string) => `地図で${rock}の旅を見る`,

  featured: (rank: number) => `注目の石${number(rank)}位`,
  by: <T>(painter: T) => ['作者：', painter, 'さん'],
  places: '場所（新しい順）',
  notHidden: <T>(name: T) => [name, 'はまだかくされていません。最初の場所がここに出ます。'],

  hide: '石をかくす',
  isHidden: 'かくしました',
  printLabel: 'ラベルを印刷',
  giveAway: 'ゆずる',
  adoptedByYou: <T>(painter: T) => [painter, 'さんがペイントして、自分が引き取った石'],
  offer: {
    until: (day: string) => `${day}までゆずる申し出中`,
    wanted: <T>(receiver: T) => [receiver, 'さんが希望しています'],
    wish: <T>(receiver: T) => [receiver, 'さんが引き取りたいと言っています。'],
    answerUntil: (day: string) => `${day}までに答えてください。`,
    youOffer: (day: string) => `${day}まで、ゆずる申し出をしています。`,
    nobodyYet: 'まだだれも「はい」と答えていません。',
    answer: '答える',
    see: '申し出を見る',
  },

  readyToHide: '新しい場所にかくせます',
  isHome: '手もとに帰ってきました',
  isKept: '手もとに残した石',
  foundOwn: (day: string, near: string | null) =>
    near === null ? `${day}に見つけました。自分の石です。` : `${day}に${near}で見つけました。自分の石です。`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null ? `${day}に見つけました。持ち主は` : `${day}に${near}で見つけました。持ち主は`,
    owner,
    'さんです。',
  ],
  rehide: 'もう一度かくす',
  addPlace: '見つけた場所を書き足す',

  rehidden: 'かくした',
  wayBy: <T>(way: T, painter: T) => [way, '、作者：', painter, 'さん'],
  hidAgain: (day: string) => `${day}、もう一度かくしました`,
  hidAgainAt: <T>(day: string, place: T) => [`${day}、`, place, 'にもう一度かくしました'],

  withheld: {
    rock: 'この石は今、ほかの人には見えません。',
    rockHow:
      '旅の記録は残っています。理由は、お送りしたメールにあります。ちがうと思うときは、そのメールに返信してください。',
    photo: 'この石の写真は今、表示されていません。',
    photoHow:
      '石そのものは旅を続けます。理由は、お送りしたメールにあります。ちがうと思うときは、そのメールに返信してください。',
    heldHow: 'それでも、もう一度かくせます。こちらで確認したら、旅はまた続きます。',
  },
};
