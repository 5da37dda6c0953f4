// The words of en/photos.ts in Arabic.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'الصورة كبيرة جدًا',
  tooLarge: (bytes: number) => `يُرجى اختيار صورة أصغر من 10 ميغابايت. الحجم الحالي: ${fileSize(bytes)}`,
  wrongTypeTitle: 'نوع الملف غير مناسب',
  wrongType: 'يُرجى رفع ملفات صور فقط (JPEG أو PNG أو GIF أو WebP وما شابهها)',
  tooManyPixels: 'في هذه الصورة عدد كبير جدًا من وحدات البكسل. يُرجى اختيار صورة أصغر.',
  damagedTitle: 'تعذّرت قراءة الصورة',
  damaged: 'يبدو أن هذه الصورة تالفة. يُرجى اختيار صورة أخرى.',
  fitting: 'جارٍ تجهيز صورتك...',
  another: 'اختيار صورة أخرى',
  choose: 'اختيار صورة',
  takeOrChoose: 'التقاط صورة أو اختيارها',
  openWhole: <T>(quiet: (words: string) => T) => ['فتح الصورة كاملة', quiet(' في تبويب جديد')],
};
