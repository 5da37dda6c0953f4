// The words of en/explore-map.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const rocks = (count: number) =>
  plural(count, {
    zero: 'لا أحجار',
    one: 'حجر واحد',
    two: 'حجران',
    few: '# أحجار',
    many: '# حجرًا',
    other: '# حجر',
  });

export const exploreMap: Words['exploreMap'] = {
  heading: 'استكشاف الخريطة',
  intro: 'كل نقطة هي حجر ملوّن ينتظر من يعثر عليه.',
  loading: 'جارٍ التحميل...',
  figures: {
    rocks: 'الأحجار',
    countries: 'البلدان',
    members: 'الأعضاء',
    traveled: { mi: 'الأميال المقطوعة', km: 'الكيلومترات المقطوعة' },
  },
  addresses: '. يُبحث عن العناوين بخدمة Nominatim في بيانات المساهمين في OpenStreetMap.',
  namesWithPro: <T>(link: (words: string) => T) => [
    'الضغط على نقطة يُظهرها في القائمة. أما الأسماء والصور والأماكن فتأتي مع ',
    link('Rock Hunter Pro'),
    '.',
  ],
  legend: {
    name: 'مفتاح الخريطة',
    available: 'متاح للعثور عليه',
    notHidden: 'مسجّل (غير مخفي)',
  },
  tabs: {
    locate: 'موقعي الحالي',
    filters: 'تصفية',
    clear: 'مسح التصفية',
    nearMe: 'قريب مني',
  },
  filters: {
    heading: 'تصفية',
    close: 'إغلاق التصفية',
    status: 'حالة الحجر',
    distance: 'المسافة',
    added: 'أُضيف حديثًا',
    any: 'الكل',
    days: { 1: 'آخر يوم', 7: 'آخر 7 أيام', 30: 'آخر 30 يومًا' },
    note: 'الأحجار المخفية تنتظر حيث بدأت، والتي في رحلة عُثر عليها من قبل.',
    locating: 'جارٍ تحديد موقعك...',
    measuredFrom: (place: string) => `تُقاس المسافة من: ${place}.`,
    measured: 'تُقاس المسافة من مكانك.',
    measuredOrSearched: 'تُقاس المسافة من مكانك، أو من المكان الذي بحثت عنه.',
    needsPlace: 'تحتاج المسافة إلى مكان تبدأ منه.',
    useMine: 'استخدام مكاني',
  },
  sheet: { peek: 'إظهار القائمة', half: 'إظهار القائمة كاملة', full: 'إظهار الخريطة' },
  listHeading: 'الأحجار على الخريطة',
  looking: 'جارٍ البحث عن أحجار...',
  noneArrived: 'لم تصل أي أحجار. يمكن إعادة المحاولة من القائمة.',
  showMore: 'عرض المزيد',
  failed: 'لم تصل الأحجار.',
  tryAgain: 'إعادة المحاولة',
  noneFits: 'لا حجر يناسب هذه التصفية.',
  clearFilters: 'مسح التصفية',
  zoomToLook: 'يمكن التكبير لتصفّح أحجار مكان واحد.',
  noneHidden: 'لم يُخفَ أي حجر بعد. قد يكون حجرك الأول.',
  registerRock: 'تسجيل حجر',
  noneHere: 'لا حجر ينتظر في هذا الجزء من العالم.',
  seeWhere: 'أين هي الأحجار؟',
  offline: 'لا يوجد اتصال. هذه الأحجار كانت هنا عند آخر زيارة لك.',
  nearestFirst: 'الأقرب أولًا.',
  newestFirst: 'الأحدث أولًا.',
  here: (count: number) => `${rocks(count)} هنا`,
  hereAndMore: (count: number) => `${rocks(count)} هنا، وغيرها بالقرب`,
  hereOf: (count: number, total: number) => `المعروض هنا: ${number(count)} من ${number(total)}`,
  hereOfNewest: (count: number, total: number) =>
    `المعروض هنا: ${number(count)} من أحدث الأحجار وعددها ${number(total)}`,
  zoomForEach: 'يظهر كل منها عند التكبير.',
  zoomForEachNearest: 'يظهر كل منها عند التكبير. الأقرب أولًا.',
  zoomForAll: (order: string) => `تظهر كلها عند التكبير. ${order}`,
  zoomForAllOfPlace: (order: string) => `يمكن التكبير لتصفّح كل أحجار مكان واحد. ${order}`,
};
