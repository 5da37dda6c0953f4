// The words of en/dashboard.ts in Arabic.
import type { Words } from '../words.ts';

export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['أهلًا من جديد، ', name],
  adventurer: 'حان وقت المغامرة',
  myRocks: 'أحجاري',
  myFinds: 'اكتشافاتي',
  traveled: { mi: 'الأميال المقطوعة', km: 'الكيلومترات المقطوعة' },
  register: 'تسجيل حجر جديد',
  registerHint: 'اسم لحجر ملوّن ورقم له.',
  myRocksHint: 'إخفاؤها ومتابعتها وإعادة إخفاء ما عُثر عليه.',
  exploreMap: 'استكشاف الخريطة',
  exploreMapHint: 'أين تنتظر الأحجار الآن.',
};
