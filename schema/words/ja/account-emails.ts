// The words of en/account-emails.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `${productName}のコード：${code}`,
    heading: (productName: string) => `${productName}のコード`,
    how: (minutes: number) =>
      `コードを頼んだページに入力してください。${number(minutes)}分間、1回だけ、頼んだブラウザでだけ使えます。`,
    unasked:
      'コードを頼んでいませんか？だれかがアドレスを打ちまちがえたのでしょう。何もしなくて大丈夫です。コードがなければ、だれもログインできません。コードを人に教えないでください。',
  },
  confirmation: {
    subject: (productName: string) => `${productName}の新しいアドレスを確認してください`,
    heading: '新しいアドレスの確認',
    lead: (productName: string) =>
      `${productName}で、このアドレスへの変更の申し込みがありました。ご本人のアドレスであることを確認してください。`,
    how: (minutes: number) =>
      `リンクは${number(minutes)}分間、1回だけ、ご本人だけが使えます。ページでログインをお願いします。それまでは、前のアドレスのままです。`,
    button: 'このアドレスを確認',
    unasked:
      '頼んでいませんか？だれかがアドレスを打ちまちがえたのでしょう。何もしなくて大丈夫です。リンクは開かないでください。',
  },
  hasAccount: {
    subject: (productName: string) => `このアドレスには、もう${productName}のアカウントがあります`,
    heading: 'このアドレスには、もうアカウントがあります',
    lead: (productName: string) =>
      `${productName}の別のアカウントで、このアドレスを使う申し込みがありました。このアドレスにはもうアカウントがあるので、何も変わりません。`,
    how: 'ご本人ですか？このアドレスでログインすると、そのアカウントに入れます。別のアカウントでこのアドレスを使うには、先にこのアカウントを削除してください。',
    unasked: '頼んでいませんか？それなら、何もしなくて大丈夫です。',
  },
  notice: {
    subject: (productName: string) => `${productName}アカウントのアドレスが変わります`,
    heading: 'アカウントのアドレスが変わります',
    lead: (newEmail: string) =>
      `このアカウントにログインしている人から、アドレスを${newEmail}に変える申し込みがありました。そのアドレスに届いたメールで確認されると、変わります。`,
    wasYou: 'ご本人ですか？それなら、何もしなくて大丈夫です。',
    notYou: 'ご本人でないときや、気が変わったときは、このアドレスを使い続けられます。',
    button: 'このアドレスを使い続ける',
    link: (days: number) =>
      `リンクは${number(days)}日間、1回だけ使えます。変更が確認されたあとでも使えます。すべての端末がログアウトされます。`,
  },
  set: {
    subject: (productName: string) => `${productName}アカウントのアドレスが変わりました`,
    heading: 'アカウントのアドレスが変わりました',
    lead: (newEmail: string) =>
      `このアカウントの持ち主だという人から、このアドレスのメールをもう読めないという連絡がありました。アドレスを${newEmail}に変え、すべての端末をログアウトしました。`,
    wasYou: 'ご本人ですか？それなら、何もしなくて大丈夫です。',
    notYou: 'ご本人でないときは、このアドレスを使い続けられます。',
    button: 'このアドレスを使い続ける',
    link: (days: number) =>
      `リンクは${number(days)}日間、1回だけ使えます。すべての端末がログアウトされます。`,
  },
};
