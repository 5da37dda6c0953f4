// The words of en/email-links.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown: 'リンクが途中で切れているか、もう終わった変更のものです。メールからもう一度開いてください。',
  ended: 'この変更は取り消されたか、新しい変更に置きかわりました。新しいメールのリンクは使えます。',
  confirmed: 'この変更はもう確認されました。リンクが使えるのは1回だけです。',
  confirmLate: (minutes: number) =>
    `確認できるのは${number(minutes)}分間で、これはそれより古いものです。設定から、もう一度変更を頼めます。`,
  otherMember:
    'このリンクは、ログインしているのとは別のアカウントのものです。ログアウトして、もう一度リンクを開いてください。',
  overtaken: 'ちょうど同じときに、アカウントが変わりました。もう一度リンクを開いてください。',
  taken: 'このアドレスは、もう別のアカウントのものになりました。アドレスは今のままです。',
  undoLate: (days: number) =>
    `変更を取り消せるのは${number(days)}日間で、これはそれより古いものです。アドレスは設定で変えられます。`,
  undoTaken: (supportEmail: string) =>
    `前のアドレスには、もう別のアカウントがあるので、元に戻せません。${supportEmail}までご連絡ください。いっしょに解決しましょう。`,
  confirm: {
    heading: '新しいアドレスの確認',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `これからは${productName}に、`,
      oldEmail(''),
      'ではなく、',
      newEmail,
      'でログインします。ほかの端末は、すべてログアウトされます。',
    ],
    button: 'このアドレスを使う',
  },
  signInFirst: {
    heading: 'ログインして確認',
    lead: (productName: string) =>
      `アカウントのアドレスを変えられるのは、本人だけです。今のアドレスで${productName}にログインしてください。そのあと、ここに戻ります。`,
    button: 'ログイン',
  },
  done: {
    heading: '新しいアドレスを確認しました',
    lead: <T>(newEmail: (mark: string) => T) => [
      'これからは、',
      newEmail(''),
      'でログインします。ほかの端末は、すべてログアウトされました。',
    ],
  },
  undo: {
    heading: '今までのアドレスを使い続けますか？',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `${productName}アカウントのアドレスは、`,
      newEmail(''),
      'にはならず、',
      oldEmail,
      'のままです。安全のため、すべての端末がログアウトされます。',
    ],
    button: '使い続ける',
  },
  undone: {
    heading: 'アドレスはそのままです',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'アカウントのアドレスは、',
      oldEmail(''),
      'です。すべての端末がログアウトされました。もう一度ログインしてください。',
    ],
    button: (productName: string) => `${productName}にログイン`,
  },
};
