// The words of en/watch-emails.ts in Japanese.
import type { Words } from '../words.ts';

export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: '石の次の行き先をお知らせしましょうか？',
    heading: '石は次にどこへ行くでしょう？',
    text: 'ペイントした石を見かけた人から、石がもう一度かくされたらこのアドレスに知らせてほしいと頼まれました。お送りするメールは1通だけです。',
    button: 'はい、知らせて',
    doNothing:
      '心当たりがないときは、何もしなくて大丈夫です。クリックがなければ、もうメールは送りません。アドレスは2日後に消します。',
  },
  movedOn: (rock: string) => `${rock}が次の場所へ行きました`,
  hidden: 'もう一度かくされました。次の人のためにそのままにしてくれて、ありがとうございます。',
  hiddenNear: (near: string) =>
    `${near}に、もう一度かくされました。次の人のためにそのままにしてくれて、ありがとうございます。`,
  button: '旅を見る',
  forgotten: '頼まれていたお知らせです。メールはこの1通だけで、アドレスはもう消しました。',
};
