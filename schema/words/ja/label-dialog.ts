// The words of en/label-dialog.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'ラベルを印刷',
  title: <T>(name: T) => [name, 'のラベルを印刷'],
  about:
    '見つけた人を石のページへ案内するQRコードと、そのまま読めるRock IDが入ります。大きさは約1.3×2.5cm（1/2×1インチ）です。',
  tooLong: <T>(name: T) => [
    name,
    'のRock IDは、この大きさのQRコードには長すぎます。ラベルには文字で入るので、見つけた人はそれを入力します。',
  ],
  copies: '1種類あたりの枚数',
  copiesWrong: (most: number) => `1から${number(most)}までの数を入力してください`,
  sameSheet: '同じ用紙に入れる石',
  how: '100%（「実際のサイズ」）で印刷します。ラベルを石の裏にはり、一度読み取って確かめてから、透明なニスを2回ぬります。',
  cancel: 'キャンセル',
  print: (count: number) => plural(count, { other: 'ラベル#枚を印刷' }),
};
