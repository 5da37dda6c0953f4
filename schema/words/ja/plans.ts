// The words of en/plans.ts in Japanese.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['石の登録は無制限', '石の旅の記録を見る'];
const alreadySubscribed = 'もう加入しています';
const subscriptionError = '手続きできませんでした';

export const plans: Words['plans'] = {
  names: { monthly: '月額プラン', yearly: '年額プラン' },
  start: { monthly: '月額プランをはじめる', yearly: '年額プランをはじめる' },
  ofMember: {
    free: '無料プラン',
    premium: 'プレミアムプラン',
    monthly: '月額プラン',
    yearly: '年額プラン',
  },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: '／月', yearly: '／年', free: 'ずっと無料' },
  freePrice: '$0',
  orYearly: (yearly: string) => `／月、または${yearly}／年`,
  freeName: '無料プラン',
  freeFeatures: [...shared, '基本の旅の追跡', '地図の表示（点のみ）', 'QRコードとRock ID'],
  notInFree: [
    'みんなの石',
    '距離の分析',
    'クリックできる地図',
    'CSVファイルの書き出し',
    'プレミアム図案',
    '優先サポート',
  ],
  notInFreeTitle: '無料プランにはないもの',
  notIncluded: '含まれません：',
  sharedFeatures: [...shared, 'QRコードとRock ID'],
  addedByPro: [
    'くわしい旅の追跡',
    'すべて使える地図',
    'みんなの石',
    '距離の分析',
    'クリックできる地図',
    'CSVファイルの書き出し',
    'プレミアム図案',
    '優先サポート',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro（月額または年額）',
  bestValue: 'いちばんお得',
  saving: (percent: number) => `月額より${percent}%お得！`,
  starting: '少しお待ちください…',
  opening: '開いています…',
  continueFree: '無料で続ける',
  toDashboard: 'ホームへ進む',
  backToDashboard: 'ホームへ戻る',
  period: {
    renews: (day: string) => `${day}に更新されます。`,
    trial: (day: string) => `お試しは${day}まで続きます。`,
    until: (day: string) => `${day}まで使えます。`,
    ended: (day: string) => `${day}に終わりました。`,
  },
  page: {
    heading: 'プラン',
    choose: '楽しみかたを選びましょう',
    lead: '絵をかくのも、かくすのも、見つけるのも、好きなだけ、ずっと無料です。Rock Hunter Proでは、石の行き先がすべてわかり、みんなが集まるテーブルが開きます。',
    toHome: 'ホームへ戻る',
    failed: 'プランを調べられませんでした。',
    waiting: 'お支払いの知らせを待っています…',
    thanks: 'ありがとうございます',
    lastPlan: '前回のプラン',
    another: '次のプランは、いつでもはじめられます。',
    anotherAfter: (period: string) => `${period}次のプランは、いつでもはじめられます。`,
    paidAlready: <T>(link: (words: string) => T) => [
      'もうお支払い済みですか？',
      link('お支払いに使ったアドレスでログイン'),
      'すると、プランが使えます。',
    ],
  },
  soon: {
    title: 'プレミアムはもうすぐ登場します',
    lead: (monthly: string, yearly: string) =>
      `Rock Explorerは、石を好きなだけ登録できて、ずっと無料です。Rock Hunter Proは、月${monthly}または年${yearly}で、もうすぐ登場します。内容は次のとおりです：`,
  },
  own: {
    headings: {
      member: 'プレミアムメンバー',
      ending: 'プランはもうすぐ終わります',
      unpaid: 'プランは止まっています',
    },
    ending: 'プランは解約済みです。それまでは全部使えます。石とその旅の記録は、これからもずっと残ります。',
    backToRock: '手もとの石に戻る',
    allYours: '全部使えます',
    stillYours: 'まだ使えます',
    open: '分析、書き出し、図案を開く',
    lookUpFailed: 'プランを調べられませんでした。',
  },
  unpaid: {
    title: '前回のお支払いができませんでした',
    hasAccess: '数日間はすべて使えます。カードを確かめてください。',
    isClosed: 'お支払いができると、Rock Hunter Proがまた使えます。カードを確かめてください。',
  },
  billing: 'カードと請求書',
  billingFailed: {
    title: subscriptionError,
    description: 'カードと請求書を開けませんでした。もう一度お試しください。',
  },
  reactivate: '再開する',
  reactivating: '再開しています…',
  reactivated: { title: 'プランを再開しました', description: 'プランは続き、これまでどおり更新されます。' },
  reactivateFailed: {
    title: subscriptionError,
    description: 'プランを再開できませんでした。もう一度お試しください。',
  },
  giveYourself: {
    text: 'このコミュニティの管理者なので、お支払いは必要ありません。メンバーの一覧から、自分にRock Hunter Proを手動で付けてください。',
    link: '自分にProを付ける',
  },
  upsell: {
    everythingAnd: 'Rock Explorerの全部に加えて：',
    upgrade: 'Proにする',
    signIn: 'ログイン',
  },
  card: {
    heading: 'お申し込みの仕上げ',
    form: 'カードでのお支払い',
    loading: 'カードの入力欄を読み込んでいます…',
    subscribe: '申し込む',
    subscribing: '申し込んでいます…',
    failed: 'お支払いできませんでした',
    noAnswer: 'お支払いページから返事がありませんでした。もう一度お試しください。',
    canTryAgain: (refusal: string) =>
      `${refusal}もう一度試すか、別のカードを使うか、「別のプランを選ぶ」からやり直せます。`,
    whereItGoes: {
      monthly:
        'カードの情報は決済サービスのStripeに送られ、こちらに届くことはありません。プランは解約するまで毎月更新されます。解約はクリック2回でできます。',
      yearly:
        'カードの情報は決済サービスのStripeに送られ、こちらに届くことはありません。プランは解約するまで毎年更新されます。解約はクリック2回でできます。',
    },
    back: '別のプランを選ぶ',
    opens: 'Rock Hunter Proで使えるもの',
    missing:
      'カードの入力欄を読み込めませんでした。電波が弱いか、広告ブロックなどで止められているのかもしれません。料金は発生していません。代わりに、決済サービスのページでお支払いできます。',
    hosted: 'お支払いページで支払う',
  },
  noCheckout: 'お支払いの手続きをはじめられませんでした',
  setupFailed: {
    title: 'お支払いの準備ができませんでした',
    description: 'お支払いの画面を用意できませんでした。もう一度お試しください。',
  },
  successful: {
    title: 'お支払いが完了しました',
    description: 'Rock Hunter Proが使えます。石の旅を支えてくれて、ありがとうございます。',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description:
      'Rock Hunter Proには、もう加入していました。ふたつ目のプランは終了し、お支払いは返金されます。',
  },
  canceled: {
    title: 'お支払いをやめました',
    description: '料金は発生していません。プランはいつでもここにあります。',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: '別のメールアドレスで購入されています。そのアドレスでログインしてください。',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'Rock Hunter Proには、もう加入しています。料金は発生していません。',
  },
  received: {
    heading: 'お支払いが完了しました！',
    toSignIn: 'お支払いに使ったアドレスでのログインへ進みます…',
  },
  unconfirmed: {
    title: 'お支払いを確認しています',
    retry: 'もう一度見る',
    accepted:
      'カードが承認されました。プランは1、2分で使えるようになります。その間に、ほかのことを進められます。',
    notHeard:
      '決済サービスからまだ知らせが届いていません。お支払い済みなら、プランは1、2分で使えるようになります。まだなら、料金は発生していません。',
  },
  elsewhere: {
    title: '別のメールアドレスでのお支払いです',
    signIn: '別のアドレスでログイン',
    notMine: '自分の購入ではありません',
    whatToDo: <T>(support: T) => [
      'このブラウザで購入されたプランは、お支払いに使われたアドレスのものです。そのアドレスでログインするか、',
      support,
      'までご連絡ください。',
    ],
    subject: 'サブスクリプションのサポート',
  },
};
