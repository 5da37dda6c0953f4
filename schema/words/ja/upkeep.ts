// The words of en/upkeep.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const roles = {
  administrator: '管理者',
  applicant: '応募者',
  author: '書いた人',
  buyer: '購入者',
  member: 'メンバー',
  visitor: '訪問者',
};

const here = '送る前に失敗しています。ログの「kind = failure」を見てください。';

export const upkeep: Words['upkeep'] = {
  unsent: '未送信のメッセージ',
  aboutUnsent: '失敗しているか、1時間以上待っているものです。毎時ジョブが、2週間のあいだ、くり返し送ります。',
  noOthers: 'ほかに待っているメッセージはありません。',
  others: (count: number) =>
    plural(count, {
      other: 'ほかの#件のメッセージは、今すぐか、受け取る人が選んだ時刻に、ひとりでに送られます。',
    }),
  tryAll: '今すぐ全部もう一度試す',
  unsentCaption: '未送信のメッセージ（古い順）',
  messagesNotLoaded: 'メッセージを読み込めませんでした。',
  nothingFails: '失敗しているものも、長く待っているものもありません。',
  kinds: {
    receipt: '領収書',
    purchase: 'ログイン前に支払われたプラン',
    duplicate: '返金されたふたつ目のプラン',
    act: '管理者の操作',
    application: '届いた応募',
    selection: '応募の結果',
    report: '日報',
    watch: '石の次の行き先',
    offer: '石をゆずる申し出',
    alarm: '警報',
    deletion: 'アカウント削除の確認',
    notice: 'お知らせ',
    digest: 'まとめメール',
  },
  asPush: (kind: string) => `${kind}（プッシュ通知）`,
  roles,
  what: '内容',
  to: '宛先',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], '、', about],
  why: '理由',
  written: '作成日時',
  tries: '回数',
  tryNow: '今すぐもう一度試す',
  doNotSend: '送信をやめる',
  beingTried: 'ちょうど送っています',
  notTried: 'まだ一度も試されていません。毎時ジョブが動いているかを見てください。',
  brokenOff: '送信が途中で切れました。1時間以内に、もう一度送ります。',
  everyTry: '毎回失敗しています。',
  failures: {
    email: {
      address: 'メールサービスが、このアドレスへのメールを受け付けません。',
      service: 'メールサービスが受け付けません。',
      other: here,
    },
    push: {
      address: here,
      service: 'ブラウザのプッシュサービスが受け付けません。',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [why, at, 'からです。'],
  tryingNow: { title: '送信しています', description: '送れたものは、まもなくこの一覧から消えます。' },
  didNotWork: 'うまくいきませんでした',
  tryLater: '少ししてからもう一度お試しください。',
  doNotSendKind: (kind: string) => `送信をやめる：${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `${roles[role]}に、このメッセージが届くことはありません。あとから送ることもできません。`,
  notSent: '送信をやめました',

  payments: '支払い',
  comparing: {
    title: '支払いをStripeと照らし合わせます',
    description: '1時間以内に、次の毎時ジョブで行います。',
  },
  repair: '1時間以内に修復',
  aboutRepair:
    '1日に1回、プラン、注文、返金をStripeと照らし合わせます。Webhookが止まっていたあとは、それを待たずに行えます。',
  secondPlans: '返金待ちのふたつ目のプラン',
  noneWaits: '待っているものはありません。',
  secondPlansCaption: '返金待ちのふたつ目のプラン（古い順）',
  refundsNotLoaded: '返金を読み込めませんでした。',
  subscription: 'サブスクリプション',
  member: 'メンバー',
  found: '見つけた日時',
  state: '状況',
  confirmed: '1時間以内に終了して返金',
  beingChecked: '確認中',

  noMessage: 'このメッセージは送られたか、もうありません',
  underway: 'ちょうど送っているか、決まった時刻を待っています。10分後にもう一度見てください。',
};
