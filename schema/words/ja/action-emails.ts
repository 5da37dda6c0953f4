// The words of en/action-emails.ts in Japanese.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: '別のご意見がありますか？このメールに返信してください。',
  wrong: '何かまちがいがありますか？このメールに返信してください。',
  quoted: (text: string) => `「${text}」`,
  patience: 'お待ちいただき、ありがとうございます。',
  myRocks: 'わたしの石',
  chooseName: '名前を選ぶ',
  order: (id: string) => `注文${id}`,
  tracking: (note: string) => `配送：${note}`,

  photoRests: (rock: string) => ({
    subject: `${rock}の写真は、しばらくお休みです`,
    before: `${rock}の写真を確認しました。今は、ほかの人には見えません。`,
    after: '石はそのまま旅を続けます。旅の記録は何もなくなりません。',
  }),
  photoWaits: (rock: string) => ({
    subject: `${rock}の写真を確認します`,
    before: `確認が終わるまで、${rock}の写真はほかの人には見えません。`,
    after: '石はそのまま旅を続けます。旅の記録は何もなくなりません。',
  }),
  photoBack: (rock: string) => ({
    subject: `${rock}の写真が戻りました`,
    before: `${rock}の写真を確認しました。またみんなに見えます。`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `${rock}の写真が戻りました`,
    before: `${rock}の写真についての報告は取り消されました。またみんなに見えます。`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `${rock}の写真を削除しました`,
    before: `${rock}の写真を確認し、完全に削除しました。`,
    after: '石はそのまま旅を続けます。別の写真をつけることもできます。',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock}は、しばらくお休みです`,
    before: `${rock}を確認しました。今は、地図でも一覧でも、ほかの人には見えません。`,
    after: '旅の記録は残ります。自分の石の中では、これまでどおり見られます。',
  }),
  rockBack: (rock: string) => ({
    subject: `${rock}が戻りました`,
    before: `${rock}を確認しました。地図でも一覧でも、またみんなに見えます。`,
  }),

  commentHidden: (comment: string) => ({
    subject: 'コメントが非表示になりました',
    before: `投稿された${comment}を確認しました。今はだれにも見えません。`,
  }),
  commentBack: (comment: string) => ({
    subject: 'コメントが戻りました',
    before: `投稿された${comment}を確認しました。またみんなに見えます。`,
  }),
  questionDeleted: (photo: string) => ({
    subject: '写真を削除しました',
    before: `作者に送られた${photo}を確認し、削除しました。`,
  }),
  wordsHidden: (thing: string) => ({
    subject: '書かれた言葉が非表示になりました',
    before: `書かれた${thing}を確認しました。今は、ほかの人には見えません。`,
    after: '石は旅を続けます。旅の記録は何もなくなりません。',
  }),
  wordsBack: (thing: string) => ({
    subject: '書かれた言葉が戻りました',
    before: `書かれた${thing}を確認しました。またみんなに見えます。`,
  }),

  pictureDeleted: {
    subject: 'プロフィール写真を削除しました',
    before: 'プロフィール写真を確認し、完全に削除しました。',
  },
  nameHidden: {
    subject: '名前が非表示になりました',
    before: '選ばれた名前を確認しました。ほかの人には、代わりに「匿名」と見えます。',
    after: 'プロフィールで別の名前を選べます。',
  },
  nameBack: {
    subject: '名前が戻りました',
    before: '選ばれた名前を確認しました。またみんなに見えます。',
  },
  hourTaken: (hour: string) => ({
    subject: '1時間の間の操作を取り消しました',
    before: `${hour}に、このアカウントで行われたことを取り消しています。ほかの人には、すぐに、または量が多ければ数時間のうちに見えなくなります。`,
  }),
  hourReturned: (hour: string) => ({
    subject: '取り消した操作が戻ります',
    before: `${hour}に、このアカウントで行われたことが、今でも合うかぎり戻ります。すぐに、または量が多ければ数時間のうちに戻ります。`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `${productName}アカウントが利用停止になりました`,
    before:
      until === null
        ? 'アカウントは、停止が解かれるまで利用停止です。'
        : `アカウントは、${utcMoment(until)}まで利用停止です。`,
    after:
      'ログインして読むことはできます。記録は何もなくなりません。それまでは、石を見つける、かくす、登録すること、また何かを書くことはできません。',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `${productName}アカウントの利用停止が終わりました`,
    before: 'また、見つけたり、かくしたり、書いたりできます。',
  }),
  addressSet: (productName: string) => ({
    subject: `${productName}アカウントのアドレスは、これになりました`,
    before: '前のアドレスのメールをもう読めないと、ご連絡をいただきました。',
    after:
      'アカウントのアドレスは、これになりました。このアドレスでログインしてください。コードがメールで届きます。',
  }),

  shipped: (id: string) => ({
    subject: `ご注文${id}を発送しました`,
    heading: 'ご注文の品を発送しました',
  }),
  onItsWay: (product: string) => `ご注文の品がそちらへ向かっています${product ? `：${product}` : ''}。`,
  corrected: (id: string) => ({
    subject: `ご注文${id}の配送について`,
    heading: 'ご注文の配送について',
  }),
  yourOrder: 'ご注文の品',
  travels: (product: string) =>
    `${product}の配送は次のとおりです。前にお知らせした内容は、なかったものとしてください。`,
  noTracking: (product: string) =>
    `前にお知らせした${product}の配送の内容は、なかったものとしてください。追跡はできません。`,

  selectionWithdrawn: {
    subject: '初代アンバサダーではなくなりました',
    before: '初代アンバサダーの選出を見直し、取り消しました。',
    after: '一覧にはもうのりません。まだ発送されていないパックは、お送りしません。',
  },
  selectionReturned: {
    subject: '初代アンバサダーに選ばれています',
    before: 'もう一度確認しました。初代アンバサダーの選出は有効です。',
  },

  accountDeleted: (productName: string) => ({
    subject: `${productName}アカウントを削除しました`,
    heading: 'アカウントを削除しました',
    what: `ご依頼のとおり、${productName}アカウントを削除しました。名前、プロフィール写真、コメント、メモ、メッセージは消えました。一度もかくされなかった石も消えました。`,
    stays:
      '旅をしている石は世界に残り、だれがペイントしたかは表示されなくなります。プランは終わりました。注文については、帳簿に必要なものを保存します。そのほか、このメールを送ったあとに、アドレスを削除します。',
    notAsked: '頼んでいませんか？このメールに返信してください。',
  }),
};
