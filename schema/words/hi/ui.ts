// The words of en/ui.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'बंद करें',
  adopted: <T>(painter: T, keeper: T) => [painter, ', गोद लिया: ', keeper],
  tryAgainLater: 'थोड़ी देर में फिर कोशिश करें।',
  noCopying: 'आपका ब्राउज़र कॉपी नहीं करने देता',
  toasts: (key: string) => `सूचनाएँ (${key})`,
  toast: 'सूचना',
  pictureStillMissing: 'अब भी लोड नहीं हुई',
  retryPicture: (name: string) => `फिर कोशिश करें: ${name} की तस्वीर`,
  pictureStillMissingOf: (name: string) => `अब भी लोड नहीं हुई: ${name}`,
  progress: (name: string, percent: number) => `${name}: ${number(percent)}%।`,
  progressBegins: (name: string) => `${name}।`,
};
