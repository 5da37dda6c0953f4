// The words of en/cards.ts in Arabic.
import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  leave: (productName: string) => `ليس الآن، العودة إلى ${productName}`,
  goOn: (productName: string) => `المتابعة إلى ${productName}`,
  failed: (heading: string) => `خطأ: ${heading}`,
  refused: 'لم ينجح ذلك',
  withoutScript: 'يمكنك البحث عن الأحجار وتسجيل العثور عليها دون JavaScript. أما أحجارك والخريطة فتحتاج إليه.',
};
