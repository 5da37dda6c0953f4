// The words of en/ui.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: '閉じる',
  adopted: <T>(painter: T, keeper: T) => [painter, 'さん、引き取った人：', keeper],
  tryAgainLater: '少ししてからもう一度お試しください。',
  noCopying: 'このブラウザではコピーできません',
  toasts: (key: string) => `お知らせ（${key}）`,
  toast: 'お知らせ',
  pictureStillMissing: 'まだ読み込めません',
  retryPicture: (name: string) => `もう一度試す：${name}の画像`,
  pictureStillMissingOf: (name: string) => `まだ読み込めません：${name}`,
  progress: (name: string, percent: number) => `${name}：${number(percent)}%。`,
  progressBegins: (name: string) => `${name}。`,
};
