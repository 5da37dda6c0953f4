// The words of en/finds.ts in Japanese.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'この石はまだ持ち主の手もとにあり、かくされていません。';

export const finds: Words['finds'] = {
  neverHidden: 'この石はまだかくされたことがありません',
  unknown: '石が見つかりません',
  waiting: codes.waiting,
  taken: 'この石はもう見つけられています',
  notYours: 'この石は、見つけた石の一覧にありません',
  alreadyRehidden: 'この石は、すでに次の場所にかくされています',
  movedOn: 'この石は今、ほかの人が持っています',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `${isVisitor ? '同じネットワークから、' : ''}短い時間にたくさんのIDが試されました。ラベルを確かめて、${wait(seconds)}後にもう一度お試しください。`,
  enoughToday: (most: number, seconds: number) =>
    `今日はもう${number(most)}個のRock IDを入力しました。1日に入力できるのはここまでです。${wait(seconds)}後にもう一度お試しください。`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description:
        'このIDの石は、まだだれも登録していません。自分の石ですか？登録すると、見つけてもらえるようになります。',
    },
    neverHidden: { title: 'まだ出発していません', description: withOwner },
    taken: {
      title: 'もう見つけられています',
      description: 'この石はもう見つけられていて、次にかくされるのを待っています。',
    },
    unknown: {
      title: '石が見つかりません',
      description: 'このIDの石はありません。番号を確かめて、もう一度お試しください。',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description:
        'このIDの石は、まだだれも登録していません。自分の石ですか？登録すると、見つけてもらえるようになります。',
    },
    neverHidden: { title: 'まだ出発していません', description: withOwner },
    taken: {
      title: 'もう見つけられています',
      description: 'この石は、もうほかの人が見つけています。',
    },
    unknown: {
      title: '石が見つかりません',
      description: 'このIDの石はありません。IDを確かめて、もう一度お試しください。',
    },
  },
  noConnection: {
    title: '接続がありません',
    description:
      'サーバーにつながりませんでした。石は手もとに置いて、電波の届く場所でもう一度お試しください。',
  },
  oneMoment: { title: '少しお待ちください', description: '少し待ってから、もう一度お試しください。' },
  failed: { title: 'エラー', description: '記録できませんでした。もう一度お試しください。' },
  unable: { title: '記録できません', description: 'Rock IDがちがうか、石が登録されていません。' },
  lookUpFailed: {
    title: '調べられませんでした',
    description: 'この石を調べられませんでした。少ししてからもう一度お試しください。',
  },
  inOneLine: (title: string, description: string) => `${title}：${description}`,
  kept: '接続がありません。発見はこの端末に保存して、つながったらすぐに送ります。それまでは「わたしの石」にあります。',
  notLookedUp: {
    title: '接続がありません',
    text: '今はこの石を調べられません。電波の届く場所でもう一度お試しください。',
  },
  mistyped: {
    title: codes.check,
    text: 'ラベルや石の裏の文字と、1文字ずつくらべてみてください。',
  },
  unasked: {
    title: '「調べる」を押してください',
    text: 'IDはこれで全部ですか？「調べる」を押すか、続けて入力してください。',
  },
  noRock: {
    title: '石が見つかりません',
    text: 'このIDの石は、まだだれも登録していません。自分の石ですか？それとも、読みにくい文字がありますか？',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'Rock IDは合っていますが、まだどの石にもついていません。自分のラベルなら、このIDで石を登録しましょう。',
  },
  elsewhere: {
    active:
      'この石はまだ持ち主の手もとにあります。かくせるのは持ち主です。かくされたあとは、見つけた人が記録できます。',
    found:
      'この石は、最後に見つけたメンバーの手もとにあります。かくせるのはその人です。かくされたあとは、見つけたと記録できます。',
  },
  isThatYou: {
    active: 'この石はまだ持ち主の手もとにあります。ご本人ですか？ログインするとかくせます。',
    found: 'この石は、最後に見つけたメンバーの手もとにあります。ご本人ですか？ログインするとかくせます。',
  },
};
