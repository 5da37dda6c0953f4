// The words of en/sightings.ts in Arabic.
import type { Words } from '../words.ts';

export const sightings: Words['sightings'] = {
  neverHidden: 'لم يُخفَ هذا الحجر قط، فلا يمكن أن يكون أحد قد رآه.',
  inHand: 'هذا الحجر الآن في يد أحدهم. إن كان أمامك فسيُخفى قريبًا: يُرجى تركه له.',
  tooManyEmails: 'أرسلنا عددًا من هذه الرسائل اليوم. يُرجى المحاولة غدًا.',
  dead: 'هذا الرابط ناقص أو قديم جدًا. يمكنك طلبه من جديد في صفحة رقم الحجر.',
  notPainter: 'لا يستطيع إزالة المشاهدة إلا مَن رسم هذا الحجر',
  gone: 'لم تعد هذه المشاهدة موجودة',
};
