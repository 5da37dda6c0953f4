// The words of en/ambassadors.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const fields = {
  name: '名前',
  email: 'メール',
  address: '住所',
  city: '市区町村',
  state: '都道府県・州',
  zipcode: '郵便番号',
  country: '国',
};

const become = '初代アンバサダーに応募';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) =>
    `${fields[field]}は${least}文字以上で入力してください`,
  unknownCountry: '国は、United StatesやGermanyのような、ふだん使われる名前で入力してください',
  unknownState: '州は、NebraskaやNEのように、名前か2文字の略号で入力してください',
  applied: (hours: number) =>
    `このメールアドレスでは、もう応募されています。結果は${hours}時間以内にメールで届きます。`,
  tooMany: (most: number) =>
    `このネットワークからは、今日もう${most}件の応募がありました。明日もう一度お試しください。`,
  submitted: (hours: number) =>
    `応募を受け付けました！選考の結果は、${hours}時間以内にメールでお知らせします。`,
  submittedTitle: '応募を受け付けました',
  error: 'エラー',
  failed: '応募を送れませんでした。もう一度お試しください。',
  heading: become,
  lead: 'どの旅にも、最初に石をかくした人がいます。それぞれの州と国に、席がふたつあります。そのひとつに座りませんか。',
  offer: {
    labels: '枚のQRコードラベルを、無料でご自宅へ',
    perRegion: '名ずつ、アメリカは州ごと、ほかは国ごとの先着順',
    replyHours: '時間以内に、メールでお返事',
  },
  emailHint: 'ここに連絡します。ほかの人には見えません。',
  addressHint: 'ラベルの届け先の、町名と番地。',
  submit: '応募する',
  submitting: '送信中…',
  whatIsPublic:
    '住所は、ラベルのパックをお届けするためだけに使います。選ばれると、名と、姓の最初の1文字が、初代アンバサダーの一覧にのります。',
  next: {
    heading: '応募が完了しました！',
    text: '待つ間に、参加のしかたを選びましょう。石の登録も、かくすのも、見つけるのも無料です。',
    plans: 'プランに申し込む',
  },
  list: {
    failed: '初代アンバサダーを読み込めませんでした。',
    none: {
      title: '最初の席は、まだ空いています。',
      text: 'それぞれの州と国で2名のアンバサダーに、QRコードラベル20枚をプレゼントします。',
      link: become,
    },
    count: (count: number) => plural(count, { other: '初代アンバサダー#名' }),
    pioneer: (place: number) => `パイオニア第${place}号`,
  },
  seat: (place: number) => `第${place}号`,
};
