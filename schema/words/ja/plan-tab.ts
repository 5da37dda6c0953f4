// The words of en/plan-tab.ts in Japanese.
import type { Words } from '../words.ts';

export const planTab: Words['planTab'] = {
  label: '現在のプラン',
  notLoaded: 'プランを読み込めませんでした。少ししてからもう一度お試しください。',
  tryAgain: 'もう一度試す',
  question: 'プランについて質問がありますか？メールをください。',
  contact: 'サポートに連絡',
  subject: 'サブスクリプションのサポート',
  kinds: {
    free: 'ずっと無料',
    premium: '手動で管理',
    monthly: '月額プラン',
    yearly: '年額プラン',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}。${period}`,
  statuses: {
    active: '有効',
    trialing: 'お試し中',
    canceled: '解約済み',
    free: '無料プラン',
    past_due: '支払い遅れ',
    incomplete: '手続き未完了',
    incomplete_expired: '手続き期限切れ',
    unpaid: '未払い',
    paused: '一時停止中',
  },
  unpaid: '前回のお支払いができませんでした。カードを確かめてください。',
  unpaidOpen:
    '前回のお支払いができませんでした。カードを確かめてください。それまで、数日間はすべて使えます。',
  free: '好きなだけの石と、その旅の記録と、点の並ぶ地図が使えます。Rock Hunter Proでは、「みんなの石」と距離の分析、物語を教えてくれる地図が加わります。',
  manual: <T>(email: T) => [
    'このプランは手動で付けられたものです。変更や終了は、',
    email,
    'までご連絡ください。',
  ],
  refunded: (plan: string, day: string) =>
    `${plan}を購入したとき、Rock Hunter Proにはもう加入していたので、${day}に${plan}のほうを終了しました。`,
  refundedWith: (plan: string, day: string, price: string) =>
    `${plan}を購入したとき、Rock Hunter Proにはもう加入していたので、${day}に${plan}のほうを終了しました。${price}は、お支払いと同じ方法で返金しました。`,
  cancelledUntilEnd: 'プランは解約済みです。今の請求期間の終わりまでは、すべて使えます。',
  cancelledAndOver: 'プランは解約され、終わりました。石とその旅の記録は、これからも残ります。',
  pause: 'プランを一時停止',
  noPause: { title: '近日登場の機能です', description: 'プランの一時停止は、まだできません。' },
  upgrade: 'Proにする',
  reactivate: '再開する',
  cancel: {
    button: 'プランを解約',
    title: 'Rock Hunter Proを解約しますか？',
    text: 'これ以上、料金は発生しません。石とその旅の記録は、これからも残ります。',
    textUntil: (day: string) =>
      `請求期間が終わる${day}までは、すべて使えます。そのあと、料金は発生しません。石とその旅の記録は、これからも残ります。`,
    keep: 'プランを続ける',
    confirm: '解約する',
    cancelling: '解約しています…',
    done: 'プランを解約しました',
    over: 'これ以上、料金は発生しません。',
    untilEnd: '請求期間の終わりまで使えます。',
    untilDay: (day: string) => `請求期間が終わる${day}まで使えます。`,
    failed: {
      title: 'エラー',
      description: 'プランを解約できませんでした。もう一度試すか、サポートにご連絡ください。',
    },
    manual: {
      title: '手動で管理されているプランです',
      description: 'このプランは手動で管理されています。変更はサポートにご連絡ください。',
    },
  },
};
