// The words of en/map.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) =>
  plural(count, {
    zero: 'لا أحجار',
    one: 'حجر واحد',
    two: 'حجران',
    few: '# أحجار',
    many: '# حجرًا',
    other: '# حجر',
  });

const foundBefore = (count: number) =>
  plural(count, {
    zero: 'لم يُعثر عليه بعد',
    one: 'عُثر عليه مرة من قبل',
    two: 'عُثر عليه مرتين من قبل',
    few: 'عُثر عليه # مرات من قبل',
    many: 'عُثر عليه # مرة من قبل',
    other: 'عُثر عليه # مرة من قبل',
  });

export const map: Words['map'] = {
  bbox: 'bbox هو west,south,east,north بالدرجات',
  level: (levels: readonly number[]) => `level هو إحدى القيم ${levels.join(', ')}، أو غير مذكور`,
  zoom: (least: number, most: number) => `zoom عدد صحيح من ${least} إلى ${most}`,
  loading: 'جارٍ تحميل الخريطة...',
  missing: {
    list: 'لم تُحمَّل الخريطة. كل ما عليها موجود في القائمة أيضًا.',
    pin: 'لم تُحمَّل الخريطة. يمكنك استخدام موقعك الحالي، أو إدخال المكان يدويًا.',
  },
  ground: { out: 'لم تُحمَّل خريطة الشوارع.', coarse: 'لا شوارع هنا بعد.' },
  controls: {
    group: 'عرض الخريطة',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fitAll: 'عرض الكل',
    fitAllHint: 'ضبط العرض لإظهار كل الأحجار',
    world: 'العالم',
    worldHint: 'عرض العالم كله',
    mostZoom: 'الخريطة في أقصى تكبير.',
    leastZoom: 'الخريطة في أقصى تصغير.',
    noRocks: 'لم تصل الأحجار.',
    tryAgain: 'يُرجى المحاولة مرة أخرى.',
  },
  ofRocks: 'خريطة الأحجار المخفية',
  spots: 'الأحجار على الخريطة: مفاتيح الأسهم للتنقل بينها',
  keys: 'مفاتيح الأسهم للتنقل. مفتاح Enter للفتح.',
  zoomTo: 'تكبير المكان',
  close: 'إغلاق',
  hiddenRock: 'حجر مخفي',
  spot: (title: string, where: string) => `${title}، ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}، ${where}، ربما اختفى`,
  north: (degrees: string) => `${degrees}° شمالًا`,
  south: (degrees: string) => `${degrees}° جنوبًا`,
  east: (degrees: string) => `${degrees}° شرقًا`,
  west: (degrees: string) => `${degrees}° غربًا`,
  coordinates: (latitude: string, longitude: string) => `${latitude}، ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) => `${rocks(count)} حول ${town}`,
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} قرب ${coordinates}`,
  hidden: (day: string, timesFound: number) => `أُخفي في ${day}، ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) => `ربما اختفى: أُخفي في ${day}، ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: [
    'شمالًا',
    'إلى الشمال الشرقي',
    'شرقًا',
    'إلى الجنوب الشرقي',
    'جنوبًا',
    'إلى الجنوب الغربي',
    'غربًا',
    'إلى الشمال الغربي',
  ],
  way: (distance: string, direction: string) => `${distance} ${direction}`,
};
