// The words of en/my-rocks.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'わたしの石',
  foundRock: '石を見つけた（IDを入力）',
  register: '新しい石を登録',
  track: '地図で旅を見る',
  printLabel: 'ラベルを印刷',
  done: '完了',
  tabs: {
    rocks: 'わたしの石',
    rehide: '次にかくす石',
    archive: 'もう一度かくした石',
    activity: 'できごと',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'ここに、最初の石が並びます。',
    description: '石に絵をかいてIDをつけ、どこまで行くか見守りましょう。',
    register: '最初の石を登録',
  },
  noFinds: {
    title: 'ポケットに、次にかくす石はありません。',
    description: '石を見つけたら、IDを入力してください。もう一度かくすまで、石はここで待ちます。',
  },
  noArchive: {
    title: 'もう一度かくした石が、ここに残ります。',
    look: '地図で石をさがす',
  },
  noActivity: {
    title: 'まだ何も起きていません。',
    description: '自分の石を登録するか、だれかがかくした石をさがしてみましょう。',
    register: '石を登録',
    exploreMap: '探検マップ',
  },
  notYours: {
    title: 'この石は、もう自分のものではありません',
    description: 'もう新しい家があるのかもしれません。',
  },
  notWithYou: {
    title: 'この石は手もとにありません',
    description:
      'かくすのは、持ち主か、最後に見つけた人です。またかくされて待っているときに、見つけたと記録できます。',
  },
  alreadyHidden: {
    title: 'もうかくされています',
    description: (rock: string) =>
      `${rock}はかくし場所で待っています。だれかが見つけたら、もう一度かくせます。`,
  },
  withFinder: {
    title: '見つけた人の手もとにあります',
    description: (rock: string) => `${rock}は見つかりました。今持っている人が、もう一度かくせます。`,
  },
  lookUpFailed: {
    title: '石を調べられませんでした',
    description: '少ししてからもう一度お試しください。',
  },
  findsFailed: '見つけた石を読み込めませんでした。',
  archiveFailed: 'もう一度かくした石を読み込めませんでした。',
  activityFailed: 'できごとを読み込めませんでした。',
  theRock: 'この石',
};
