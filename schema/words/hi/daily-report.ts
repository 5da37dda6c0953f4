// The words of en/daily-report.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName}, ${utcDay(day)}: ${plural(visitors, { one: '# मेहमान', other: '# मेहमान' })}, ${plural(finds, { one: '# खोज', other: '# खोजें' })}, ${plural(orders, { one: '# ऑर्डर', other: '# ऑर्डर' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'UTC की आधी रात से आधी रात तक।',
  openDashboard: 'प्रबंधन खोलें',

  reported: (many: number) =>
    plural(many, { one: 'सदस्यों की # शिकायत आपके इंतज़ार में है।', other: 'सदस्यों की # शिकायतें आपके इंतज़ार में हैं।' }),
  ordersWait: (many: number) => plural(many, { one: '# ऑर्डर भेजना है।', other: '# ऑर्डर भेजने हैं।' }),
  packsWait: (many: number) => plural(many, { one: '# संस्थापक पैक भेजना है।', other: '# संस्थापक पैक भेजने हैं।' }),

  people: 'लोग',
  visitors: 'मेहमान',
  joined: 'मुफ़्त में जुड़े',
  monthly: 'मासिक प्लान शुरू किया',
  yearly: 'सालाना प्लान शुरू किया',
  rocks: 'पत्थर',
  registered: 'रजिस्टर हुए',
  hidden: 'छिपे',
  found: 'मिले',
  hiddenAgain: 'फिर छिपे',
  traveled: 'तय दूरी',
  farthest: 'दिन की सबसे लंबी',
  money: 'पैसे',
  orders: 'ऑर्डर',
  revenue: 'आमदनी',
  gained: 'नए प्लान',
  lost: 'ख़त्म हुए प्लान',
  ambassadors: 'संस्थापक दूत',
  applied: 'आवेदन',
  selected: 'चुने गए',
  count: (many: number) => number(many),
  lessThanOne: { mi: '1 मील से कम', km: '1 कि॰मी॰ से कम' },
};
