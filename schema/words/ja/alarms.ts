// The words of en/alarms.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';

const counted = {
  answers: 'リクエスト',
  mail: 'メール',
  webhooks: 'イベント',
  push: 'プッシュ通知',
};
export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: '毎時ジョブ',
      broken: '毎時ジョブの失敗',
      brokenTitle: '毎時ジョブが失敗しています',
      over: '毎時ジョブがまた動いています',
      overTitle: '毎時ジョブがまた動いています',
      todo: [
        '何もなくなっていません。次に成功したときに、抜けた分を取り戻します。',
        'ステップが失敗しているときは、cloudflarestatus.comとstatus.stripe.comを見てください。止まっているサービスは、ひとりでに戻ります。まったく動いていないときは、CloudflareのWorkers & Pages、rockabout、Settings、Trigger Eventsを見てください。新しくデプロイすると、予定が設定し直されます。',
        '途中で止まった復元があると、ジョブは待ちます。同じコマンドか、「npm run restore -- --undo」で終わらせてください。そうでなければ、ログの「kind = failure」の行を開発者に送ってください。',
      ],
    },
    mail: {
      title: 'メール',
      broken: 'メールの送信停止',
      brokenTitle: 'メールが送られていません',
      over: 'メールがまた送られています',
      overTitle: 'メールがまた送られています',
      todo: [
        'CloudflareのEmail Serviceを見てください。1日の上限を使い切っていませんか？ドメインのDNSレコードは見つかっていますか？どちらも問題なければ、cloudflarestatus.comを見て、待ってください。',
        'それまで、だれもコードでログインできません。ほかのメールはすべて待っていて、ひとりでに送られます。',
      ],
    },
    outbox: {
      title: '未送信のメッセージ',
      broken: '1時間以上待っているメッセージ',
      brokenTitle: 'メッセージが1時間以上待っています',
      over: '長く待っているメッセージはもうありません',
      overTitle: '長く待っているメッセージはもうありません',
      todo: [
        'メール、プッシュ通知、毎時ジョブも故障しているときは、まずそちらを見てください。そうでなければ、よくあるのはアドレスのまちがいです。/adminの「保守」にメッセージの一覧があり、もう一度試すか、送信をやめることができます。',
        'メッセージは2週間、1時間ごとにもう一度送られます。同じものが2回送られることはありません。',
      ],
    },
    webhooks: {
      title: 'Stripeの支払い',
      broken: '支払いの知らせの不着',
      brokenTitle: '支払いの知らせが届いていません',
      over: '支払いの知らせがまた届いています',
      overTitle: '支払いの知らせがまた届いています',
      todo: [
        'StripeのDevelopers、Webhooksを見てください。失敗した配信に、こちらの返事が出ています。400は署名シークレットのまちがい、404または返事なしはアドレスのまちがいです。「npm run setup -- --replace STRIPE_WEBHOOK_SECRET」で、両方を正しくしたWebhookを作り直せます。500と503は、ひとりでに直ります。Stripeの障害はstatus.stripe.comに出ます。',
        '支払いは失われません。2週間分は毎日の修復で見つかります。「保守」の「1時間以内に修復」なら、それを待たずにすみます。',
      ],
    },
    push: {
      title: 'プッシュ通知',
      broken: 'プッシュ通知の送信停止',
      brokenTitle: 'プッシュ通知が送られていません',
      over: 'プッシュ通知がまた送られています',
      overTitle: 'プッシュ通知がまた送られています',
      todo: [
        'たいてい数時間のうちに、ひとりでに直ります。通知は待っています。',
        '1日続くときは、ログの「a push service did not take a message」の行を見てください。そこに401か403があれば、鍵が合っていません。「npm run setup -- --replace PUSH_PRIVATE_KEY」、続けて「npm run deploy」を実行してください。ほかのものは、開発者に送ってください。',
      ],
    },
    answers: {
      title: 'リクエスト',
      broken: 'リクエストの多すぎる失敗',
      brokenTitle: 'リクエストの失敗が多すぎます',
      over: 'リクエストにまた答えています',
      overTitle: 'リクエストにまた答えています',
      todo: [
        'リリースのあとにはじまりましたか？それなら「npm run deploy -- --back」で元に戻してください。',
        'そうでなければ、サイトの/api/healthを開いてください。「ok」と出なければ、Cloudflareの保存先が止まっています。cloudflarestatus.comを見て、待ってください。「ok」と出れば、ログの「level = error」の行を開発者に送ってください。',
      ],
    },
    database: {
      title: 'データベースの大きさ',
      broken: 'データベースの容量不足',
      brokenTitle: 'データベースがいっぱいになりそうです',
      over: 'データベースにまた空きがあります',
      overTitle: 'データベースにまた空きがあります',
      todo: [
        'メンバーにはまだ何も起きていません。時間はあります。でも、データベースがいっぱいになると、新しい石も発見もメンバーも受け付けられません。',
        '1週間以内に開発者に相談してください。古い行を移すか、データベースを分ける必要があります。',
      ],
    },
  },

  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}：${broken}、${shortMoment(since, now)}から`,
  sinceThen: (since: number, now: number, detail: string) => `${shortMoment(since, now)}からです。${detail}`,
  isOver: (productName: string, over: string) => `${productName}：${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `${shortMoment(since, now)}から${shortMoment(until, now)}までの故障：${broken}。することはありません。`,
  openDashboard: '管理画面を開く',
  oneMoreEmail: '直ったら、もう1通メールが届きます。',

  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `${minutes}分間に、${counted[what]}${number(total)}件のうち${number(failed)}件が失敗しました（${number(percent)}%）。`,
  neverRan: '一度も動いていません。',
  lastRan: (at: number, now: number) => `最後に動いたのは${shortMoment(at, now)}です。`,
  stepsFailed: (names: string) => `2回以上の実行で失敗したステップ：${names}。`,
  undelivered: 'Stripeは、1時間以上イベントを届けられませんでした。',
  messagesWait: (many: number) => plural(many, { other: '#件のメッセージが待っています。' }),
  gigabytes: (used: number, most: number) => `${most}GBのうち${used.toFixed(1)}GBを使っています。`,

  heading: '健康状態',
  notLoaded: 'サイトの健康状態を読み込めませんでした。',
  partsBroken: (many: number) => plural(many, { other: '#か所が故障しています。' }),
  emailWhenOver: '直ったら、メールが届きます。',
  emailWhenBroken: '何かが故障したら、メールが届きます。',
  fineSince: <T>(at: T) => ['正常：', at, 'から'],
  isBrokenSince: <T>(at: T) => ['故障：', at, 'から'],
  calmSince: <T>(at: T) => ['回復中：', at, 'から'],
  notKnown: 'まだわかりません',
  notSetUp: '設定されていません',
  calming: <T>(since: T, minutes: number) => [
    since,
    `から故障しています。${minutes}分間続けて正常なら、終わりです。することはありません。`,
  ],
  more: 'くわしくは、docs/operations.mdの「Alarms」をご覧ください。',
  unsent: '未送信のメッセージ',
  addresses: 'メンバーとそのアドレス',
  repair: '支払いの修復',
};
