// The words of en/daily-report.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName} في ${utcDay(day)}: الزوار ${number(visitors)}، الاكتشافات ${number(finds)}، الطلبات ${number(orders)}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'من منتصف الليل إلى منتصف الليل بتوقيت UTC.',
  openDashboard: 'فتح لوحة الإدارة',

  reported: (many: number) =>
    plural(many, {
      zero: 'لا بلاغات من الأعضاء بانتظارك.',
      one: 'أمر واحد أبلغ عنه الأعضاء بانتظارك.',
      two: 'أمران أبلغ عنهما الأعضاء بانتظارك.',
      few: '# أمور أبلغ عنها الأعضاء بانتظارك.',
      many: '# أمرًا أبلغ عنها الأعضاء بانتظارك.',
      other: '# أمر أبلغ عنها الأعضاء بانتظارك.',
    }),
  ordersWait: (many: number) =>
    plural(many, {
      zero: 'لا طلبات بانتظار الشحن.',
      one: 'طلب واحد بانتظار الشحن.',
      two: 'طلبان بانتظار الشحن.',
      few: '# طلبات بانتظار الشحن.',
      many: '# طلبًا بانتظار الشحن.',
      other: '# طلب بانتظار الشحن.',
    }),
  packsWait: (many: number) =>
    plural(many, {
      zero: 'لا علب سفراء بانتظار الشحن.',
      one: 'علبة سفراء واحدة بانتظار الشحن.',
      two: 'علبتا سفراء بانتظار الشحن.',
      few: '# علب سفراء بانتظار الشحن.',
      many: '# علبة سفراء بانتظار الشحن.',
      other: '# علبة سفراء بانتظار الشحن.',
    }),

  people: 'الناس',
  visitors: 'الزوار',
  joined: 'انضمام مجاني',
  monthly: 'بدء الخطة الشهرية',
  yearly: 'بدء الخطة السنوية',
  rocks: 'الأحجار',
  registered: 'سُجّلت',
  hidden: 'أُخفيت',
  found: 'عُثر عليها',
  hiddenAgain: 'أُعيد إخفاؤها',
  traveled: 'المسافة المقطوعة',
  farthest: 'أبعد مسافة في اليوم',
  money: 'المال',
  orders: 'الطلبات',
  revenue: 'الإيرادات',
  gained: 'اشتراكات جديدة',
  lost: 'اشتراكات منتهية',
  ambassadors: 'السفراء المؤسسون',
  applied: 'طلبات الانضمام',
  selected: 'المختارون',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'أقل من ميل واحد', km: 'أقل من كيلومتر واحد' },
};
