// The words of en/near-me.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'मेरे पास',
  stop: 'रोकें',
  whereYouAre: 'जहाँ आप हैं',
  count: (count: number) =>
    plural(count, { one: 'आपके पास # पत्थर, सबसे पास वाला पहले', other: 'आपके पास # पत्थर, सबसे पास वाले पहले' }),
  looking: 'आपके आसपास पत्थर खोजे जा रहे हैं…',
  locating: 'आपकी जगह खोजी जा रही है…',
  failed: 'पत्थर लोड नहीं हुए।',
  lastList: 'यह पिछली सूची है।',
  tryAgain: 'फिर कोशिश करें',
  staysHere: 'आपकी जगह इसी डिवाइस पर रहती है: सिर्फ़ आपके आसपास का नक्शा माँगा जाता है।',
  staysHereKnownTo: (accuracy: string) =>
    `आपकी जगह इसी डिवाइस पर रहती है: सिर्फ़ आपके आसपास का नक्शा माँगा जाता है। सटीकता: ${accuracy}।`,
  showMore: 'और दिखाएँ',
  noneYet: 'अभी कोई पत्थर नहीं छिपा है। पहला आपका हो सकता है।',
  farAway: 'पैदल या गाड़ी से थोड़ी दूर तक कोई पत्थर नहीं है। सबसे पास वाले:',
  rocksAbout: (count: number, way: string) =>
    plural(count, { one: `# पत्थर, लगभग ${way}`, other: `# पत्थर, लगभग ${way}` }),
  wayTo: (rock: string) => `${rock} तक का रास्ता`,
  wayToHidden: 'छिपे हुए पत्थर तक का रास्ता',
  there: 'आप लगभग पहुँच गए हैं। आसपास देखें।',
  visitorsSee: {
    mi: 'मेहमानों को जगहें लगभग 300 फ़ीट तक की सटीकता से दिखती हैं। सदस्यों को ठीक-ठीक।',
    km: 'मेहमानों को जगहें लगभग 100 मीटर तक की सटीकता से दिखती हैं। सदस्यों को ठीक-ठीक।',
  },
  knownTo: (accuracy: string) => `आपकी जगह की सटीकता: ${accuracy}।`,
  tooRough: (accuracy: string) =>
    `आपकी जगह की सटीकता सिर्फ़ ${accuracy} है: तीर के लिए यह कम है। खुले आसमान के नीचे बेहतर होगी।`,
  arrowTurns: 'तीर आपके फ़ोन के साथ घूमता है।',
  compassDenied: 'आपके फ़ोन ने कंपास नहीं दिया। ऊपर उत्तर है।',
  upIsNorth: 'ऊपर उत्तर है।',
  northMark: 'उ',
  aboutAway: (distance: string) => `लगभग ${distance}। दिशा पता नहीं।`,
  foundIt: 'मिल गया? लेबल से Rock ID लिखें, फिर ‘“मिला” दर्ज करें’ दबाएँ।',
  enterId: 'Rock ID लिखें',
  turnArrow: 'तीर को फ़ोन के साथ घुमाएँ',
  allRocks: 'मेरे पास के सब पत्थर',
  waitsFromYou: (distance: string) => `आपसे ${distance} दूर एक पत्थर है`,
  waitsFrom: (distance: string, town: string) => `${town} से ${distance} दूर एक पत्थर है`,
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};
