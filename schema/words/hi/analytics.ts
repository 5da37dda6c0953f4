// The words of en/analytics.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'आपकी दूरियाँ लोड नहीं हो सकीं।',
  traveled: { mi: 'तय किए मील', km: 'तय किए किलोमीटर' },
  finds: 'मेरी खोजें',
  countries: 'देश',
  places: 'जगहें',
  byMonth: { mi: 'हर महीने के मील', km: 'हर महीने के किलोमीटर' },
  findsByMonth: 'हर महीने की खोजें',
  firstFind: 'आपकी पहली खोज का बिंदु यहाँ आएगा।',
  noRecentFinds: 'पिछले दो साल में कोई खोज नहीं। अगली का बिंदु यहाँ आएगा।',
  first: {
    mi: 'जब आपका कोई पत्थर किसी को मिलेगा और फिर छिपेगा, तब पहले मील यहाँ दिखेंगे।',
    km: 'जब आपका कोई पत्थर किसी को मिलेगा और फिर छिपेगा, तब पहले किलोमीटर यहाँ दिखेंगे।',
  },
  shortWays: {
    mi: 'अभी तक छोटी दूरियाँ। पहला पूरा मील यहाँ दिखेगा।',
    km: 'अभी तक छोटी दूरियाँ। पहला पूरा किलोमीटर यहाँ दिखेगा।',
  },
  noneWhole: {
    mi: 'पिछले दो साल के किसी महीने में पूरा मील नहीं हुआ।',
    km: 'पिछले दो साल के किसी महीने में पूरा किलोमीटर नहीं हुआ।',
  },
  atHome: 'आपके पत्थर अभी घर पर हैं।',
  atHomeHint: 'एक छिपाएँ, उसका सफ़र वहीं से नापा जाएगा।',
  myRocks: 'मेरे पत्थर',
  noRocks: {
    mi: 'हर मील एक रंगे हुए पत्थर से शुरू होता है।',
    km: 'हर किलोमीटर एक रंगे हुए पत्थर से शुरू होता है।',
  },
  noRocksHint: 'अपना पहला रजिस्टर करें, छिपाएँ, और यहाँ देखें कि वह कितनी दूर जाता है।',
  registerFirst: 'अपना पहला पत्थर रजिस्टर करें',
  countriesReached: 'जिन देशों तक पहुँचे',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'सबसे लंबा सफ़र',
  longestHop: 'सबसे लंबा चरण',
  inHops: <T>(rock: T, hops: string) => [rock, `, ${hops}`],
  to: ' से ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'हर पत्थर के मील', km: 'हर पत्थर के किलोमीटर' },
  byRockOrder: { mi: 'हर पत्थर के मील, सबसे दूर पहले', km: 'हर पत्थर के किलोमीटर, सबसे दूर पहले' },
  rock: 'पत्थर',
  hops: 'चरण',
  distanceColumn: { mi: 'मील', km: 'किलोमीटर' },
  otherRocks: (count: number) => plural(count, { one: '# और पत्थर, कुल', other: '# और पत्थर, कुल' }),
  showMore: (count: number) => `${number(count)} और दिखाएँ`,
};
