// The words of en/admin-applications.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: '初代アンバサダー',
  about: (perRegion: number, labels: number) =>
    `アメリカのそれぞれの州と、ほかのそれぞれの国の先着${number(perRegion)}名が、アドレスが利用停止でなければ自動で選ばれます。1時間以内に、ラベル${number(labels)}枚の無料パックが、住所とともに「発送待ち」の注文に入ります。`,
  caption: '応募（新しい順）',
  notLoaded: '応募を読み込めませんでした。',
  nobodyYet: 'まだ応募はありません。',
  name: '名前',
  accountDeleted: 'アカウント削除済み',
  email: 'メール',
  place: '地域',
  applied: '応募日',
  result: '結果',
  pack: 'パック',
  deletedAccount: '削除されたアカウント',
  withdraw: '取り消す',
  withdrawOf: (name: string) => `取り消す：${name}`,
  withdrawTitle: (name: string) => `${name}の選出を取り消す`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? '一覧にはもうのらず、パックも発送待ちではなくなります。枠は埋まったままです。'
      : '一覧にはもうのりません。枠は埋まったままです。',
    ...(address === null ? [] : [address, 'に、理由を書いたメールが届きます。']),
  ],
  selectionWithdrawn: '選出を取り消しました',
  selectAgain: 'もう一度選ぶ',
  selectAgainOf: (name: string) => `もう一度選ぶ：${name}`,
  selectTitle: (name: string) => `${name}をもう一度選ぶ`,
  aboutSelect: (hasPack: boolean) =>
    hasPack
      ? 'また一覧にのり、パックが発送待ちになります。本人にメールが届きます。'
      : 'また一覧にのります。本人にメールが届きます。',
  selectedAgain: 'もう一度選びました',
  withdrawnOn: (day: string) => `${day}に取り消し`,
  selected: '選ばれた',
  selectedNotTold: '選ばれた（未通知）',
  suspended: '利用停止のため落選',
  suspendedNotTold: '利用停止のため落選（未通知）',
  notSelected: '落選',
  notSelectedNotTold: '落選（未通知）',
  packComes: '1時間以内に作成',
  noPack: 'なし',
  notShipped: '未発送',
  shippedOn: (day: string) => `${day}に発送`,
};
