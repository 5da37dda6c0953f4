// The words of en/push.ts in Japanese.
import type { Words } from '../words.ts';

export const push: Words['push'] = {
  endpoint: 'このプッシュサービスのアドレスは、こちらで知らないものです',
  key: 'これはブラウザの鍵ではありません',
  topic: '何をお知らせするかを選んでください',
  unavailable: '今は通知を送れませんでした',
  hide: { offer: '見つかったら知らせて', isOn: '見つかったら、この端末にお知らせします。' },
  rehide: { offer: '次の行き先を知らせて', isOn: '次にどこへ行くかを、この端末にお知らせします。' },
  denied: 'ブラウザで、このサイトからの通知が許可されていません。',
  howToAllow: {
    ios: '変えるには、「設定」の「通知」を開き、このアプリを選んで許可してください。',
    safari:
      '変えるには、Safariメニューの「設定」、「Webサイト」、「通知」を開き、このサイトを許可してください。',
    other: '変えるには、ブラウザの設定で、このサイトの通知を許可してください。',
  },
  failed: { title: 'うまくいきませんでした', text: 'オンになっていません。もう一度お試しください。' },
};
