// The words of en/near-me.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const staysHere = '現在地はこの端末の外には出ません。近くの地図の部分だけを読み込みます。';

export const nearMe: Words['nearMe'] = {
  heading: '近くの石',
  stop: '終了',
  whereYouAre: '今いる場所',
  count: (count: number) => plural(count, { other: '近くに#個の石、近い順' }),
  looking: '近くの石をさがしています…',
  locating: '今いる場所を調べています…',
  failed: '石の情報が届きませんでした。',
  lastList: 'これは前回の一覧です。',
  tryAgain: 'もう一度試す',
  staysHere,
  staysHereKnownTo: (accuracy: string) => `${staysHere}誤差は${accuracy}です。`,
  showMore: 'もっと見る',
  noneYet: 'まだどの石もかくされていません。最初のひとつになりませんか。',
  farAway: '歩いて、または車で少し行けるところには、待っている石がありません。いちばん近い石：',
  rocksAbout: (count: number, way: string) => plural(count, { other: `${way}ほどのところに#個の石` }),
  wayTo: (rock: string) => `${rock}への道`,
  wayToHidden: 'かくれた石への道',
  there: 'このあたりです。まわりをさがしてみましょう。',
  visitorsSee: {
    mi: '訪問者に見えるのは、約300フィートの範囲のおおよその場所です。メンバーには正確な場所が見えます。',
    km: '訪問者に見えるのは、約100メートルの範囲のおおよその場所です。メンバーには正確な場所が見えます。',
  },
  knownTo: (accuracy: string) => `現在地の誤差は${accuracy}です。`,
  tooRough: (accuracy: string) =>
    `現在地の誤差が${accuracy}あり、矢印を出すには大きすぎます。空の開けた場所に出ると、よくなります。`,
  arrowTurns: '矢印はスマホの向きに合わせて回ります。',
  compassDenied: 'スマホのコンパスが使えませんでした。上が北です。',
  upIsNorth: '上が北です。',
  northMark: '北',
  aboutAway: (distance: string) => `約${distance}。方角はわかりません。`,
  foundIt: '見つけましたか？ラベルのRock IDを入力して、「見つけたと記録」を押してください。',
  enterId: 'Rock IDを入力',
  turnArrow: 'スマホの向きで矢印を回す',
  allRocks: '近くの石すべて',
  waitsFromYou: (distance: string) => `${distance}先で石が待っています`,
  waitsFrom: (distance: string, town: string) => `${town}から${distance}のところで石が待っています`,
  rockAt: <T>(rock: T, place: T) => [rock, '、', place],
};
