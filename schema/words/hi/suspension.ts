// The words of en/suspension.ts in Hindi.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `आपके खाते पर रोक है, जब तक हम उसे न हटाएँ। कारण: ${reason}`
      : `आपके खाते पर ${utcMoment(until)} तक रोक है। कारण: ${reason}`,
  moment: utcMoment,
  title: 'आपके खाते पर रोक है, जब तक हम उसे न हटाएँ।',
  titleUntil: <T>(end: T) => ['आपके खाते पर ', end, ' तक रोक है।'],
  mayRead: 'तब तक सब पढ़ा जा सकता है, और आपका कुछ नहीं खोया है।',
  seenDifferently: <T>(link: (words: string) => T) => ['क्या आप इससे सहमत नहीं? ', link('हमें लिखें'), '।'],
  label: 'आपके खाते पर रोक है',
  notice: 'रोक है, जब तक हम न हटाएँ',
  noticeUntil: <T>(end: T) => ['रोक ', end, ' तक'],
  why: 'क्यों?',
  close: 'बंद करें',
  whatWorks:
    'सब पढ़ा जा सकता है, और आपका कुछ नहीं खोया है। जो आपके आउटबॉक्स में है, वह वहीं रहेगा: बाद में फिर भेजें। प्लान ख़त्म करना, अपना डेटा साथ ले जाना, या जाना अब भी हो सकता है।',
};
