// The words of en/own-rocks.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: '自分の石を検索',
  searched: '名前、場所、ID',
  status: '状態',
  all: 'すべて',
  order: '並び順',
  newest: '新しい順',
  sorts: {
    oldest: '古い順',
    miles: { mi: '距離が長い順', km: '距離が長い順' },
    finds: '発見が多い順',
    name: '名前順',
  },
  looking: '自分の石を全部調べています…',
  count: (count: number) => (count === 0 ? '石はありません' : plural(count, { other: '#個の石' })),
  failed: '自分の石を読み込めませんでした。',
  noneFits: '当てはまる石はありません。',
  showAll: '全部表示',
  notHidden: 'まだかくしていません',
  wayAndFinds: (way: string, finds: number) => plural(finds, { other: `${way}、発見#回` }),
};
