// The words of en/not-found.ts in Arabic.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404 الصفحة غير موجودة',
  didYouForget: 'هل نسينا إضافة هذه الصفحة إلى الموقع؟',
  ifNot:
    'إن لم يكن كذلك: فلا شيء تحت هذا الحجر. ربما في العنوان خطأ كتابة، أو انتقلت الصفحة كما تنتقل الأحجار.',
  toStart: 'العودة إلى البداية',
  exploreMap: 'استكشاف الخريطة',
};
