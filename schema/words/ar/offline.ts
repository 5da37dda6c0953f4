// The words of en/offline.ts in Arabic.
import type { Words } from '../words.ts';

export const offline: Words['offline'] = {
  label: 'الاتصال',
  noConnection: 'لا يوجد اتصال.',
  whatYouSee: 'المعروض هو ما حفظه هذا الجهاز.',
  tryAgain: 'إعادة المحاولة',
  asOf: (moment: string) => `آخر تحديث: ${moment}`,
  newVersion: {
    title: 'نسخة جديدة جاهزة',
    description: 'تصل عند تحميل هذه الصفحة من جديد.',
    action: 'تحميلها الآن',
  },
};
