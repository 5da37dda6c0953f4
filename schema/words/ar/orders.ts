// The words of en/orders.ts in Arabic.
import type { Words } from '../words.ts';
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'طلباتي',
  states: { paid: 'مدفوع', preparing: 'قيد التجهيز', shipped: 'شُحن', refunded: 'أُعيد ثمنه' },
  withdrawn: 'مسحوب',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `المعروض: ${number(count)}، وهناك المزيد` : `المعروض: ${number(count)}`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('جارٍ تأكيد طلبك.'),
    ' سيظهر هنا تلقائيًا، خلال دقيقة عادةً.',
  ],
  failed: 'تعذّر تحميل طلباتك.',
  order: (id: string) => `الطلب ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, '، ', day, '، ', price],
  free: 'مجاني',
  price: money,
  paidBack: (price: string) => `أُعيد منه مبلغ ${price}.`,
  sentOn: <T>(day: T) => ['أُرسل في ', day],
  tracking: <T>(note: T) => ['تتبّع الشحنة: ', note],
  none: {
    title: 'لا طلبات بعد.',
    text: 'ما يُشترى هنا، أو يصلك بصفتك من السفراء المؤسسين، يظهر في هذا المكان برقمه ومكان وصوله.',
    link: 'مشاهدة الملصقات',
  },
  receipt: {
    subject: (id: string) => `طلبك ${id}`,
    heading: 'شكرًا على طلبك',
    text: 'هذا إيصالك.',
    order: (id: string, at: number) => `الطلب ${id}، ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'الشحن: مجاني',
    paid: (price: string) => `المدفوع: ${price}`,
    goesTo: 'يُرسل إلى هذا العنوان:',
    isWrong: 'هل فيه خطأ؟ يُرجى الردّ على هذه الرسالة.',
  },
};
