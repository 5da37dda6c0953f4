// The words of en/share.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'शेयर करें',
  details: 'पत्थर की जानकारी शेयर करें',
  link: 'पत्थर का लिंक शेयर करें',
  copyLink: 'पत्थर का लिंक कॉपी करें',
  copyWebsite: 'वेबसाइट का लिंक कॉपी करें',
  linkCopied: 'पत्थर का लिंक कॉपी हुआ',
  websiteCopied: 'वेबसाइट का लिंक कॉपी हुआ',
  title: (rock: string, productName: string) => `${productName} पर ${rock}`,
  text: (rock: string, productName: string, link: string) => `${productName} पर ${rock} के साथ चलें: ${link}`,
  saved: 'तस्वीर सेव हुई',
  savedAs: (file: string) => `उसका नाम है ${file}।`,
  savedWithoutPhoto: (file: string) => `उसका नाम है ${file}। फ़ोटो लोड नहीं हुई, इसलिए वह कार्ड पर नहीं है।`,
  failed: {
    title: 'शेयर नहीं हो सका',
    description: 'आपके डिवाइस ने शेयर करने की विंडो नहीं खोली। तस्वीर आपके डाउनलोड में है।',
  },
  noPicture: {
    title: 'तस्वीर नहीं बनी',
    description: 'उसकी जगह पत्थर की जानकारी कॉपी कर दी गई है।',
  },
  lines: {
    status: (status: string) => `स्थिति: ${status}`,
    distance: (way: string) => `तय की दूरी: ${way}`,
    finds: (count: number) => `कितनी बार मिला: ${number(count)}`,
    place: (name: string) => `पिछली जगह: ${name}`,
    noPlace: 'पिछली जगह: अभी नहीं',
  },
  card: {
    findsUnit: (count: number) => plural(count, { one: 'बार मिला', other: 'बार मिला' }),
    hidden: 'छिपा',
    found: 'मिला',
    by: (finder: string) => `${finder} को`,
  },
};
