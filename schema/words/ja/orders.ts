// The words of en/orders.ts in Japanese.
import type { Words } from '../words.ts';
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: '注文履歴',
  states: { paid: '支払い済み', preparing: '準備中', shipped: '発送済み', refunded: '返金済み' },
  withdrawn: '取り消し済み',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `${number(count)}件以上を表示` : `${number(count)}件を表示`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('ご注文を確認しています。'),
    'たいてい1分以内に、ここに自動で表示されます。',
  ],
  failed: '注文を読み込めませんでした。',
  order: (id: string) => `注文${id}`,
  line: <T>(id: T, day: T, price: string) => [id, '、', day, '、', price],
  free: '無料',
  price: money,
  paidBack: (price: string) => `このうち${price}を返金しました。`,
  sentOn: <T>(day: T) => ['発送日：', day],
  tracking: <T>(note: T) => ['配送：', note],
  none: {
    title: 'まだ注文はありません。',
    text: 'ここで買ったもの、初代アンバサダーとして受け取るものが、番号と配送のようすとともに並びます。',
    link: 'ラベルを見る',
  },
  receipt: {
    subject: (id: string) => `ご注文${id}`,
    heading: 'ご注文ありがとうございます',
    text: 'こちらが領収書です。',
    order: (id: string, at: number) => `注文${id}、${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}：${price}`,
    shipping: '送料：無料',
    paid: (price: string) => `お支払い：${price}`,
    goesTo: 'お届け先はこちらです：',
    isWrong: '何かまちがいがありますか？このメールに返信してください。',
  },
};
