// The words of en/subscriptions.ts in Japanese.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
import { plans } from './plans.ts';

type Plan = keyof typeof plans.names;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'プレミアムはもうすぐ登場します',
  manual: 'このプランは手動で管理されています。変更はサポートにご連絡ください。',
  nothingToCancel: '解約できるプランはありません',
  nothingToReactivate: '再開できる解約済みのプランはありません',
  noBilling: 'カードも請求書も、まだありません',
  proOnly: 'これはRock Hunter Proの機能です',
  plan: '月額か年額のプランを選んでください',
  returnAddress: 'お支払いのあとに戻れるのは、このサイトのページだけです',
  paymentsDown:
    'お支払いのサービスがお休みしています。料金は発生していません。少ししてからもう一度お試しください。',
  already: 'Rock Hunter Proには、もう加入しています',
  tooMany: '短い時間に何度もお支払いがありました。少し待ってから、もう一度お試しください。',
  checkoutOpen: '別のお支払いがちょうどはじまっています。少ししてからもう一度お試しください。',
  badSignature: 'これは決済サービスの署名ではありません',
  missing: '決済サービスに、このお支払いの記録がありません',
  redirecting: 'お支払いページに進みます',
  paidEmail: {
    subject: 'Rock Hunter Proのお支払いが完了しました',
    thanks: (plan: Plan) =>
      `ありがとうございます。Rock Hunter Proの${plans.names[plan]}のお支払いが完了しました。`,
    whatNext: (productName: string, email: string) =>
      `どのブラウザからでも、このアドレス（${email}）で${productName}にログインすると、そのときからプランが使えます。アカウントがまだなければ、ログインするときに無料で作られます。`,
    signIn: 'ログイン',
    canCancel: '解約は、プロフィールからいつでもできます。お支払い済みの期間の終わりまでは使えます。',
  },
  duplicateEmail: {
    subject: 'ふたつ目のRock Hunter Proプランを終了しました',
    heading: 'ふたつ目のプランを終了しました',
    ended: (plan: Plan) =>
      `Rock Hunter Proにもう加入しているところへ、ふたつ目のプラン（${plans.names[plan]}）が購入されました。すぐに終了したので、これ以上料金は発生しません。`,
    refunded: (cents: number) =>
      `${money(cents, 'usd')}は、お支払いと同じ方法で返金しました。銀行の表示に反映されるまで、5〜10日かかります。`,
    notRefunded: (supportEmail: string) =>
      `まだ返金はしていません。料金が引き落とされていたら、${supportEmail}までご連絡ください。`,
    firstStays: '前からのプランは、そのまま続きます。',
    firstGoesOn: (plan: Plan) => `最初のプラン（${plans.names[plan]}）は、これまでどおり続きます。`,
    firstEnds: (plan: Plan, at: number) =>
      `最初のプラン（${plans.names[plan]}）は解約済みで、${date(at, { dateStyle: 'long', timeZone: 'UTC' })}に終わります。プロフィールの「プラン」から、続けることもできます。`,
    isWrong: '何かまちがいがありますか？このメールに返信してください。',
  },
};
