// The words of en/member-menu.ts in Arabic.
import type { Words } from '../words.ts';

export const memberMenu: Words['memberMenu'] = {
  label: 'الأكثر استخدامًا',
  home: 'الرئيسية',
  map: 'الخريطة',
  found: 'عثرتُ',
  myRocks: 'أحجاري',
  more: 'المزيد',
  profile: 'الملف الشخصي والإعدادات',
  pro: 'Rock Hunter Pro',
  logOut: 'تسجيل الخروج',
};
