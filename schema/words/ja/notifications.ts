// The words of en/notifications.ts in Japanese.
import type { Words } from '../words.ts';

export const notifications: Words['notifications'] = {
  until: 'untilは2026-05-31T12:00:00.000Zのような日時です',
  choice: 'メールをすぐに、まとめて、送らない、のどれかを選んでください',
  push: 'プッシュ通知を送るかどうかを選んでください',
  topic: 'お知らせの種類ごとに選んでください。ほかの種類はありません',
  digest: 'まとめメールは毎日か毎週です',
  quiet: 'おやすみ時間には、はじまりと終わりが必要です',
  hour: '時刻は0から23までの整数です',
  notPainter: 'お礼を言えるのは、この石の作者だけです',
  notFinder: '発見にひとこと残せるのは、見つけた人だけです',
  seq: '旅の記録には1からの番号がついています',
  noFind: 'この発見は、もうありません',
  tooManyFollows: (most: number) => `もう${most}個の石をフォローしています。これが上限です`,
  tooManyLines: '今日はもうたくさん書きました。明日もう一度お試しください。',
  oneLine: '1行で書いてください',
  deadLink: 'リンクが途中で切れています。メールからもう一度開いてください。',
  topics: {
    found: '自分の石が見つかったとき',
    rehidden: '自分の石がもう一度かくされたとき',
    kept: '自分の石をだれかが1か月持っているとき',
    moved: '見つけた石やフォローした石が動いたとき',
    seen: '自分の石をだれかが見かけた、少し動かした、見つけられなかったとき',
    comment: '自分の石に言葉が届いたとき',
    thanks: '発見のお礼が届いたとき',
    reminder: '石を1週間持っているとき、または、ほかの人がその石を見つけたと言うとき',
    answer: '報告への返事が来たとき',
    asked: '消えて読めないIDや、手もとに残していいかの質問があるとき',
    adoption: '石の持ち主が変わるとき',
  },
  titles: {
    found: <T>(rock: T) => [rock, 'が見つかりました'],
    rehidden: <T>(rock: T) => [rock, 'がもう一度かくされました'],
    hidden: <T>(rock: T) => [rock, 'がかくされました'],
    seen: <T>(rock: T) => ['だれかが', rock, 'を見かけました'],
    kept: <T>(rock: T) => ['だれかが', rock, 'を1か月持っています'],
    comment: <T>(rock: T) => [rock, 'に新しいコメントがあります'],
    line: <T>(rock: T) => [rock, 'を見つけた人からひとこと'],
    thanks: <T>(rock: T) => [rock, 'を見つけてくれてありがとう'],
    answer: <T>(rock: T) => [rock, 'についての報告を確認しました'],
    reminder: <T>(rock: T) => [rock, 'をまだ持っていますか？'],
    asked: <T>(rock: T) => ['これは', rock, 'ですか？'],
    answered: <T>(rock: T) => [rock, 'についての質問に答えました'],
    confirmed: <T>(rock: T) => [rock, 'を見つけました'],
    denied: <T>(rock: T) => [rock, 'ではありませんでした'],
    shifted: <T>(rock: T) => [rock, 'が少し動かされました'],
    missing: <T>(rock: T) => [rock, 'はもうないかもしれません'],
    keep: <T>(rock: T) => [rock, 'を手もとに残してもいいですか？'],
    mayKeep: <T>(rock: T) => [rock, 'を手もとに残していいそうです'],
    mayNotKeep: <T>(rock: T) => [rock, 'に旅を続けさせてください'],
    contested: <T>(rock: T) => ['ほかの人が', rock, 'を見つけました'],
    corrected: <T>(rock: T) => [rock, 'の記録が直されました'],
    wanted: <T>(rock: T) => [rock, 'を引き取りたい人がいます'],
    given: <T>(rock: T) => [rock, 'をゆずり受けました'],
    declined: <T>(rock: T) => [rock, 'は今の場所に残ります'],
    shipped: <T>(order: T) => ['注文', order, 'を発送しました'],
  },
  details: {
    by: <T>(who: T, near: string | null) => [near === null ? '' : `${near}、`, who, 'さん'],
    seen: (near: string | null) =>
      near === null
        ? '次の人のために、そのままにしてくれました'
        : `${near}で、次の人のためにそのままにしてくれました`,
    missing: (near: string | null) =>
      near === null ? '3人がさがして、見つかりませんでした' : `${near}：3人がさがして、見つかりませんでした`,
    contested:
      '石が手もとにあった時期のことだそうです。その前にもう一度かくしていたら、それを記録してください。持っていたことがなければ、発見を取り消してください。',
    asks: <T>(who: T) => [who, 'さんからの質問'],
    askedBy: <T>(who: T) => [who, 'さんの質問'],
    says: <T>(who: T) => [who, 'さんより'],
    notHidden: <T>(who: T) => [who, 'さんによると、まちがいで、かくされていなかったそうです'],
    notFound: <T>(who: T) => [who, 'さんによると、まちがいで、見つかっていなかったそうです'],
    hideCorrected: <T>(who: T, near: string | null) => [
      who,
      near === null
        ? 'さんが、かくした場所か日時を直しました'
        : `さんが、${near}にかくした記録の場所か日時を直しました`,
    ],
    findCorrected: <T>(who: T, near: string | null) => [
      who,
      near === null
        ? 'さんが、見つけた場所か日時を直しました'
        : `さんが、${near}で見つけた記録の場所か日時を直しました`,
    ],
    kept: <T>(who: T) => ['今は', who, 'さんが持っています'],
    said: <T>(who: T, quote: T) => [who, 'さん：「', quote, '」'],
    thanks: <T>(who: T) => [who, 'さんより'],
    answer: '知らせてくれてありがとうございます。',
    reminder: 'かくすか、手渡すか、手もとに残してください。',
    asked: <T>(who: T) => [who, 'さんから、写真と質問が届きました'],
    confirmed: <T>(who: T) => [who, 'さんが自分の石だと確かめました'],
    denied: <T>(who: T) => [who, 'さんによると、別の石だそうです'],
    wanted: <T>(who: T) => [who, 'さんが引き取りたいそうです'],
    given: <T>(who: T) => [who, 'さんからのおくりもの'],
    declined: <T>(who: T) => [who, 'さんは、今は手もとに置くそうです'],
  },
};
