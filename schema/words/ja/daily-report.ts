// The words of en/daily-report.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName}、${utcDay(day)}：${plural(visitors, { other: '訪問者#人' })}、${plural(finds, { other: '発見#回' })}、${plural(orders, { other: '注文#件' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'UTCの午前0時から翌日の午前0時まで。',
  openDashboard: '管理画面を開く',

  reported: (many: number) => plural(many, { other: 'メンバーの報告#件が確認を待っています。' }),
  ordersWait: (many: number) => plural(many, { other: '注文#件が発送を待っています。' }),
  packsWait: (many: number) => plural(many, { other: '初代アンバサダーパック#個が発送を待っています。' }),

  people: '人',
  visitors: '訪問者',
  joined: '無料で参加',
  monthly: '月額プランを開始',
  yearly: '年額プランを開始',
  rocks: '石',
  registered: '登録',
  hidden: 'かくした',
  found: '見つけた',
  hiddenAgain: 'もう一度かくした',
  traveled: '旅した距離',
  farthest: 'この日の最長',
  money: 'お金',
  orders: '注文',
  revenue: '売上',
  gained: '増えたプラン',
  lost: '減ったプラン',
  ambassadors: '初代アンバサダー',
  applied: '応募',
  selected: '選ばれた人',
  count: (many: number) => number(many),
  lessThanOne: { mi: '1mi未満', km: '1km未満' },
};
