// The words of en/charts.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { other: '#マイル' }),
    kilometer: (count: number) => plural(count, { other: '#キロメートル' }),
    find: (count: number) => plural(count, { other: '発見#回' }),
    hop: (count: number) => plural(count, { other: '#回の移動' }),
    place: (count: number) => plural(count, { other: '#か所' }),
    rock: (count: number) => plural(count, { other: '石#個' }),
    visitor: (count: number) => plural(count, { other: '訪問者#人' }),
    'sign-up': (count: number) => plural(count, { other: '新規登録#人' }),
  },
  unitTitles: {
    mile: 'マイル',
    kilometer: 'キロメートル',
    find: '発見',
    hop: '移動',
    place: '場所',
    rock: '石',
    visitor: '訪問者',
    'sign-up': '新規登録',
  },
  spanTitles: { month: '月', day: '日' },
  monthOfYear: (month: string, year: string) => `${year}年${month}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}。矢印キーで月を移動します。`,
    day: (title: string) => `${title}。矢印キーで日を移動します。`,
  },
  tip: (when: string, count: string) => `${when}：${count}`,
  showTable: '表で見る',
  notLoaded: 'グラフを読み込めませんでした。数字は表にあります。',
};
