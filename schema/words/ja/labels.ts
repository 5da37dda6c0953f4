// The words of en/labels.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Rock IDが${code}のラベル`,
  foundMe: (host: string) => `見つけた？${host}`,
  more: (count: number) => `ほか${number(count)}枚`,
  sheet: (productName: string) =>
    `${productName}のラベル、約1.3×2.5cm（1/2×1インチ）。100%（「実際のサイズ」）で印刷し、角の印に沿って切ります。ニスをぬる前に、1枚読み取ってみてください。`,
  inch: '1インチ',
  poster: {
    claim: 'このあたりに、ペイントした石がかくれています。',
    code: (productName: string) => `${productName}へ案内するQRコード`,
    heading: 'このコードの使いかた',
    steps: [
      'スマホのカメラを開いて、コードに向けます。',
      '出てきたリンクを押します。アプリはいりません。参加は無料です。',
      'ペイントした石を見つけましたか？裏返して、ラベルを読み取るか、Rock IDを入力します。',
      '新しい場所にもう一度かくして、地図で旅を見守りましょう。',
    ],
  },
};
