// The words of en/found-rock.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'عثرتُ على حجر',
  field: 'رقم Rock ID',
  lookUp: 'بحث',
  looking: 'جارٍ البحث...',
  wornOff: 'الرقم ممحوّ',
  tryAgain: 'إعادة المحاولة',
  markAsFound: 'تسجيل العثور عليه',
  finding: 'جارٍ التسجيل...',
  saw: 'رأيته وتركته مكانه',
  hide: 'إخفاء الحجر',
  register: 'تسجيل حجر',
  won: 'رائع! عثرت على حجر!',
  titles: {
    active: 'حجر جاهز للإخفاء',
    hidden: 'عثرت على حجر مخفي!',
    found: 'حجر جاهز لإعادة إخفائه',
  },
  nothing: {
    title: 'يُرجى إدخال Rock ID',
    text: 'الرقم على الملصق، أو مكتوب على أسفل الحجر.',
  },
  howItWorks: 'كيف يعمل ذلك',
  steps: [
    'مسح الملصق بهاتفك، أو كتابة رقم Rock ID.',
    'تسجيل العثور على الحجر. هذا يتطلب تسجيل الدخول، أما المشاهدة فمفتوحة للجميع.',
    'إخفاؤه في مكان جديد، ومتابعته على الخريطة.',
  ],
  quickLinks: 'روابط سريعة',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    ' موجود الآن في ',
    link('إعادة الإخفاء'),
    '.',
  ],
  timesFound: (count: number) =>
    plural(count, {
      zero: 'لم يُعثر عليه بعد',
      one: 'عُثر عليه مرة واحدة',
      two: 'عُثر عليه مرتين',
      few: 'عُثر عليه # مرات',
      many: 'عُثر عليه # مرة',
      other: 'عُثر عليه # مرة',
    }),
  join: (productName: string) => `الانضمام إلى ${productName}: اختيار مستوى المغامرة لبدء تتبّع الأحجار!`,
};
