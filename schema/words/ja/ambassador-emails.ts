// The words of en/ambassador-emails.ts in Japanese.
import type { Words } from '../words.ts';

const application = '初代アンバサダーへの応募について';

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName}：${heading}`,
  hello: (firstName: string | null) =>
    firstName === null ? 'こんにちは。' : `${firstName}さん、こんにちは。`,
  registerRock: '石を登録',
  confirmed: {
    heading: 'ご応募を受け取りました',
    thanks: (productName: string) =>
      `${productName}の初代アンバサダーにご応募いただき、ありがとうございます。ご応募を受け取りました。`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `アメリカのそれぞれの州と、ほかのそれぞれの国で先着${perRegion}名のアンバサダーに、QRコードラベル${labels}枚を無料でお届けします。結果は${hours}時間以内にお知らせします。`,
    notYou: '応募していませんか？だれかがアドレスを打ちまちがえたのでしょう。何もしなくて大丈夫です。',
  },
  selected: {
    heading: '初代アンバサダーに選ばれました',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `お住まいの州で先着${perRegion}名の初代アンバサダーに選ばれました。ようこそ。ありがとうございます。`
        : `お住まいの国で先着${perRegion}名の初代アンバサダーに選ばれました。ようこそ。ありがとうございます。`,
    pack: (labels: number) =>
      `応募のときの住所に、QRコードラベル${labels}枚の無料パックをお送りします。発送したら、またお知らせします。`,
    isWrong: '何かまちがいがありますか？このメールに返信してください。',
    whatToDo:
      '初代アンバサダーは、石の旅をはじめる人です。石に絵をかき、ラベルをはり、登録して、だれかがよろこんで見つける場所にかくしましょう。友だちやクラスのみんなにやり方を見せたら、あとは石たちにおまかせです。',
    whatIsPublic:
      '名と、姓の最初の1文字が、初代アンバサダーの一覧にのりました。住所は、ラベルのパックをお届けするためだけに使います。',
  },
  declined: {
    heading: application,
    no: (isState: boolean) =>
      isState
        ? '初代アンバサダーにご応募いただき、ありがとうございます。今回は残念ながら、お受けできません。ご応募が届く前に、お住まいの州の2名の枠が埋まっていました。'
        : '初代アンバサダーにご応募いただき、ありがとうございます。今回は残念ながら、お受けできません。ご応募が届く前に、お住まいの国の2名の枠が埋まっていました。',
    allTheSame: (productName: string) =>
      `それでも、仲間になれます。${productName}への参加は無料で、石の登録もすべて無料です。Rock IDは手で書くこともできます。登録のページでもらえます。ラベルがよければ、ショップにあります。`,
    hope: '地図の上で、石に会えるのを楽しみにしています。',
  },
  refused: {
    heading: application,
    no: '初代アンバサダーにご応募いただき、ありがとうございます。残念ながら、お受けできません。このアドレスのアカウントは利用停止中か、削除されたときに利用停止中でした。',
    differently: '別のご意見がありますか？このメールに返信してください。',
  },
};
