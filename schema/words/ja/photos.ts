// The words of en/photos.ts in Japanese.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: '画像が大きすぎます',
  tooLarge: (bytes: number) => `10MBより小さい画像を選んでください。今の大きさ：${fileSize(bytes)}`,
  wrongTypeTitle: '使えないファイルです',
  wrongType: '画像ファイル（JPEG、PNG、GIF、WebPなど）だけを選んでください',
  tooManyPixels: 'この画像は画素数が多すぎます。もっと小さいものを選んでください。',
  damagedTitle: '画像を読めません',
  damaged: 'この画像は壊れているようです。別のものを選んでください。',
  fitting: '写真を準備しています…',
  another: '別の写真を選ぶ',
  choose: '写真を選ぶ',
  takeOrChoose: '写真をとる・選ぶ',
  openWhole: <T>(quiet: (words: string) => T) => ['写真全体を開く', quiet('（新しいタブ）')],
};
