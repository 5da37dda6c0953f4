// The words of en/admin-overview.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: '数字',
  aboutFigures: '1日はUTCの午前0時にはじまります。訪問者は1日に1回だけ数えます。',
  codeGenerator: 'QRコード作成',
  visitors: '訪問者',
  today: '今日',
  last7Days: 'この7日間',
  last30Days: 'この30日間',
  orders: '注文',
  totalOrders: '注文の合計',
  totalRevenue: '売上の合計',
  aboutRevenue: '注文から返金を引いた額',
  averageOrder: '注文の平均',
  signUps: '新規登録',
  signUpsNotLoaded: '新規登録を読み込めませんでした。',
  spans: {
    daily: { title: '1日', note: '' },
    weekly: { title: '1週間', note: 'この7日間' },
    monthly: { title: '1か月', note: 'この30日間' },
  },
  free: '無料',
  paidMonthly: '月額',
  paidYearly: '年額',
  newestOrders: '最新の商品の注文',
  allOrders: 'すべての注文',

  last30: 'この30日間',
  last30NotLoaded: 'この30日間を読み込めませんでした。',
  charts: {
    visitors: { title: '日ごとの訪問', quiet: 'この30日間、だれも訪れていません。' },
    finds: { title: '日ごとの発見', quiet: 'この30日間、石は見つかっていません。' },
    signUps: { title: '日ごとの新規登録', quiet: 'この30日間、だれも登録していません。' },
  },

  world: '世界の発見',
  aboutWorld: '石がかくされていた国ごとの数です。1時間ごとに数えます。',
  worldNotLoaded: '世界の発見を読み込めませんでした。',
  month: '月',
  allMonths: 'この12か月すべて',
  soFar: (month: string) => `${month}（今日まで）`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(countries, { other: '#か国' })}で${plural(finds, { other: '発見#回' })}`,
  nothingCounted: 'まだ何も数えていません。1時間以内に最初の数が出ます。',
  noFindsInYear: 'この12か月、石は見つかっていません。',
  noFindsInMonth: 'この月に見つかった石はありません。',
  atSea: '海上または不明',
  findsByCountry: '国ごとの発見',
  country: '国',
  finds: '発見',
  change: '増減',
  toMonthBefore: '（前の月から）',
  showFewer: '少なく表示',
  showAll: (count: number) => `${number(count)}件すべて表示`,
  findsIn: (country: string, finds: number) => `${country}：${number(finds)}`,
};
