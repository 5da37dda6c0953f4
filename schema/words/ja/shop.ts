// The words of en/shop.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'その商品はショップにありません',
  comingSoon: 'もうすぐ登場します。店に並んだら、すぐに買えます。',
  outOfStock: '今は品切れです',
  free: '初代アンバサダーのパックは無料です。初代アンバサダーに応募してください',
  freeShipping: '送料無料',
  heading: 'ショップ',
  lead: '石がどこを旅したか教えてくれるラベル。もうすぐ、石と絵の具も登場します。',
  myOrders: '注文履歴',
  price: money,
  perLabel: (price: string) => `1枚あたり${price}`,
  badges: { out_of_stock: '品切れ', coming_soon: '近日登場', free: '無料' },
  buy: '購入する',
  opening: '開いています…',
  error: '購入できませんでした',
  failed: 'お支払いの手続きをはじめられませんでした',
  noAddress: 'お支払いページのアドレスが届きませんでした',
  details: '詳細',
  included: 'セットの内容',
  specifications: '仕様',
  stars: (rating: number) => `5つ星のうち${rating}`,
  reviews: (count: number) => plural(count, { other: '（レビュー#件）' }),
  categories: 'カテゴリー',
  categoryComing: '近日登場',
  seeAll: '全部見る',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    rest(`${category}：`),
    'これから登場する商品',
  ],
  whatIsComingIn: (category: string) => `${category}：これから登場する商品`,
  notYet: 'まだ店に並んでいませんが、登場する商品と値段がわかります。',
  closed: {
    title: 'ショップはもうすぐ開きます',
    text: 'ゆっくり見ていってください。まだ何も買えませんが、値段はこのとおりになります。はじめるのに買うものはありません。手書きのRock IDでも、同じように使えます。',
    link: 'はじめかた',
  },
  promises: {
    label: 'お約束',
    list: [
      {
        title: 'QRコードラベルは全品送料無料',
        text: '表示の値段だけで、ご自宅までお届けします。',
      },
      {
        title: '高品質',
        text: '水に強く、小石の裏にはれる小ささで、どのスマホでも読み取れるラベルです。',
      },
      {
        title: '安全なお支払い',
        text: 'お支払いは決済サービスのページで行います。カード番号がこちらに伝わることはありません。',
      },
    ],
  },
  outcomes: {
    success: '購入が完了しました！ご注文ありがとうございます。領収書と配送についてはメールをご覧ください。',
    canceled: '購入をキャンセルしました。商品はまだショップにあります。',
  },
  close: '閉じる',
  numberByEmail: '注文番号は領収書のメールでお知らせします。注文が確認されると、ここにも表示されます。',
  orderNumber: <T>(id: T) => ['注文番号は', id, 'です。'],
};
