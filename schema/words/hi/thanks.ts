// The words of en/thanks.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `${number(over)} अक्षर ज़्यादा हैं: पंक्ति में ज़्यादा से ज़्यादा ${number(most)} अक्षर होते हैं।`,
  leaveLine: 'कलाकार के लिए एक पंक्ति लिखें',
  painterReads: <T>(line: T) => ['कलाकार को दिखेगा: “', line, '”'],
  lineGone: 'आपकी पंक्ति हट गई।',
  change: 'बदलें',
  lineFailed: 'आपकी पंक्ति नहीं पहुँची। फिर कोशिश करें।',
  send: 'भेजें',
  sayThanks: 'शुक्रिया कहें',
  sayThanksTo: (finder: string) => `${finder} को शुक्रिया कहें`,
  addLine: 'एक पंक्ति जोड़ें',
  addLineTo: (finder: string) => `${finder} के लिए एक पंक्ति जोड़ें`,
  lineTo: (finder: string) => `${finder} के लिए एक पंक्ति (वैकल्पिक)`,
  thanksFailed: 'आपका शुक्रिया नहीं पहुँचा। फिर कोशिश करें।',
  cancel: 'रहने दें',
  saidThanks: 'आपने शुक्रिया कहा',
  thanksYou: 'कलाकार ने आपको शुक्रिया कहा',
  saysThanks: 'कलाकार ने शुक्रिया कहा',
  ofEarlierOwner: 'इस खोज के लिए शुक्रिया',
  quoted: <T>(line: T) => ['“', line, '”'],
  andQuoted: <T>(line: T) => [': “', line, '”'],
  remove: 'हटाएँ',
  removeLine: (finder: string) => `${finder} के शब्द हटाएँ`,
  removeFindersLine: 'जिसे मिला, उसके शब्द हटाएँ',
  removeThanks: 'कलाकार के शब्द हटाएँ',
  stillHere: { title: 'ये शब्द अब भी यहाँ हैं', text: 'थोड़ी देर में फिर कोशिश करें।' },
};
