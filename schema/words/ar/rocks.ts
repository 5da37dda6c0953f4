// The words of en/rocks.ts in Arabic.
import type { Words } from '../words.ts';

export const rocks: Words['rocks'] = {
  name: 'اسم الحجر مطلوب',
  locationForHide: 'المكان مطلوب عند إخفاء الحجر فورًا',
  notFound: 'لم نجد هذا الحجر',
  tooMany: 'حاولت تسجيل أحجار كثيرة قبل قليل. يُرجى المتابعة بعد حين.',
};
