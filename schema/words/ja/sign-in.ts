// The words of en/sign-in.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'メールアドレスを入力してください',
  emailInvalid: '正しいメールアドレスを入力してください',
  codeMissing: 'メールに書かれた6けたの数字を入力してください',
  wrong: (triesLeft: number) => plural(triesLeft, { other: 'メールのコードとちがいます。あと#回試せます。' }),
  spent: 'コードが5回ちがったので、もう使えません。新しいコードを送ることができます。',
  expired: (minutes: number) =>
    `コードが使えるのは${number(minutes)}分間で、このコードはそれより古いものです。新しいコードを送ることができます。`,
  used: 'そのコードはもう使われました。使えるのは1回だけです。新しいコードを送ることができます。',
  otherBrowser:
    'コードが使えるのは、コードを送るよう頼んだブラウザだけです。このブラウザでは頼んでいないか、Cookieが保存されていません。Cookieを許可して、新しいコードを送ってください。',
  tooMany: (seconds: number) =>
    `このメールアドレスか、お使いのネットワークから、たった今いくつものコードを送りました。受信トレイと迷惑メールフォルダを見るか、${wait(seconds)}後にもう一度お試しください。`,
  notSignedOut: (why: string) => `今はログアウトできませんでした。${why}`,
  sentAgain: '新しいメールを送りました。これからは、そのコードだけが使えます。',
  deniedBy: (issuer: string) =>
    `${issuer}でログインできませんでした。もう一度試すか、メールアドレスを使ってください。`,
  failedBy: (issuer: string) =>
    `${issuer}でのログインに時間がかかりすぎたか、途中で切れました。はじめからやり直すか、メールアドレスを使ってください。`,
  unverifiedBy: (issuer: string) =>
    `${issuer}では、メールアドレスがご本人のものか確認されていません。メールで届くコードでログインしてください。`,
  unreachable: (issuer: string) =>
    `今は${issuer}につながりません。メールで届くコードなら、いつもどおり使えます。`,
  heading: (productName: string) => `${productName}にログイン`,
  lead: 'メールアドレスにコードを送ります。はじめてですか？同じコードで無料のアカウントが作れます。',
  leadToPlan:
    'お支払いに使ったメールアドレスでログインすると、プランが使えます。そのアドレスにコードを送ります。はじめてですか？同じコードでアカウントが作れます。',
  email: 'メールアドレス',
  sendCode: 'コードを送る',
  enterSentCode: '届いたコードを入力',
  enterCodeSentTo: <T>(address: T) => [address, 'に送ったコードを入力'],
  or: 'または',
  continueWith: (issuer: string) => `${issuer}で続ける`,
  whatWeKeep: '保存する情報について',
  enterCode: 'コードを入力',
  sentDigits: <T>(address: T) => [address, 'に6けたの数字を送りました'],
  code: 'コード',
  codeHint: (minutes: number) =>
    `このブラウザで${number(minutes)}分間使えます。メールが届きませんか？迷惑メールフォルダに入っているかもしれません。`,
  submit: 'ログイン',
  sendAgain: '新しいコードを送る',
  otherAddress: '別のアドレスを使う',
  stillSignedIn: 'まだログインしています',
  staySignedIn: (productName: string) => `ログインしたまま${productName}に戻る`,
  tryAgain: 'もう一度試す',
  rockWaits: <T>(id: T) => ['石', id, 'が待っています。'],
  step: (step: number, steps: number) => `ステップ${number(step)}/${number(steps)}`,
};
