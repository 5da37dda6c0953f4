// The words of en/landing.ts in Arabic.
import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['نرسم على حجر. ', br, 'نخفيه. ', br, 'ثم نرى إلى أين يصل.'],
  lead: 'كل حجر يحمل رقمًا على ظهره. من يجده يكتب الرقم ويخفي الحجر في مكان جديد، وعلى الخريطة تكبر رحلته أمامك نقطة بعد نقطة.',
  signUp: 'إنشاء حساب مجاني',
  howItWorks: 'كيف يعمل ذلك',
  finder: {
    title: 'عثرتُ على حجر',
    text: 'يكفي قلبه وكتابة ما على ملصقه.',
    field: 'Rock ID',
    find: 'بحث',
  },
};
