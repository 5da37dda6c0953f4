// The words of en/community.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const order = { nearest: 'الأقرب أولًا', farthest: 'الأبعد أولًا' };

export const community: Words['community'] = {
  heading: 'المجتمع',
  feed: 'آخر النشاطات',
  leaderboard: 'لوحة الصدارة',
  featured: 'أحجار مميّزة',
  ambassadors: 'السفراء المؤسسون',
  closed: {
    intro: 'الطاولة التي يعرض عليها الجميع أحجارهم. يفتحها Rock Hunter Pro.',
    feed: 'كل حجر يسجّله أحدهم، وما يقوله الناس عنه.',
    leaderboard: 'من يعثر على أكثر الأحجار، ومن يرسم أكثرها.',
    featured: 'أبعد الأحجار سفرًا، ورحلاتها على الخريطة.',
    ambassadors: 'الروّاد في كل ولاية وبلد.',
    glimpse: 'لمحة من النشاطات',
    glimpseHint: 'أحدث الأحجار. الإعجاب بها والتعليق عليها مجاني لكل عضو.',
  },
  feedFailed: 'تعذّر تحميل النشاطات.',
  feedEmpty: 'الطاولة ما زالت خالية.',
  feedEmptyHint: 'تظهر الأحجار هنا فور تسجيل أول حجر.',
  registerRock: 'تسجيل حجر',
  feedArea: 'نشاطات المجتمع',
  showMore: 'عرض المزيد',
  moreFailed: 'تعذّر تحميل المزيد من الأحجار. يُرجى المحاولة مرة أخرى.',
  shown: (count: number) => `عدد الأحجار المعروضة: ${number(count)}`,
  byOn: <T>(author: T, day: T) => [author, '، ', day],
  leaderboards: {
    failed: 'تعذّر تحميل لوحات الصدارة.',
    finds: 'الصدارة العالمية في العثور على الأحجار',
    registered: 'الصدارة العالمية في تسجيل الأحجار',
    noFinds: 'لم يعثر أحد على حجر بعد. قد يكون أول اسم هنا اسمك.',
    noRegistered: 'لم يسجّل أحد حجرًا بعد. قد يكون أول اسم هنا اسمك.',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('المركز '), place],
    findsUnit: (count: number) =>
      plural(count, {
        zero: 'اكتشاف',
        one: 'اكتشاف',
        two: 'اكتشاف',
        few: 'اكتشافات',
        many: 'اكتشافًا',
        other: 'اكتشاف',
      }),
    registeredUnit: (count: number) =>
      plural(count, { zero: 'حجر', one: 'حجر', two: 'حجر', few: 'أحجار', many: 'حجرًا', other: 'حجر' }),
  },
  featuredRocks: {
    failed: 'تعذّر تحميل الأحجار المميّزة.',
    none: 'لم ينطلق أي حجر في رحلة بعد.',
    noneHint: 'أول حجر يُحمل بعيدًا ويُخفى من جديد سيظهر هنا.',
    registerFirst: 'تسجيل أول حجر لك',
    showAll: 'عرضها كلها',
    noHidden: 'لا حجر من الأحجار المميّزة ينتظر من يعثر عليه الآن. كلها في الطريق.',
    noFound: 'لا حجر من الأحجار المميّزة في جيب أحد الآن. كلها في الخارج.',
    noActive: 'كل الأحجار المميّزة غادرت البيت. لا حجر منها ينتظر إخفاءه لأول مرة.',
    filter: 'تصفية حسب الحالة',
    all: 'الكل',
    sort: 'ترتيب حسب المسافة',
    order,
    count: (count: number, first: keyof typeof order) =>
      plural(count, {
        zero: 'لا أحجار',
        one: 'حجر واحد',
        two: `حجران، ${order[first]}`,
        few: `# أحجار، ${order[first]}`,
        many: `# حجرًا، ${order[first]}`,
        other: `# حجر، ${order[first]}`,
      }),
  },
};
