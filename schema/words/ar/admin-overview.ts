// The words of en/admin-overview.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: 'الأرقام',
  aboutFigures: 'تبدأ الأيام عند منتصف الليل بتوقيت UTC. كل زائر يُحسب مرة في اليوم.',
  codeGenerator: 'إنشاء رمز QR',
  visitors: 'الزوار',
  today: 'اليوم',
  last7Days: 'آخر 7 أيام',
  last30Days: 'آخر 30 يومًا',
  orders: 'الطلبات',
  totalOrders: 'مجموع الطلبات',
  totalRevenue: 'مجموع الإيرادات',
  aboutRevenue: 'الطلبات ناقص المبالغ المعادة',
  averageOrder: 'متوسط الطلب',
  signUps: 'حسابات جديدة',
  signUpsNotLoaded: 'تعذّر تحميل الحسابات الجديدة.',
  spans: {
    daily: { title: 'يوميًا', note: '' },
    weekly: { title: 'أسبوعيًا', note: 'آخر 7 أيام' },
    monthly: { title: 'شهريًا', note: 'آخر 30 يومًا' },
  },
  free: 'مجاني',
  paidMonthly: 'مدفوع شهريًا',
  paidYearly: 'مدفوع سنويًا',
  newestOrders: 'أحدث طلبات المنتجات',
  allOrders: 'كل الطلبات',

  last30: 'آخر 30 يومًا',
  last30NotLoaded: 'تعذّر تحميل آخر 30 يومًا.',
  charts: {
    visitors: { title: 'الزيارات حسب اليوم', quiet: 'لم يأتِ أحد في آخر 30 يومًا.' },
    finds: { title: 'الاكتشافات حسب اليوم', quiet: 'لم يُعثر على أي حجر في آخر 30 يومًا.' },
    signUps: { title: 'حسابات جديدة كل يوم', quiet: 'لم يُنشأ أي حساب في آخر 30 يومًا.' },
  },

  world: 'الاكتشافات حول العالم',
  aboutWorld: 'حسب البلد الذي أُخفي فيه الحجر. تُحسب كل ساعة.',
  worldNotLoaded: 'تعذّر تحميل الاكتشافات حول العالم.',
  month: 'الشهر',
  allMonths: 'آخر 12 شهرًا كلها',
  soFar: (month: string) => `${month}، حتى الآن`,
  findsInCountries: (finds: number, countries: number) =>
    `الاكتشافات: ${number(finds)}، البلدان: ${number(countries)}`,
  nothingCounted: 'لم يُحسب شيء بعد. يأتي أول حساب خلال ساعة.',
  noFindsInYear: 'لم يُعثر على أي حجر في آخر 12 شهرًا.',
  noFindsInMonth: 'لم يُعثر على أي حجر في هذا الشهر.',
  atSea: 'في البحر أو غير معروف',
  findsByCountry: 'الاكتشافات حسب البلد',
  country: 'البلد',
  finds: 'الاكتشافات',
  change: 'التغيّر',
  toMonthBefore: ' مقارنة بالشهر السابق',
  showFewer: 'عرض أقل',
  showAll: (count: number) => `عرض الكل (${number(count)})`,
  findsIn: (country: string, finds: number) => `${country}: ${number(finds)}`,
};
