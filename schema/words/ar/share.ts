// The words of en/share.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'مشاركة',
  details: 'مشاركة تفاصيل الحجر',
  link: 'مشاركة رابط الحجر',
  copyLink: 'نسخ رابط الحجر',
  copyWebsite: 'نسخ رابط الموقع',
  linkCopied: 'نُسخ رابط الحجر',
  websiteCopied: 'نُسخ رابط الموقع',
  title: (rock: string, productName: string) => `${rock} على ${productName}`,
  text: (rock: string, productName: string, link: string) => `رحلة ${rock} على ${productName}: ${link}`,
  saved: 'حُفظت الصورة',
  savedAs: (file: string) => `اسمها ${file}.`,
  savedWithoutPhoto: (file: string) => `اسمها ${file}. لم تُحمَّل صورة الحجر، فهي ليست على البطاقة.`,
  failed: {
    title: 'تعذّرت المشاركة',
    description: 'لم يفتح جهازك نافذة المشاركة. الصورة بين تنزيلاتك بدلًا من ذلك.',
  },
  noPicture: {
    title: 'تعذّر إنشاء الصورة',
    description: 'نُسخت تفاصيل الحجر إلى الحافظة بدلًا من ذلك.',
  },
  lines: {
    status: (status: string) => `الحالة: ${status}`,
    distance: (way: string) => `المسافة المقطوعة: ${way}`,
    finds: (count: number) => `مرات العثور: ${number(count)}`,
    place: (name: string) => `آخر مكان: ${name}`,
    noPlace: 'آخر مكان: غير محدد',
  },
  card: {
    findsUnit: (count: number) =>
      plural(count, {
        zero: 'اكتشاف',
        one: 'اكتشاف',
        two: 'اكتشاف',
        few: 'اكتشافات',
        many: 'اكتشافًا',
        other: 'اكتشاف',
      }),
    hidden: 'أُخفي',
    found: 'عُثر عليه',
    by: (finder: string) => `بواسطة ${finder}`,
  },
};
