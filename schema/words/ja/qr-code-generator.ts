// The words of en/qr-code-generator.ts in Japanese.
import type { Words } from '../words.ts';

export const qrCodeGenerator: Words['qrCodeGenerator'] = {
  heading: 'QRコード作成',
  lead: (productName: string) =>
    `ペイントした石をまだ知らない人のためのコードです。${productName}のホームページが開き、近くにかくされている石が見られます。`,
  download: 'QRコードをダウンロード',
  print: 'QRコードを印刷',
  notALabel: '石のラベルは別のものです。石のIDがのっていて、「わたしの石」から印刷できます。',
  code: (productName: string) => `${productName}が開くQRコード`,
  saved: {
    title: 'QRコードを保存しました',
    description: (fileName: string) => `ファイル名は${fileName}です。`,
  },
  notDrawn: {
    title: '画像を作れませんでした',
    description: 'このブラウザでは画像をかけません。印刷なら、いつもどおりできます。',
  },
  howTo: {
    title: '使いかた',
    lines: [
      'チラシやお便り、ウェブサイト用に画像をダウンロードするか、ページを印刷してはりましょう。',
      '幅は2.5cm（1インチ）以上に。遠くから読み取る場所では、もっと大きく。',
      'まわりの白いふちを残し、白地に黒のままで。カメラはそれを目印にします。',
      '50枚印刷する前に、自分のスマホで一度読み取ってみましょう。',
    ],
  },
  perfectFor: {
    title: 'おすすめの場所',
    lines: [
      '公園やキャンプ場、登山口の掲示板（管理事務所の許可をもらって）',
      '教室、スカウト、図書館、介護施設',
      '市場の出店、クラフト市、お絵かきの午後',
      '絵の具箱のふた、またはまだ何もかいていない石のかごにそえるカード',
    ],
  },
};
