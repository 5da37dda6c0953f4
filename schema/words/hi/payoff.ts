// The words of en/payoff.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'फिर से छिपाएँ',
  later: 'बाद में',
  finderNumber: (count: number) => `यह आपको मिला: खोज नं. ${number(count)}`,
  beganHere: <T>(place: T) => ['इसका सफ़र यहाँ से शुरू हुआ: ', place, '।'],
  journey: <T>(way: string, since: T, last: T) => [since, ` से अब तक ${way}। पिछली बार यहाँ दिखा: `, last, '।'],
  whatName: 'कलाकार आपको किस नाम से जानें?',
  username: 'यूज़रनेम',
  save: 'सेव करें',
  skip: 'छोड़ें',
  named: <T>(name: T) => ['कलाकार को दिखेगा: ', name, ' को मिला।'],
};
