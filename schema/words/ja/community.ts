// The words of en/community.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const order = { nearest: '近い順', farthest: '遠い順' };

export const community: Words['community'] = {
  heading: 'コミュニティ',
  feed: 'みんなの石',
  leaderboard: 'ランキング',
  featured: '注目の石',
  ambassadors: '初代アンバサダー',
  closed: {
    intro: 'みんなが石を見せ合うテーブルです。Rock Hunter Proで開きます。',
    feed: '登録された石すべてと、寄せられた言葉。',
    leaderboard: 'いちばん多く見つけた人と、いちばん多くペイントした人。',
    featured: 'いちばん遠くまで旅した石と、地図で見るその旅。',
    ambassadors: 'それぞれの州や国のパイオニアたち。',
    glimpse: '「みんなの石」をちょっとだけ',
    glimpseHint: 'いちばん新しい石です。いいねとコメントは、メンバーならだれでも無料です。',
  },
  feedFailed: '「みんなの石」を読み込めませんでした。',
  feedEmpty: 'テーブルにはまだ何もありません。',
  feedEmptyHint: 'だれかが石を登録すると、ここに並びます。',
  registerRock: '石を登録',
  feedArea: 'みんなの石',
  showMore: 'もっと見る',
  moreFailed: '続きを読み込めませんでした。もう一度お試しください。',
  shown: (count: number) => `${number(count)}個の石を表示しています`,
  byOn: <T>(author: T, day: T) => [author, 'さん、', day],
  leaderboards: {
    failed: 'ランキングを読み込めませんでした。',
    finds: '世界ランキング：見つけた石',
    registered: '世界ランキング：登録した石',
    noFinds: 'まだだれも石を見つけていません。最初の名前になりませんか。',
    noRegistered: 'まだだれも石を登録していません。最初の名前になりませんか。',
    place: <T>(hidden: (words: string) => T, place: T) => [place, hidden('位')],
    findsUnit: () => '回',
    registeredUnit: () => '個',
  },
  featuredRocks: {
    failed: '注目の石を読み込めませんでした。',
    none: 'まだ旅に出た石はありません。',
    noneHint: 'だれかに運ばれ、もう一度かくされた最初の石が、ここに登場します。',
    registerFirst: '最初の石を登録',
    showAll: '全部表示',
    noHidden: '今、見つけてもらうのを待っている注目の石はありません。みんな旅の途中です。',
    noFound: '今、だれかのポケットに入っている注目の石はありません。みんな外にいます。',
    noActive: '注目の石はみんな旅立ちました。はじめてかくされるのを待っている石はありません。',
    filter: '状態で絞り込み',
    all: 'すべて',
    sort: '距離で並べ替え',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0
        ? '石はありません'
        : count === 1
          ? '1個の石'
          : plural(count, { other: `#個の石、${order[first]}` }),
  },
};
