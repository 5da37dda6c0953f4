// The words of en/near-me.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'قريب مني',
  stop: 'إيقاف',
  whereYouAre: 'مكانك الحالي',
  count: (count: number) =>
    plural(count, {
      zero: 'لا أحجار قريبة منك',
      one: 'حجر واحد قريب منك',
      two: 'حجران قريبان منك، الأقرب أولًا',
      few: '# أحجار قريبة منك، الأقرب أولًا',
      many: '# حجرًا قريبًا منك، الأقرب أولًا',
      other: '# حجر قريب منك، الأقرب أولًا',
    }),
  looking: 'جارٍ البحث عن أحجار حولك...',
  locating: 'جارٍ تحديد موقعك...',
  failed: 'لم تصل الأحجار.',
  lastList: 'هذه آخر قائمة.',
  tryAgain: 'إعادة المحاولة',
  staysHere: 'موقعك يبقى على هذا الجهاز: لا يُطلب إلا جزء الخريطة المحيط بك.',
  staysHereKnownTo: (accuracy: string) =>
    `موقعك يبقى على هذا الجهاز: لا يُطلب إلا جزء الخريطة المحيط بك. دقة الموقع: ${accuracy}.`,
  showMore: 'عرض المزيد',
  noneYet: 'لم يُخفَ أي حجر بعد. قد يكون حجرك الأول.',
  farAway: 'لا حجر ينتظر على بُعد نزهة أو مشوار قصير بالسيارة. الأقرب إليك:',
  rocksAbout: (count: number, way: string) =>
    `${plural(count, { zero: 'لا أحجار', one: 'حجر واحد', two: 'حجران', few: '# أحجار', many: '# حجرًا', other: '# حجر' })} على بُعد نحو ${way}`,
  wayTo: (rock: string) => `الطريق إلى ${rock}`,
  wayToHidden: 'الطريق إلى حجر مخفي',
  there: 'وصلت تقريبًا. حان وقت البحث من حولك.',
  visitorsSee: {
    mi: 'تظهر الأماكن للزوار بدقة 300 قدم تقريبًا. وتظهر للأعضاء بدقة تامة.',
    km: 'تظهر الأماكن للزوار بدقة 100 متر تقريبًا. وتظهر للأعضاء بدقة تامة.',
  },
  knownTo: (accuracy: string) => `دقة موقعك: ${accuracy}.`,
  tooRough: (accuracy: string) =>
    `دقة موقعك: ${accuracy}. هذا لا يكفي لإظهار سهم. تتحسّن الدقة تحت السماء المكشوفة.`,
  arrowTurns: 'يدور السهم مع هاتفك.',
  compassDenied: 'لم يشارك هاتفك بوصلته. الأعلى هو الشمال.',
  upIsNorth: 'الأعلى هو الشمال.',
  northMark: 'ش',
  aboutAway: (distance: string) => `المسافة نحو ${distance}. الاتجاه غير معروف.`,
  foundIt: 'عثرت عليه؟ يُرجى كتابة Rock ID الذي على ملصقه، ثم الضغط على «تسجيل العثور عليه».',
  enterId: 'إدخال Rock ID',
  turnArrow: 'تدوير السهم مع هاتفي',
  allRocks: 'كل الأحجار القريبة مني',
  waitsFromYou: (distance: string) => `حجر ينتظرك على بُعد ${distance}`,
  waitsFrom: (distance: string, town: string) => `حجر ينتظر على بُعد ${distance} من ${town}`,
  rockAt: <T>(rock: T, place: T) => [rock, '، ', place],
};
