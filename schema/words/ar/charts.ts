// The words of en/charts.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) =>
      plural(count, {
        zero: '0 ميل',
        one: 'ميل واحد',
        two: 'ميلان',
        few: '# أميال',
        many: '# ميلًا',
        other: '# ميل',
      }),
    kilometer: (count: number) =>
      plural(count, {
        zero: '0 كيلومتر',
        one: 'كيلومتر واحد',
        two: 'كيلومتران',
        few: '# كيلومترات',
        many: '# كيلومترًا',
        other: '# كيلومتر',
      }),
    find: (count: number) =>
      plural(count, {
        zero: 'لا اكتشافات',
        one: 'اكتشاف واحد',
        two: 'اكتشافان',
        few: '# اكتشافات',
        many: '# اكتشافًا',
        other: '# اكتشاف',
      }),
    hop: (count: number) =>
      plural(count, {
        zero: 'لا قفزات',
        one: 'قفزة واحدة',
        two: 'قفزتان',
        few: '# قفزات',
        many: '# قفزة',
        other: '# قفزة',
      }),
    place: (count: number) =>
      plural(count, {
        zero: 'لا أماكن',
        one: 'مكان واحد',
        two: 'مكانان',
        few: '# أماكن',
        many: '# مكانًا',
        other: '# مكان',
      }),
    rock: (count: number) =>
      plural(count, {
        zero: 'لا أحجار',
        one: 'حجر واحد',
        two: 'حجران',
        few: '# أحجار',
        many: '# حجرًا',
        other: '# حجر',
      }),
    visitor: (count: number) =>
      plural(count, {
        zero: 'لا زوار',
        one: 'زائر واحد',
        two: 'زائران',
        few: '# زوار',
        many: '# زائرًا',
        other: '# زائر',
      }),
    'sign-up': (count: number) =>
      plural(count, {
        zero: 'لا حسابات جديدة',
        one: 'حساب جديد واحد',
        two: 'حسابان جديدان',
        few: '# حسابات جديدة',
        many: '# حسابًا جديدًا',
        other: '# حساب جديد',
      }),
  },
  unitTitles: {
    mile: 'الأميال',
    kilometer: 'الكيلومترات',
    find: 'الاكتشافات',
    hop: 'القفزات',
    place: 'الأماكن',
    rock: 'الأحجار',
    visitor: 'الزوار',
    'sign-up': 'حسابات جديدة',
  },
  spanTitles: { month: 'الشهر', day: 'اليوم' },
  monthOfYear: (month: string, year: string) => `${month} ${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}. مفاتيح الأسهم للتنقل من شهر إلى شهر.`,
    day: (title: string) => `${title}. مفاتيح الأسهم للتنقل من يوم إلى يوم.`,
  },
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'عرض كجدول',
  notLoaded: 'لم يُحمَّل الرسم البياني. أرقامه في الجدول.',
};
