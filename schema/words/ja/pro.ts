// The words of en/pro.ts in Japanese.
import type { Words } from '../words.ts';

export const pro: Words['pro'] = {
  heading: 'わたしのRock Hunter Pro',
  onThisPage: 'このページの内容',
  closed: '距離をはかるメジャーと、図案と、サポートへの近道。Rock Hunter Proで使えます。',
  sections: {
    distanceAnalytics: {
      title: '距離の分析',
      text: '石がどこまで旅したか、何を見つけたか。',
    },
    csvExport: { title: 'CSVの書き出し', text: '自分の記録を、表計算ソフトで開けるファイルにします。' },
    premiumDesigns: {
      title: 'プレミアム図案',
      text: '印刷して石に写せる図案。ぬる色もついています。',
    },
    prioritySupport: {
      title: '優先サポート',
      text: '何でもメールでご相談ください。Rock Hunter Proからのメールには、先にお返事します。',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] 石についての質問',
    write: 'サポートにメール',
    keepSubject: '件名の[Rock Hunter Pro]は消さないでください。メールがいちばん上に並びます。',
  },
};
