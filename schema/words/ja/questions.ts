// The words of en/questions.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const notHidden = 'この石は、もうかくされていません';
const saidNo = '作者によると、別の石だそうです';
const amongOthers = 'ほかの石の中から見つかるかもしれません。';
const named = <T>(who: T | null, otherwise: string) => [who ?? otherwise, ...(who === null ? [] : ['さん'])];
const painterOf = <T>(painter: T | null) => named(painter, '作者');
const finderOf = <T>(finder: T | null) => named(finder, '見つけた人');

export const questions: Words['questions'] = {
  town: 'どの町の近くで見つけたかを書いてください',
  month: 'monthは2026-05のような年月です',
  photo: '作者が自分の石だとわかるように、石の写真をとってください',
  notHidden,
  own: 'これは自分の石です。IDは「わたしの石」にあります。',
  noPainter: 'この石の作者は退会したので、だれの石かを答えられる人がいません',
  saidNo,
  tooMany: '今日はもう何人もの作者に聞きました。また明日聞いてください。',
  tooManyAbout: '今日はこの石について何人もの質問がありました。明日もう一度お試しください。',
  answer: '自分の石かどうかを答えてください',
  gone: 'この質問は、もうありません',
  over: 'この質問は終わりました。石は先へ進みました',
  settled: 'この質問には、もう返事がありました',
  notNow: '今はこの質問を取り消せません',
  answered: 'この質問には、もう答えました',
  heading: 'IDが消えて読めません',
  intro:
    '雨や日ざしで、そうなることがあります。見えるものを書いて、かくれている石の中からさがし、作者に聞いてみましょう。',
  form: {
    what: '何がかいてありますか？（任意）',
    whatExample: 'テントウムシ、赤い点、文字',
    town: 'どの町の近くで見つけましたか？',
    unknownTown: (town: string) =>
      `「${town}」ではじまる町が見つかりません。英語の町名か、近くのもっと大きな町を試してください。`,
    month: 'いつ見つけましたか？',
    look: 'さがす',
    looking: 'さがしています…',
  },
  likely: {
    failed: (why: string) => `石を読み込めませんでした。${why}`,
    tryInAMoment: '少ししてからもう一度お試しください。',
    tryAgain: 'もう一度試す',
    isItOne: 'この中にありますか？',
    nobodyWrote: <T>(what: T) => ['「', what, '」と書いた作者はいません。'],
    bestFirst: (near: string) => `${near}にかくされた石、よく合う順です。`,
    newestFirst: (near: string) => `${near}にかくされた石、新しい順です。`,
    others: 'そこにかくされたほかの石',
    more: (count: number) =>
      plural(count, {
        other: 'そこには、あと#個の石がかくされています。絵のことをもっと書くと、合う石が上に出ます。',
      }),
    otherTowns: 'それとも、この町のどれかですか？',
    noneUntil: (month: string, near: string) => `${month}の終わりまでに${near}にかくされた石はありません。`,
    none: (near: string) => `${near}にかくされた石はありません。`,
    largerTown: '近くのもっと大きな町を試してください。',
    anyMonth: '時期に関係なくさがす',
    madeBy: <T>(painter: T, day: string, town: string | null) => [
      painter,
      town === null ? `さん、${day}` : `さん、${day}、${town}`,
    ],
    choose: 'これです',
    chooseRock: (name: string) => `これです：${name}`,
  },
  asked: {
    heading: '質問した石',
    open: '作者の返事を待っています',
    yes: 'はい、この石でした',
    no: 'いいえ、別の石でした',
    over: '石は先へ進みました',
  },
  ask: {
    saidNo: `${saidNo}。`,
    already: '作者にはもう聞いています。',
    seeQuestion: '質問を見る',
    chooseAnother: 'ほかの石を選ぶ',
    loadFailed: '石を読み込めませんでした。',
    notHidden: `${notHidden}。`,
    faster: 'だれかが先に見つけたのかもしれません。',
    myRocks: 'わたしの石',
    lookAgain: 'もう一度さがす',
    title: (rock: string) => `${rock}ですか？`,
    heading: <T>(rock: T) => [rock, 'ですか？'],
    by: <T>(painter: T, near: string | null) => [
      '作者：',
      painter,
      near === null ? 'さん' : `さん、${near}にかくされた石`,
    ],
    signInTo: <T>(painter: T | null) => [
      'ログインすると、',
      ...painterOf(painter),
      'に聞けます。写真を送ると、はいかいいえの返事が来ます。無料で、そのあとこの石に戻ります。',
    ],
    photoNow: '手もとに石があるなら、今写真をとってください。',
    signIn: 'ログイン',
    failed: '質問が届きませんでした。もう一度お試しください。',
    photoKept: (why: string) => `${why}写真は残してあります。`,
    photo: '石の写真',
    photoHint: '見られるのは作者だけです。返事のあと、または30日後に削除されます。',
    photoAlt: '見つけた石',
    ask: '作者に聞く',
    asking: '送っています…',
    whatTheySee: <T>(painter: T | null) => [
      ...painterOf(painter),
      'には、名前と写真が見えます。その人の石なら、発見が記録され、石に書き直すためのIDが届きます。',
    ],
  },
  one: {
    isThis: (rock: string) => `これは${rock}ですか`,
    gone: 'この質問は、もうありません。',
    goneHint: '終わったか、ほかの人への質問だったのかもしれません。',
    notifications: 'お知らせ',
    loadFailed: '質問を読み込めませんでした。',
  },
  forFinder: {
    found: <T>(rock: T) => [rock, 'を見つけました！'],
    recognized: <T>(painter: T | null) => [...painterOf(painter), 'が自分の石だと確かめました。'],
    write: '次の人が読めるように、石にこう書いてください：',
    hide: 'もう一度かくす',
    not: <T>(rock: T) => [rock, 'ではありませんでした'],
    movedOn: <T>(rock: T) => [rock, 'は先へ進みました'],
    another: <T>(painter: T | null) => [
      ...painterOf(painter),
      `が写真を見たところ、別の石だそうです。${amongOthers}`,
    ],
    over: `もうだれも答えられません。だれかが別の場所で見つけていたら、手もとにあるのは別の石です。${amongOthers}`,
    lookAgain: 'もう一度さがす',
    photoAlt: '送った写真',
    asked: <T>(painter: T | null) => [...painterOf(painter), 'に聞きました'],
    youAsked: <T>(day: string, rock: T) => [
      `${day}に、`,
      rock,
      'かどうかを聞きました。返事が来たら、すぐにお知らせします。質問は30日で終わります。',
    ],
    keepSafe: 'それまで、石を大切に持っていてください。',
    notTakenBack: '質問を取り消せませんでした。もう一度お試しください。',
    lookAtOthers: 'ほかの石を見る',
    takeBack: '質問を取り消す',
  },
  forPainter: {
    wasFound: <T>(rock: T) => [rock, 'が見つかりました'],
    counts: <T>(finder: T | null) => [
      'これで、',
      ...finderOf(finder),
      'の発見になりました。その人には、書き直すためのIDが見えます。かくされたらお知らせします。',
    ],
    thanks: '見てくれてありがとうございます',
    theyKnow: <T>(finder: T | null, rock: T) => [
      ...named(finder, '質問した人'),
      'に、別の石だと伝わりました。',
      rock,
      'は、今のかくし場所に残ります。',
    ],
    nothingLeft: 'もう答えることはありません',
    movedOn: <T>(rock: T) => [rock, 'は、質問のあとで先へ進みました。'],
    failed: '返事が届きませんでした。もう一度お試しください。',
    heading: '自分の石ですか？',
    theirPhoto: '届いた写真',
    yours: <T>(rock: T) => ['自分の', rock],
    thinks: <T>(finder: T | null, rock: T, near: string | null) => [
      ...named(finder, 'だれか'),
      near === null
        ? 'が、IDが消えて読めない石を見つけました。これは'
        : `が、IDが消えて読めない石を見つけました。これは、${near}にかくされた`,
      rock,
      'ではないか、とのことです。',
    ],
    ifYes:
      '「はい」と答えると、その人の発見になり、石に書き直すためのIDが見えるようになります。返事は取り消せません。',
    yes: 'はい、自分の石です',
    no: 'いいえ、別の石です',
    report: 'この写真を報告',
  },
};
