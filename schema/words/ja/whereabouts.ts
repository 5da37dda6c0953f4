// The words of en/whereabouts.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts: Words['whereabouts'] = {
  notHidden: 'この石は今、かくされていません',
  tooManyAbsences: '今日はもうたくさんの石をさがしました。続きは明日にしてください。',
  notHolder: 'これができるのは、見つけて今この石を持っている人だけです',
  ownRock: 'これは自分の石です。代わりに、家に帰ってきたと記録してください。',
  declined: '作者は、旅を続けてほしいと言っています',
  noQuestion: 'この石について聞いている人は、もういません',
  notOwner: 'これを決められるのは持ち主だけです',
  notHome: '先に「石を見つけた」でIDを入力してください。旅が家までつながります',
  withFinder: 'この石は今、ほかの人が持っています。その人がかくすか手渡したあとで、記録できます。',
  neverHidden: 'この石の旅は、まだはじまっていません',
  isKept: '見つけた人が、感謝とともに手もとに残している石です',
  rest: '石は、家にいるか、引退したか、旅をしているかのどれかです',
  answer: 'はいかいいえで答えてください',
  otherTown: 'そこは別の町です。見つけたと記録して、そこにかくしてください。',
  movedMeanwhile: 'そのあと、この石に別のことが起きました',
  resting: {
    kept: '見つけた人が、感謝とともに手もとに残しています',
    home: '作者の家に帰りました',
    retired: 'この石の旅は終わりました',
  },
  missing: (people: number) =>
    plural(people, { other: 'もうないかもしれません：#人がさがして、見つかりませんでした' }),
  perhapsGone: 'もうないかも',
  sentence: (words: string) => `${words}。`,
  onNoMap: '地図には出ていません。それでも見つけた人がいれば、また旅に戻ります。',
  failed: { title: '届きませんでした', description: '少ししてからもう一度お試しください。' },
  undo: '元に戻す',
  end: '旅を終える',
  travelOn: '旅を続けさせる',
  ended: (name: string) => ({
    title: `${name}の旅が終わりました`,
    description: '地図からは消えますが、ページは残ります。',
  }),
  miss: 'さがしたけれど、ありません',
  missNamed: (name: string) => `${name}をさがしたけれど、ありません`,
  missed: {
    waiting: 'ありがとうございます。送信待ちに入れました。接続を待っています。',
    missing: 'ありがとうございます。「もうないかも」の印をつけて、作者に知らせます。',
    one: 'ありがとうございます。ほかの人も見つけられなければ、作者に知らせます。',
  },
  mayTheyKeep: (name: string) => `見つけた人が${name}を手もとに残してもいいですか？`,
  yes: 'はい、どうぞ',
  no: '旅を続けてほしい',
  saidYes: '「はい」と答えました。石は感謝とともに、そこで休みます。',
  saidNo: '「旅を続けてほしい」と答えました。',
  keeping: {
    asked: '手もとに残していいか、作者に聞きました。返事が来たらお知らせします。',
    granted: '作者の答えは「はい」です。感謝して、手もとに残しましょう。',
    declined: '作者は、旅を続けてほしいと言っています。できるときに、かくしてください。',
  },
  handingWaits:
    '手渡しは接続を待っています。その間に、相手にRock IDを入力してもらいましょう。相手の発見が先に送られたときは、相手が「もう一度試す」を押します。',
  handing: (until: string) =>
    `${until}までにRock IDを入力した人が、この石を受け取ります。相手に石を見せてください。`,
  stopHanding: '手渡しをやめる',
  handOn: '手渡す',
  handOnHow: (hours: number) =>
    `となりにいる人に手渡します。${unit(hours, 'hour')}以内にIDを入力した人が、石を受け取ります。`,
  backHome: '家に帰ってきて、休んでいます。',
  travelsOn: '旅を続けます',
  isBackHome: '家に帰ってきました',
  askToKeep: '手もとに残していいか聞く',
  keep: '感謝して手もとに残す',
};
