// The words of en/kept-finds.ts in Arabic.
import type { Words } from '../words.ts';

export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'إخفاؤه من جديد',
  change: 'تغيير',
  sendToMyself: 'إرسال إلى نفسي',
  title: 'تغييره قبل إرساله',
  save: 'حفظ',
  cancel: 'إلغاء',
  rockName: 'اسم الحجر',
  rockId: 'رقم Rock ID',
  description: 'الوصف',
  comment: 'تعليقك',
  line: 'كلمتك',
  tooLong: (over: number, most: number) => `عدد الأحرف الزائدة: ${over}. أقصى طول: ${most}.`,
  registered: <T>(moment: T) => ['سُجّل في ', moment],
  found: <T>(moment: T) => ['عُثر عليه في ', moment],
  share: {
    title: 'اكتشافي على Rockabout',
    copied: 'نُسخ الرابط: يُفتح حيث يكون دخولك مسجّلًا',
  },
  busy: {
    title: 'جارٍ إرساله الآن',
    description: 'إذا لم يصل، أمكنك تغييره بعد قليل.',
  },
  arrived: {
    title: 'لم يعد هنا',
    description: 'أُرسل أو حُذف قبل أن يتغيّر.',
  },
  unreadable: {
    title: 'لا يمكن تغييره هنا',
    description: 'يُرجى تحميل الصفحة من جديد، أو حذفه والقيام به مرة أخرى.',
  },
};
