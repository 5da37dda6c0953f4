// The words of en/admin-overview.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: 'आँकड़े',
  aboutFigures: 'दिन UTC की आधी रात से शुरू होते हैं। हर मेहमान दिन में एक बार गिना जाता है।',
  codeGenerator: 'QR कोड बनाएँ',
  visitors: 'मेहमान',
  today: 'आज',
  last7Days: 'पिछले 7 दिन',
  last30Days: 'पिछले 30 दिन',
  orders: 'ऑर्डर',
  totalOrders: 'कुल ऑर्डर',
  totalRevenue: 'कुल आमदनी',
  aboutRevenue: 'ऑर्डर, लौटाए पैसे घटाकर',
  averageOrder: 'औसत ऑर्डर',
  signUps: 'नए सदस्य',
  signUpsNotLoaded: 'नए सदस्य लोड नहीं हो सके।',
  spans: {
    daily: { title: 'दैनिक', note: '' },
    weekly: { title: 'साप्ताहिक', note: 'पिछले 7 दिन' },
    monthly: { title: 'मासिक', note: 'पिछले 30 दिन' },
  },
  free: 'मुफ़्त',
  paidMonthly: 'मासिक भुगतान',
  paidYearly: 'सालाना भुगतान',
  newestOrders: 'सबसे नए ऑर्डर',
  allOrders: 'सब ऑर्डर',

  last30: 'पिछले 30 दिन',
  last30NotLoaded: 'पिछले 30 दिन लोड नहीं हो सके।',
  charts: {
    visitors: { title: 'हर दिन के मेहमान', quiet: 'पिछले 30 दिनों में कोई नहीं आया।' },
    finds: { title: 'हर दिन की खोजें', quiet: 'पिछले 30 दिनों में कोई पत्थर नहीं मिला।' },
    signUps: { title: 'हर दिन के नए सदस्य', quiet: 'पिछले 30 दिनों में कोई नहीं जुड़ा।' },
  },

  world: 'दुनिया भर की खोजें',
  aboutWorld: 'उस देश के हिसाब से जहाँ पत्थर छिपा था। हर घंटे गिना जाता है।',
  worldNotLoaded: 'दुनिया भर की खोजें लोड नहीं हो सकीं।',
  month: 'महीना',
  allMonths: 'पिछले 12 महीने',
  soFar: (month: string) => `${month}, अब तक`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(countries, { one: '# देश', other: '# देशों' })} में ${plural(finds, { one: '# खोज', other: '# खोजें' })}`,
  nothingCounted: 'अभी कुछ नहीं गिना गया। पहली गिनती घंटे भर में आएगी।',
  noFindsInYear: 'पिछले 12 महीनों में कोई पत्थर नहीं मिला।',
  noFindsInMonth: 'इस महीने कोई पत्थर नहीं मिला।',
  atSea: 'समुद्र में या पता नहीं',
  findsByCountry: 'देश के हिसाब से खोजें',
  country: 'देश',
  finds: 'खोजें',
  change: 'बदलाव',
  toMonthBefore: ' पिछले महीने से',
  showFewer: 'कम दिखाएँ',
  showAll: (count: number) => `सब ${number(count)} दिखाएँ`,
  findsIn: (country: string, finds: number) => `${country}: ${number(finds)}`,
};
