// The words of en/inbox.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'सूचनाएँ',
  settings: 'सूचनाओं की सेटिंग',
  loadFailed: 'ख़बरें लोड नहीं हो सकीं।',
  loadFailedHint: 'आपके पत्थर फिर भी अपने रास्ते पर हैं। थोड़ी देर में फिर कोशिश करें।',
  quiet: 'अभी सब शांत है।',
  quietHint: 'जब आपका कोई पत्थर किसी को मिलेगा, यहाँ लिखा होगा। कहीं एक पत्थर इस इंतज़ार में है कि कोई उसे देखे।',
  exploreMap: 'नक्शा देखें',
  keptFor: (days: number) => `${number(days)} दिन तक रखी जाती हैं।`,
  today: 'आज',
  yesterday: 'कल',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'नई',
  seePhoto: 'फ़ोटो देखें',
  seePhotoOf: (rock: string) => `फ़ोटो देखें: ${rock}`,
  answer: 'जवाब दें',
  answerAbout: (rock: string) => `${rock} के बारे में जवाब दें`,
  sinceYouWereHere: 'आपके पिछली बार आने के बाद',
  newsFailed: 'ख़बरें नहीं पहुँचीं। आपके पत्थर फिर भी अपने रास्ते पर हैं।',
  noNews: 'अभी सब शांत है। कहीं एक पत्थर इस इंतज़ार में है कि कोई उसे देखे।',
  all: 'सब सूचनाएँ',
};
