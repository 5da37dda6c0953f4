// The words of en/notification-settings.ts in Japanese.
import type { Words } from '../words.ts';

export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: '選んだ設定を読み込めませんでした。少ししてからもう一度お試しください。',
  tryAgain: 'もう一度試す',
  intro:
    'ベルではすべてをお知らせします。メールなどでも受け取るものを、ここで選べます。変更はすぐに保存されます。',
  otherDevices: 'チェックした「プッシュ」は、ほかの端末に届きます。',
  group: 'メールとプッシュ通知',
  emails: { now: 'すぐにメール', digest: 'まとめメール', off: 'メールなし' },
  push: 'プッシュ',
  pushOf: (topic: string) => `プッシュ：${topic}`,
  when: '届く時間',
  digest: 'まとめメールは朝に届きます',
  digests: { daily: '毎日', weekly: '月曜日' },
  quietFrom: 'おやすみ時間のはじまり',
  quietUntil: 'おやすみ時間の終わり',
  neverQuiet: '同じ時刻にすると、プッシュ通知はいつでも届きます。',
  waitWhileQuiet: 'おやすみ時間の間、プッシュ通知は待っています。',
  hours: '時刻はこの端末のタイムゾーンのものです。ご注文については、いつもメールでお知らせします。',
  notSaved: '保存できませんでした',
  tryInAMoment: '少ししてからもう一度お試しください。',
  device: {
    on: 'この端末にプッシュ通知が届きます。',
    off: 'この端末にプッシュ通知は届きません。',
    denied: 'このブラウザでは、サイトからのプッシュ通知が許可されていません。',
    turnOn: 'オンにする',
    turnOff: 'オフにする',
    failed: 'うまくいきませんでした',
    failedHint: '何も変わっていません。もう一度お試しください。',
  },
};
