// The words of en/analytics.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'تعذّر تحميل مسافاتك.',
  traveled: { mi: 'الأميال المقطوعة', km: 'الكيلومترات المقطوعة' },
  finds: 'اكتشافاتي',
  countries: 'البلدان',
  places: 'الأماكن',
  byMonth: { mi: 'الأميال حسب الشهر', km: 'الكيلومترات حسب الشهر' },
  findsByMonth: 'الاكتشافات حسب الشهر',
  firstFind: 'أول اكتشاف لك ستظهر نقطته هنا.',
  noRecentFinds: 'لا اكتشافات في آخر سنتين. الاكتشاف التالي ستظهر نقطته هنا.',
  first: {
    mi: 'ستُرسم الأميال الأولى هنا عندما يعثر أحدهم على حجر لك ويخفيه من جديد.',
    km: 'ستُرسم الكيلومترات الأولى هنا عندما يعثر أحدهم على حجر لك ويخفيه من جديد.',
  },
  shortWays: {
    mi: 'مسافات قصيرة حتى الآن. أول ميل كامل سيُرسم هنا.',
    km: 'مسافات قصيرة حتى الآن. أول كيلومتر كامل سيُرسم هنا.',
  },
  noneWhole: {
    mi: 'لا شهر في آخر سنتين فيه ميل كامل.',
    km: 'لا شهر في آخر سنتين فيه كيلومتر كامل.',
  },
  atHome: 'أحجارك ما زالت في البيت.',
  atHomeHint: 'بعد إخفاء أحدها تُقاس رحلته من هناك.',
  myRocks: 'أحجاري',
  noRocks: { mi: 'كل ميل يبدأ بحجر ملوّن.', km: 'كل كيلومتر يبدأ بحجر ملوّن.' },
  noRocksHint: 'بعد تسجيل أول حجر لك وإخفائه يظهر هنا كم يبتعد.',
  registerFirst: 'تسجيل أول حجر لك',
  countriesReached: 'البلدان التي وصلت إليها',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'أطول رحلة',
  longestHop: 'أطول قفزة',
  inHops: <T>(rock: T, hops: string) => [rock, `، ${hops}`],
  to: ' إلى ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `، ${day}`],
  byRock: { mi: 'الأميال حسب الحجر', km: 'الكيلومترات حسب الحجر' },
  byRockOrder: {
    mi: 'الأميال حسب الحجر، الأبعد أولًا',
    km: 'الكيلومترات حسب الحجر، الأبعد أولًا',
  },
  rock: 'الحجر',
  hops: 'القفزات',
  distanceColumn: { mi: 'ميل', km: 'كم' },
  otherRocks: (count: number) =>
    plural(count, {
      zero: 'لا أحجار أخرى',
      one: 'حجر آخر',
      two: 'حجران آخران معًا',
      few: '# أحجار أخرى معًا',
      many: '# حجرًا آخر معًا',
      other: '# حجر آخر معًا',
    }),
  showMore: (count: number) => `عرض المزيد (${number(count)})`,
};
