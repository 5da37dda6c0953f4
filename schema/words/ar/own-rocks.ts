// The words of en/own-rocks.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'البحث في أحجارك',
  searched: 'اسم، مكان، رقم',
  status: 'الحالة',
  all: 'الكل',
  order: 'الترتيب',
  newest: 'الأحدث أولًا',
  sorts: {
    oldest: 'الأقدم أولًا',
    miles: { mi: 'الأكثر أميالًا', km: 'الأكثر كيلومترات' },
    finds: 'الأكثر اكتشافات',
    name: 'حسب الاسم',
  },
  looking: 'جارٍ البحث في كل أحجارك...',
  count: (count: number) =>
    plural(count, {
      zero: 'لا أحجار',
      one: 'حجر واحد',
      two: 'حجران',
      few: '# أحجار',
      many: '# حجرًا',
      other: '# حجر',
    }),
  failed: 'تعذّر تحميل أحجارك.',
  noneFits: 'لا حجر من أحجارك يناسب ذلك.',
  showAll: 'عرضها كلها',
  notHidden: 'لم يُخفَ بعد',
  wayAndFinds: (way: string, finds: number) =>
    plural(finds, {
      zero: `${way}، لم يُعثر عليه بعد`,
      one: `${way}، عُثر عليه مرة واحدة`,
      two: `${way}، عُثر عليه مرتين`,
      few: `${way}، عُثر عليه # مرات`,
      many: `${way}، عُثر عليه # مرة`,
      other: `${way}، عُثر عليه # مرة`,
    }),
};
