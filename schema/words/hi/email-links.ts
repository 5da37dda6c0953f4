// The words of en/email-links.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown: 'यह लिंक अधूरा है, या किसी ख़त्म हो चुके बदलाव का है। ईमेल से एक बार फिर खोलें।',
  ended: 'यह बदलाव वापस लिया गया, या नया उसकी जगह आ गया। नए ईमेल के लिंक अब भी चलते हैं।',
  confirmed: 'इस बदलाव की पुष्टि हो चुकी है, और लिंक एक ही बार चलता है।',
  confirmLate: (minutes: number) =>
    `पुष्टि ${number(minutes)} मिनट चलती है, और यह उससे पुरानी है। अपनी सेटिंग में बदलाव फिर माँगें।`,
  otherMember: 'यह लिंक उस खाते का नहीं है जिसमें आप साइन इन हैं। साइन आउट करें, फिर लिंक दोबारा खोलें।',
  overtaken: 'ठीक उसी समय आपका खाता बदल गया। लिंक एक बार फिर खोलें।',
  taken: 'यह पता अब किसी और खाते का है, इसलिए आपके खाते का पता वही रहेगा।',
  undoLate: (days: number) =>
    `बदलाव ${number(days)} दिन तक वापस लिया जा सकता है, और यह उससे पुराना है। पता अपनी सेटिंग में बदलें।`,
  undoTaken: (supportEmail: string) =>
    `आपके पुराने पते का अब अपना खाता है, इसलिए वह आपके खाते को वापस नहीं मिल सकता। ${supportEmail} पर लिखें, हम मिलकर सुलझा लेंगे।`,
  confirm: {
    heading: 'अपने नए पते की पुष्टि करें',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `अब ${productName} में साइन इन `,
      oldEmail(''),
      ' की जगह ',
      newEmail,
      ' से होगा, और बाक़ी हर डिवाइस साइन आउट हो जाएगा।',
    ],
    button: 'यही पता लें',
  },
  signInFirst: {
    heading: 'पुष्टि के लिए साइन इन करें',
    lead: (productName: string) =>
      `आपके खाते का पता सिर्फ़ आप बदल सकते हैं। ${productName} में अभी वाले पते से साइन इन करें, हम आपको यहीं वापस लाएँगे।`,
    button: 'साइन इन करें',
  },
  done: {
    heading: 'आपके नए पते की पुष्टि हो गई',
    lead: <T>(newEmail: (mark: string) => T) => [
      'अब से साइन इन ',
      newEmail(''),
      ' से होगा। बाक़ी हर डिवाइस साइन आउट कर दिया गया।',
    ],
  },
  undo: {
    heading: 'अपना पता रखें?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `आपके ${productName} खाते का पता `,
      oldEmail,
      ' ही रहेगा, ',
      newEmail(''),
      ' नहीं होगा। सुरक्षा के लिए हर डिवाइस साइन आउट हो जाएगा।',
    ],
    button: 'मेरा पता रखें',
  },
  undone: {
    heading: 'आपका पता वही रहेगा',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'आपके खाते का पता ',
      oldEmail(''),
      ' है, और हर डिवाइस साइन आउट कर दिया गया। फिर से साइन इन करें।',
    ],
    button: (productName: string) => `${productName} में साइन इन करें`,
  },
};
