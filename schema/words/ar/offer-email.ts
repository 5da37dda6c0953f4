// The words of en/offer-email.ts in Arabic.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'هناك من يودّ إهداءك حجرًا ملوّنًا',
  heading: 'حجر ملوّن لك؟',
  what: 'يبحث أحدهم عن بيت جديد لحجر ملوّن، وفكّر فيك. مَن يتبنّى الحجر يخفيه، ثم يتابع رحلته كلما عثر عليه أحد وأخفاه من جديد.',
  see: (days: number) => `هنا يظهر أي حجر هو، ومن يهديه. مدة صلاحية الرابط: ${unit(days, 'day')}.`,
  button: 'عرض الحجر',
  doNothing:
    'هل هذا الشخص مجهول لك، أو لا مكان عندك لحجر؟ إذن لا حاجة إلى فعل شيء: لا ينتقل شيء بدون موافقتك، ولا نحتفظ بعنوانك إلا ما دام العرض قائمًا.',
};
