// The words of en/notice-messages.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stopped = (text: string) => (/[。！？!?」]$/.test(text) ? text : `${text}。`);

const at = (near: string | null) => (near === null ? '' : `${near}で`);
const into = (near: string | null) => (near === null ? '' : `${near}に`);
const named = (who: string | null, otherwise: string) => (who === null ? otherwise : `${who}さん`);
const somebody = (who: string | null) => named(who, 'だれか');
const painter = (who: string | null) => named(who, '作者');

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: stopped,
  both: (title: string, details: string) => `${title}${details}`,
  foundAndMore: (rock: string) => `${rock}が見つかりました。ほかにもお知らせがあります`,
  thingsHappened: (rock: string, count: number) => `${rock}：${number(count)}件のできごと`,
  says: (who: string) => `${who}さんより：`,
  painterSays: (who: string) => `作者の${who}さんより：`,
  isGlad: (who: string) => `見つけてもらえて、${who}さんがよろこんでいます。`,
  painterIsGlad: (who: string) => `見つけてもらえて、作者の${who}さんがよろこんでいます。`,
  asked: (who: string | null) =>
    `${somebody(who)}が、IDが消えて読めない石を見つけて、この石ではないかと思っています。`,
  askedHint:
    '届いた写真を見てください。「はい」と答えると、その人の発見になり、もう一度かくせるようになります。',
  confirmed: (who: string | null) =>
    `${painter(who)}が自分の石だと確かめました。これで発見が記録されました。`,
  confirmedHint: 'IDは「わたしの石」にあります。石に書き直して、だれかが笑顔になる場所にかくしてください。',
  denied: (who: string | null) =>
    `${painter(who)}が写真を見たところ、別の石だそうです。ほかの石の中から見つかるかもしれません。`,
  wanted: (who: string | null) => `${somebody(who)}がリンクを開いて、引き取りたいと言っています。`,
  wantedHint: '思っていた相手ですか？「はい」と答えたときだけ、その人の石になります。',
  given: (who: string | null) => `${painter(who)}がゆずってくれました。旅はここから続きます。`,
  givenHint: '「わたしの石」で待っています。これからも作者の名前が残ります。',
  declined: (who: string | null) =>
    `${painter(who)}は、今は手もとに置くそうです。引き取ると言ってくれて、ありがとうございます。`,
  reminder:
    'この石を持って、しばらくたちました。だれかが笑顔になる場所にかくすか、手渡すか、手もとに残してください。',
  keep: (who: string | null) => `${named(who, '見つけた人')}が、感謝とともに手もとに残したいと言っています。`,
  keepHint: '「はい」と答えると、石はその人のもとで休みます。「いいえ」なら、旅を続けます。',
  mayKeep: (who: string | null) =>
    `${painter(who)}の答えは「はい」です。感謝とともに、手もとに残してください。かくさなくても大丈夫です。`,
  mayNotKeep: (who: string | null) =>
    `${painter(who)}は、旅を続けてほしいと言っています。できるときに、かくしてください。`,
  kept: (who: string | null) =>
    `${somebody(who)}が1か月持っています。これからは、IDを見た人ならだれでも、見つけたと記録できます。`,
  seen: (near: string | null) => `だれかが${at(near)}見かけて、次の人のためにそのままにしてくれました。`,
  answer: '報告を確認しました。コミュニティを大切にしてくれて、ありがとうございます。',
  shifted: (who: string | null, near: string | null) => `${somebody(who)}が${at(near)}少し動かしました。`,
  rehidden: (who: string | null, near: string | null) =>
    `${somebody(who)}が${into(near)}もう一度かくしました。`,
  hidden: (who: string | null, near: string | null) => `${somebody(who)}が${into(near)}かくしました。`,
  found: (who: string | null, near: string | null) => `${somebody(who)}が${at(near)}見つけました。`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `これまでに${plural(timesFound, { other: '#回' })}見つけられました。`
      : `これまでに${plural(timesFound, { other: '#回' })}見つけられ、${way}旅しました。`,
  buttons: {
    seeAll: 'できごとを見る',
    thank: '見てお礼を言う',
    hide: 'もう一度かくす',
    withYou: '手もとの石を見る',
    answer: '答える',
    seePhoto: '写真を見て答える',
    seeWho: '相手を見て答える',
    myRocks: '「わたしの石」で見る',
    lookAgain: 'もう一度さがす',
    journey: '旅を見る',
    digest: 'すべて見る',
  },
  digest: '石に起きたこと',
  more: (count: number) => `ほかに${number(count)}件あります。`,
  settings: '受け取るお知らせを選ぶ',
  unsubscribe: 'このメールを止める',
  reason: (kinds: readonly string[]) => `このメールは、${kinds.join('、')}としてお送りしています。`,
  ofDigest: 'まとめメール',
  ofTopic: (topic: string) => `「${topic}」のお知らせ`,
  push: {
    reminder: 'かくすか、手渡すか、手もとに残してください。',
    seen: '次の人のために、そのままにしてくれました。',
    answer: '知らせてくれてありがとうございます。',
    asked: 'だれかが、IDが消えて読めない石を見つけました。',
    confirmed: '作者が自分の石だと確かめました。もう一度かくしてください。',
    denied: '作者によると、別の石だそうです。',
    wanted: '「はい」と答えたときだけ、その人の石になります。',
    given: '旅はここから続きます。',
    declined: '引き取ると言ってくれて、ありがとうございます。',
    seeAll: 'できごとを見てみましょう。',
    somebody: 'メンバー',
    by: (who: string) => `${who}さん`,
    line: (details: string) => details,
  },
};
