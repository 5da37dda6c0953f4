// The words of en/cards.ts in Japanese.
import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  leave: (productName: string) => `今はやめて、${productName}に戻る`,
  goOn: (productName: string) => `${productName}へ進む`,
  failed: (heading: string) => `エラー：${heading}`,
  refused: 'うまくいきませんでした',
  withoutScript:
    'JavaScriptがなくても、石を調べて、見つけたと記録できます。「わたしの石」と地図には必要です。',
};
