// The words of en/ui.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'إغلاق',
  adopted: <T>(painter: T, keeper: T) => [painter, '، وفي رعاية ', keeper],
  tryAgainLater: 'يُرجى المحاولة بعد قليل.',
  noCopying: 'لا يسمح متصفحك لنا بالنسخ',
  toasts: (key: string) => `الإشعارات (${key})`,
  toast: 'إشعار',
  pictureStillMissing: 'لم تُحمَّل بعد',
  retryPicture: (name: string) => `إعادة المحاولة: صورة ${name}`,
  pictureStillMissingOf: (name: string) => `لم تُحمَّل بعد: ${name}`,
  progress: (name: string, percent: number) => `${name}: ${number(percent)}%.`,
  progressBegins: (name: string) => `${name}.`,
};
