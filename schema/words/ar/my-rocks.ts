// The words of en/my-rocks.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'أحجاري',
  foundRock: 'عثرتُ على حجر',
  register: 'تسجيل حجر جديد',
  track: 'تتبّعه على الخريطة',
  printLabel: 'طباعة ملصق',
  done: 'تم',
  tabs: {
    rocks: 'أحجاري',
    rehide: 'إعادة الإخفاء',
    archive: 'أرشيف إعادة الإخفاء',
    activity: 'النشاط',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'هنا سيكون مكان أول حجر لك.',
    description: 'حجر ملوّن ورقم له، ثم تظهر هنا رحلته.',
    register: 'تسجيل أول حجر لك',
  },
  noFinds: {
    title: 'لا حجر ينتظر في جيبك.',
    description: 'بعد العثور على حجر يكفي كتابة رقمه. وينتظر هنا إلى أن يُعاد إخفاؤه.',
  },
  noArchive: {
    title: 'هنا تبقى ذكرى الأحجار التي أعدت إخفاءها.',
    look: 'البحث عن حجر على الخريطة',
  },
  noActivity: {
    title: 'لم يحدث شيء بعد.',
    description: 'يمكنك تسجيل حجر لك، أو البحث عن حجر أخفاه أحدهم.',
    register: 'تسجيل حجر',
    exploreMap: 'استكشاف الخريطة',
  },
  notYours: { title: 'لم يعد هذا الحجر لك', description: 'ربما صار له بيت جديد.' },
  notWithYou: {
    title: 'هذا الحجر ليس معك',
    description: 'يخفيه صاحبه أو آخر من عثر عليه. وعندما ينتظر في مكانه من جديد، يمكنك تسجيل العثور عليه.',
  },
  alreadyHidden: {
    title: 'مخفي من قبل',
    description: (rock: string) => `ينتظر ${rock} في مخبئه. ويمكن إخفاؤه من جديد بعد أن يعثر عليه أحد.`,
  },
  withFinder: {
    title: 'عند من عثر عليه',
    description: (rock: string) => `عُثر على ${rock}. ويستطيع من هو معه الآن إخفاءه من جديد.`,
  },
  lookUpFailed: {
    title: 'تعذّر البحث عن حجرك',
    description: 'يُرجى المحاولة بعد قليل.',
  },
  findsFailed: 'تعذّر تحميل الأحجار التي عثرت عليها.',
  archiveFailed: 'تعذّر تحميل الأحجار التي أعدت إخفاءها.',
  activityFailed: 'تعذّر تحميل نشاطك.',
  theRock: 'الحجر',
};
