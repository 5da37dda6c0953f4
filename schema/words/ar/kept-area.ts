// The words of en/kept-area.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'خريطة للنزهة',
  keep: 'حفظ هذه المنطقة',
  what: (km: number) => `لنزهة بلا شبكة: خريطة المكان وما حوله حتى ${number(km)}\u00A0كم، وأحجارها.`,
  zoomFirst: 'يُرجى أولًا تكبير مكان نزهتك.',
  replaces: 'تحلّ محلّ المنطقة أدناه.',
  progress: 'جارٍ حفظ المنطقة',
  pieces: (done: number, all: number, bytes: number) =>
    `أجزاء الخريطة: ${number(done)} من ${number(all)}، ${megabytes(bytes / 1e6)}`,
  asking: 'جارٍ طلب أحجارها...',
  tryAgain: 'إعادة المحاولة',
  stop: 'إيقاف',
  keepIt: 'حفظ',
  leaveIt: 'ترك',
  question: (size: number) => `تحتاج هذه المنطقة إلى نحو ${number(size)} ميغابايت. هل تُحفظ؟`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `محفوظ: ${number(km)}\u00A0كم حول ${place}، ${megabytes(bytes / 1e6)}، ${day}`,
  noRocks: 'أحجارها غير محفوظة لك. يكفي حفظ المنطقة من جديد لتُحفظ.',
  show: 'عرض',
  remove: 'إزالة',
  done: 'حُفظت المنطقة. هي هنا بلا شبكة أيضًا.',
  stopped: (unchanged: string) => `توقّف الحفظ. ${unchanged}`,
  removed: 'أُزيلت المنطقة.',
  since: (moment: string) => `حُفظت في ${moment}. لا يوجد اتصال.`,
  otherStays: 'المنطقة أدناه باقية.',
  nothingKept: 'لم يُحفظ شيء.',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'انقطعت الشبكة.',
    server: 'لم تستجب الخريطة.',
    full: 'لم تبق على هذا الجهاز مساحة للمنطقة.',
    unavailable: 'لا يسمح هذا المتصفح للصفحة بحفظ شيء، كما في النافذة الخاصة.',
  },
};
