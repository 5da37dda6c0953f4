// The words of en/boot.ts in Arabic.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: 'جارٍ التحميل...',
  late: 'لم يصل شيء بعد.',
  loadAgain: 'تحميل الصفحة من جديد',
  withoutScript: 'تحتاج هذه الصفحة إلى JavaScript لتُظهر أحجارك والخريطة.',
  news: { title: 'خبر عن حجر', body: 'يمكنك فتح الموقع لقراءته.' },
};
