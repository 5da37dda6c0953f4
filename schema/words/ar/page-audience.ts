// The words of en/page-audience.ts in Arabic.
import type { Words } from '../words.ts';

export const pageAudience: Words['pageAudience'] = {
  invalid: 'يُرجى تحديد من يستطيع فتح الصفحة: public أو members أو hidden',
  notOwner: 'لا يستطيع اختيار من يرى صفحة الحجر إلا مَن رسمه',
  label: 'من يرى صفحته',
  choices: {
    public: { label: 'الجميع', about: 'يستطيع الجميع فتح صفحته ومشاركتها.' },
    members: { label: 'الأعضاء', about: 'لا يستطيع فتح صفحته إلا من سجّل دخوله.' },
    hidden: { label: 'أنا فقط', about: 'لا يستطيع أحد غيرك فتح صفحته.' },
  },
  failed: 'لم تتغيّر الصفحة',
};
