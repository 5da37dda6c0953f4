// The words of en/analytics.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: '距離を読み込めませんでした。',
  traveled: { mi: '旅した距離（マイル）', km: '旅した距離（km）' },
  finds: 'わたしの発見',
  countries: '国',
  places: '場所',
  byMonth: { mi: '月ごとの距離（マイル）', km: '月ごとの距離（km）' },
  findsByMonth: '月ごとの発見',
  firstFind: 'はじめての発見が、ここで点になります。',
  noRecentFinds: 'この2年間、発見はありません。次の発見が、ここで点になります。',
  first: {
    mi: 'だれかが石を見つけてもう一度かくすと、最初の道のりがここにかかれます。',
    km: 'だれかが石を見つけてもう一度かくすと、最初の道のりがここにかかれます。',
  },
  shortWays: {
    mi: '今のところ短い道のりです。最初の1マイルが、ここにかかれます。',
    km: '今のところ短い道のりです。最初の1キロメートルが、ここにかかれます。',
  },
  noneWhole: {
    mi: 'この2年間、1マイルに届いた月はありません。',
    km: 'この2年間、1キロメートルに届いた月はありません。',
  },
  atHome: '石はまだ家にいます。',
  atHomeHint: 'ひとつかくすと、旅の距離がそこから測られます。',
  myRocks: 'わたしの石',
  noRocks: {
    mi: 'どんなに長い旅も、ペイントした石からはじまります。',
    km: 'どんなに長い旅も、ペイントした石からはじまります。',
  },
  noRocksHint: '最初の石を登録して、かくして、どこまで行くかをここで見ましょう。',
  registerFirst: '最初の石を登録',
  countriesReached: '訪れた国',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'いちばん長い旅',
  longestHop: 'いちばん長い移動',
  inHops: <T>(rock: T, hops: string) => [rock, `、${hops}`],
  to: 'から',
  rockAndDay: <T>(rock: T, day: string) => [rock, `、${day}`],
  byRock: { mi: '石ごとの距離（マイル）', km: '石ごとの距離（km）' },
  byRockOrder: { mi: '石ごとの距離（マイル、遠い順）', km: '石ごとの距離（km、遠い順）' },
  rock: '石',
  hops: '移動',
  distanceColumn: { mi: 'マイル', km: 'km' },
  otherRocks: (count: number) => plural(count, { other: 'ほかの石#個の合計' }),
  showMore: (count: number) => `あと${number(count)}個見る`,
};
