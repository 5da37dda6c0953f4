// The words of en/find-dialog.ts in Arabic.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: 'عثرتُ على حجر',
  rockId: 'Rock ID',
  hint: 'يكفي قلب الحجر: رقمه على الملصق، أو مكتوب على أسفله.',
  find: 'بحث',
  finding: 'جارٍ البحث...',
  failed: 'حدث خطأ',
  seeRock: 'عرض هذا الحجر',
  register: 'تسجيل حجر',
  visitorTitle: 'عثرت على حجر؟',
  free: 'مجاني 100%',
  why: 'بعد الانضمام يصل خبر عثورك إلى مَن رسمه، ويمكنك إخفاؤه من جديد ومتابعة رحلته.',
  visitorHint: 'يُكتب الرقم الآن، والحجر ينتظرك أثناء الانضمام.',
  join: 'الانضمام مجانًا الآن!',
  isMember: 'لديك عضوية؟ الزر نفسه لتسجيل الدخول.',
};
