// The words of en/shop.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'لا يوجد هذا المنتج في المتجر',
  comingSoon: 'هذا قادم قريبًا. يمكن شراؤه فور وصوله إلى رفوفنا.',
  outOfStock: 'هذا غير متوفر حاليًا',
  free: 'علبة السفراء المؤسسين مجانية: يكفي طلب الانضمام إليهم',
  freeShipping: 'شحن مجاني',
  heading: 'المتجر',
  lead: 'ملصقات يحكي لك بها الحجر أين كان، وقريبًا أحجار وألوان أيضًا.',
  myOrders: 'طلباتي',
  price: money,
  perLabel: (price: string) => `${price} للملصق`,
  badges: { out_of_stock: 'غير متوفر', coming_soon: 'قريبًا', free: 'مجاني' },
  buy: 'شراء الآن',
  opening: 'جارٍ الفتح...',
  error: 'تعذّر الشراء',
  failed: 'تعذّر بدء عملية الدفع',
  noAddress: 'لم يصل رابط الدفع',
  details: 'التفاصيل',
  included: 'ماذا في العلبة',
  specifications: 'المواصفات',
  stars: (rating: number) => `التقييم: ${rating} من 5 نجوم`,
  reviews: (count: number) =>
    `(${plural(count, { zero: 'لا تقييمات', one: 'تقييم واحد', two: 'تقييمان', few: '# تقييمات', many: '# تقييمًا', other: '# تقييم' })})`,
  categories: 'الأقسام',
  categoryComing: 'قريبًا',
  seeAll: 'عرضها كلها',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'ما هو قادم',
    rest(` في قسم ${category}`),
  ],
  whatIsComingIn: (category: string) => `ما هو قادم في قسم ${category}`,
  notYet: 'ليس على الرفوف بعد، لكن هذا ما سيكون فيها، وهذا ثمنه.',
  closed: {
    title: 'المتجر قادم قريبًا',
    text: 'يمكنك إلقاء نظرة: لا شيء للبيع بعد، وهذا ثمن كل شيء. ولا حاجة إلى شيء منه للبداية، فرقم Rock ID المكتوب باليد يعمل تمامًا مثل غيره.',
    link: 'خطواتك الأولى',
  },
  promises: {
    label: 'ما نعدك به',
    list: [
      {
        title: 'شحن مجاني لكل ملصقات رمز QR',
        text: 'السعر المعروض هو كل ما يُدفع، حتى باب بيتك.',
      },
      {
        title: 'جودة عالية',
        text: 'ملصقات مقاومة للماء، صغيرة تكفيها قاعدة حصاة، وواضحة لأي هاتف.',
      },
      {
        title: 'دفع آمن',
        text: 'الدفع على صفحة مزوّد خدمة الدفع. نحن لا نرى بطاقتك أبدًا.',
      },
    ],
  },
  outcomes: {
    success: 'تم الشراء! شكرًا على طلبك. الإيصال وتفاصيل الشحن في بريدك الإلكتروني.',
    canceled: 'أُلغي الشراء. ما اخترته ما زال متاحًا في المتجر.',
  },
  close: 'إغلاق',
  numberByEmail: 'يصل رقم طلبك بالبريد الإلكتروني مع الإيصال. ويظهر هنا أيضًا بعد تأكيد الطلب.',
  orderNumber: <T>(id: T) => ['رقم طلبك: ', id, '.'],
};
