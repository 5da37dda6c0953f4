// The words of en/designs.ts in Japanese.
import type { Words } from '../words.ts';

export const designs: Words['designs'] = {
  unknown: 'その図案はありません',
  loadFailed: '図案を読み込めませんでした。',
  palettes: '色の組み合わせ',
  notLoaded: 'この図案を読み込めませんでした。',
  tryAgain: 'もう一度試す',
  tryAgainOf: (design: string) => `もう一度試す：${design}`,
  lineArt: (design: string) => `線画：${design}`,
  difficulties: { easy: 'かんたん', 'steady hand': 'ていねいに', patient: 'じっくり' },
  paints: '絵の具',
  printSizes:
    '幅3、5、8cmの3つの大きさで印刷され、写したり、ぬり絵にしたりできます。100%（「実際のサイズ」）で印刷してください。',
  download: 'ダウンロード',
  print: '印刷',
  notPrinted: {
    title: '図案がまだ届いていません',
    text: '接続を確かめて、このウィンドウを閉じ、もう一度開いてください。',
  },
  size: (cm: number, inches: string) => `${cm}cm · ${inches}インチ`,
  centimeters: (count: number) => `${count}cm`,
  inches: (count: number) => `${count}インチ`,
  toStone: '紙から石へ',
  steps: [
    '石に合う大きさを選び、図案をふちに沿って切り取ります。',
    '裏をやわらかいえんぴつでこすります。暗い色の石なら白いチョークで。',
    '石にテープでとめて、ボールペンで線をなぞります。',
    '色をぬって乾かし、透明なニスを2回ぬって仕上げます。',
  ],
  rulerAgrees: '100%（「実際のサイズ」）で印刷すると、この定規は手もとの定規と同じになります。',
};
