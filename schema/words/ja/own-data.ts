// The words of en/own-data.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { other: '石#個' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0 ? [plural(steps, { other: '旅の記録#件' })] : []),
    ...(photos > 0 ? [plural(photos, { other: '写真#枚' })] : []),
  ]);

const asSentence = (text: string) => `${text}。`.replace(/([。！？])。$/, '$1');

export const ownData: Words['ownData'] = {
  takeWithYou: '持ち出す',
  aboutDownload:
    'ここにある自分のものすべてを、ひとつのZIPファイルにします。石とRock IDと写真、旅のすべての記録、発見、コメント、注文が入ります。表は表計算ソフトで、道のりは地図で開けます。無料です。Rock IDは秘密なので、人に見せないでください。',
  preparing: '準備しています…',
  download: '自分のデータをダウンロード',
  downloadBegins: {
    title: 'ダウンロードがはじまります',
    description: '写真が多いと時間がかかります。終わるとブラウザが知らせます。',
  },
  noFile: 'ファイルを作れませんでした',
  tryAgain: '少ししてからもう一度お試しください。',
  bringItIn: '取り込む',
  aboutImport:
    '別のRockaboutサイトのZIPがありますか？その石、旅、写真を、Rock IDごとこのアカウントに取り込めます。これまでの距離は石の記録に数えますが、ランキングには数えません。このサイトでほかの人が持っている石は取り込めません。途中で止まったら、同じファイルをもう一度選んでください。止まったところから続きます。',
  bringIn: 'ZIPを取り込む',
  bringingIn: '取り込んでいます…',
  progress: '石を取り込み中',
  doneSoFar: (done: number, all: number) =>
    `${rocks(all)}のうち${number(done)}個。この設定を閉じても続きます。ページは開いたままにしてください。`,
  reading: 'ファイルを読んでいます…',
  goToMyRocks: '「わたしの石」へ',
  signInAgain: 'もう一度ログイン',
  signIn: 'ログイン',
  leftOut: '取り込まなかった石',
  goOn: (count: number) => `${rocks(count)}で続ける`,
  notAsAWhole: 'ファイルを全部は取り込めませんでした',
  chooseAgain: (failure: string) => `${failure}同じファイルをもう一度選ぶと、続きます。`,

  allHere: (all: number) => `${rocks(all)}を取り込みました`,
  noneHere: '石は取り込まれませんでした',
  someHere: (done: number, all: number) => `${rocks(all)}のうち${number(done)}個を取り込みました`,
  sentence: asSentence,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `今回は${rocks(count)}と、${stepsAndPhotos(steps, photos)}が入りました。`
      : `今回は${rocks(count)}が入りました。`,
  cameAlong: (steps: number, photos: number) => `${stepsAndPhotos(steps, photos)}もいっしょに入りました。`,
  meanwhile: (count: number) =>
    plural(count, { other: '石#個は、送ったときにはもうありました。別のタブからかもしれません。' }),
  nothingMissing: '足りないものはなく、何も変わっていません。',
  someLeftOut: (count: number) => plural(count, { other: '石#個は取り込みませんでした。' }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { other: '石#個が待っています。' })}${why}続きは${from}から受け付けます。`,
  signedOut: (done: number, all: number) =>
    `ログアウトしているか、ほかの人がログインしています。${
      done > 0 ? `${rocks(all)}のうち${number(done)}個が入りました。` : '何も取り込まれていません。'
    }もう一度ログインして、同じファイルを選んでください。止まったところから続きます。`,
  nothingCame: '何も取り込まれていません。',
  notSent: 'ファイルを送れませんでした。少ししてからもう一度お試しください。',
  aRock: 'ある石',

  exportsSpent:
    '今日はもう何度もデータをダウンロードしました。明日、またはダウンロードが途中で切れたときは1時間後に、もう一度お試しください。',
  fromElsewhere:
    'このリンクは別のサイトにあるので、何もダウンロードしていません。データは、プロフィールの「設定」にあります。',
  tooMuch: '一度に取り込める量を超えています。ページを再読み込みして、もう一度ファイルを選んでください。',
  notOurs:
    'ここで作られたファイルではないか、変更されています。ここでダウンロードしたままのZIPを選んでください。',
  version: 'このファイルは、新しいバージョンのものです。',
  triedOften:
    '今日はもういくつものファイルを受け付けられませんでした。明日、同じファイルをもう一度選んでください。止まったところから続きます。',
  enoughThisHour:
    '1時間にたくさんのファイルがありました。1時間後に、同じファイルをもう一度選んでください。止まったところから続きます。',
  enoughToday:
    '1日に取り込める量はここまでです。明日、同じファイルをもう一度選んでください。止まったところから続きます。',
  tooNew: 'こんなに記録の多い石を取り込めるのは、メンバーになって7日たってからです。',
  untold:
    'これらのRock IDの一部は、もうこのサイトの石で使われています。どれかは、遅くとも1時間後にお知らせできます。そのとき、同じファイルをもう一度選んでください。',
  taken: (codes: string, hasMore: boolean) =>
    `これらのRock IDは、もうこのサイトの石で使われています：${codes}${hasMore ? '（ほかにもあるかもしれません）' : ''}。ファイルで取り込めるのは、まだこのサイトにない石です。`,
  wrong: (rock: string, why: string) => asSentence(`${rock}：${why}`),
  allWrong: (names: readonly string[], why: string) => asSentence(`${list(names)}：${why}`),

  tooMuchFor: '写真か旅の記録が大きすぎます',
  twice: 'Rock IDか番号が、ファイルに2回出てきます',
  otherInText:
    '文章か旅の中の文章に、ファイルの別の石のRock IDが入っています。読んだ人が、見つけていなくても記録できてしまいます。もとのサイトで直して、もう一度ファイルをダウンロードしてください',
  time: '未来の日時か、順番が前後する日時があります',
  firstStep: '旅が発見からはじまっています',
  photo: '写真がないか、壊れているか、写真でないか、10MBを超えています',
  codeTaken: 'Rock IDは、もうこのサイトの石で使われています',
  tooNewFor: 'こんなに多くの記録を取り込めるのは、メンバーになって7日たってからです',
};
