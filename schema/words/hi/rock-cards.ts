// The words of en/rock-cards.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Rock ID ${code} कॉपी करें`,
  codeCopied: 'Rock ID कॉपी हुआ',
  distance: 'तय की दूरी',
  timesFound: 'कितनी बार मिला',
  lastLocation: 'पिछली जगह',
  notSet: 'अभी नहीं',
  viewJourney: 'सफ़र देखें',
  track: 'नक्शे पर देखें',
  trackNamed: (rock: string) => `${rock} को नक्शे पर देखें`,

  featured: (rank: number) => `ख़ास पत्थर ${number(rank)}`,
  by: <T>(painter: T) => ['कलाकार: ', painter],
  places: 'जगहें, सबसे नई पहले',
  notHidden: <T>(name: T) => [name, ' अभी छिपाया नहीं गया है। इसकी पहली जगह यहाँ आएगी।'],

  hide: 'पत्थर छिपाएँ',
  isHidden: 'पत्थर छिपा है',
  printLabel: 'लेबल प्रिंट करें',
  giveAway: 'किसी को दें',
  adoptedByYou: <T>(painter: T) => ['कलाकार: ', painter, ', आपने गोद लिया'],
  offer: {
    until: (day: string) => `पेशकश ${day} तक`,
    wanted: <T>(receiver: T) => [receiver, ' को चाहिए'],
    wish: <T>(receiver: T) => [receiver, ' की इच्छा है कि इसे गोद लें।'],
    answerUntil: (day: string) => `${day} तक जवाब दें।`,
    youOffer: (day: string) => `आपकी पेशकश ${day} तक है।`,
    nobodyYet: 'अभी किसी ने हाँ नहीं कहा।',
    answer: 'जवाब दें',
    see: 'पेशकश देखें',
  },

  readyToHide: 'नई जगह छिपाने को तैयार',
  isHome: 'आपके पास घर लौट आया',
  isKept: 'आपके पास रहेगा',
  foundOwn: (day: string, near: string | null) =>
    near === null
      ? `यह आपको ${day} को मिला। यह आपका अपना है।`
      : `यह आपको ${day} को ${near} मिला। यह आपका अपना है।`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null ? `यह आपको ${day} को मिला। यह ` : `यह आपको ${day} को ${near} मिला। यह `,
    owner,
    ' का है।',
  ],
  rehide: 'फिर से छिपाएँ',
  addPlace: 'जोड़ें कि कहाँ मिला',

  rehidden: 'फिर छिपा',
  wayBy: <T>(way: T, painter: T) => [way, ', कलाकार: ', painter],
  hidAgain: (day: string) => `आपने इसे ${day} को फिर से छिपाया`,
  hidAgainAt: <T>(day: string, place: T) => [`आपने इसे ${day} को फिर से छिपाया: `, place],

  withheld: {
    rock: 'यह पत्थर अभी औरों को नहीं दिखता।',
    rockHow: 'इसका सफ़र सँभला हुआ है। हमारे भेजे ईमेल में लिखा है कि क्यों। आपकी राय अलग है? उस ईमेल का जवाब दें।',
    photo: 'इस पत्थर की फ़ोटो अभी नहीं दिखाई जाती।',
    photoHow: 'पत्थर का सफ़र जारी है। हमारे भेजे ईमेल में लिखा है कि क्यों। आपकी राय अलग है? उस ईमेल का जवाब दें।',
    heldHow: 'आप इसे फिर भी छिपा सकते हैं: हमारे देख लेने के बाद इसका सफ़र जारी रहेगा।',
  },
};
