// The words of en/admin-applications.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
const ambassadors = (count: number) =>
  plural(count, { one: 'سفير', two: 'سفيرين', few: '# سفراء', many: '# سفيرًا', other: '# سفير' });
const labelsOf = (count: number) =>
  plural(count, { one: 'ملصق واحد', two: 'ملصقان', few: '# ملصقات', many: '# ملصقًا', other: '# ملصق' });

export const adminApplications: Words['adminApplications'] = {
  heading: 'السفراء المؤسسون',
  about: (perRegion: number, labels: number) =>
    `يُختار تلقائيًا أول ${ambassadors(perRegion)} من كل ولاية أمريكية، ومن كل بلد آخر، إلا إذا كان عنوانهم موقوفًا. وخلال ساعة تظهر لكل منهم بين الطلبات الجاهزة للشحن علبة مجانية فيها ${labelsOf(labels)}، مع العنوان البريدي.`,
  caption: 'طلبات الانضمام، الأحدث أولًا',
  notLoaded: 'تعذّر تحميل طلبات الانضمام.',
  nobodyYet: 'لم يتقدّم أحد بعد.',
  name: 'الاسم',
  accountDeleted: 'الحساب محذوف',
  email: 'البريد',
  place: 'المكان',
  applied: 'التقديم',
  result: 'النتيجة',
  pack: 'العلبة',
  deletedAccount: 'حساب محذوف',
  withdraw: 'سحب',
  withdrawOf: (name: string) => `سحب: ${name}`,
  withdrawTitle: (name: string) => `سحب اختيار ${name}`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'يزول الاسم من القائمة، ولا تعود العلبة بانتظار الشحن. ويبقى المقعد مشغولًا. '
      : 'يزول الاسم من القائمة. ويبقى المقعد مشغولًا. ',
    ...(address === null ? [] : ['وتصل إلى ', address, ' رسالة بالسبب.']),
  ],
  selectionWithdrawn: 'سُحب الاختيار',
  selectAgain: 'إعادة الاختيار',
  selectAgainOf: (name: string) => `إعادة الاختيار: ${name}`,
  selectTitle: (name: string) => `إعادة اختيار ${name}`,
  aboutSelect: (hasPack: boolean) =>
    hasPack
      ? 'يعود الاسم إلى القائمة، والعلبة بانتظار الشحن. وتُرسل رسالة إلى صاحب الطلب.'
      : 'يعود الاسم إلى القائمة. وتُرسل رسالة إلى صاحب الطلب.',
  selectedAgain: 'أُعيد الاختيار',
  withdrawnOn: (day: string) => `سُحب في ${day}`,
  selected: 'مختار',
  selectedNotTold: 'مختار، لم يُبلَّغ بعد',
  suspended: 'موقوف، غير مختار',
  suspendedNotTold: 'موقوف، غير مختار، لم يُبلَّغ بعد',
  notSelected: 'غير مختار',
  notSelectedNotTold: 'غير مختار، لم يُبلَّغ بعد',
  packComes: 'تُجهَّز خلال ساعة',
  noPack: 'لا شيء',
  notShipped: 'لم تُشحن',
  shippedOn: (day: string) => `شُحنت في ${day}`,
};
