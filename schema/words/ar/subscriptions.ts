// The words of en/subscriptions.ts in Arabic.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
import { plans } from './plans.ts';

type Plan = keyof typeof plans.names;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'الاشتراكات المميّزة قادمة قريبًا',
  manual: 'هذا اشتراك يُدار يدويًا. لإجراء تغيير يُرجى مراسلة الدعم.',
  nothingToCancel: 'ليس لديك اشتراك يمكن إلغاؤه',
  nothingToReactivate: 'ليس لديك اشتراك ملغى يمكن أن يستمر',
  noBilling: 'ليست لديك بطاقات أو فواتير بعد',
  proOnly: 'هذا جزء من Rock Hunter Pro',
  plan: 'يُرجى اختيار الخطة الشهرية أو السنوية',
  returnAddress: 'يعود الدفع إلى صفحاتنا فقط',
  paymentsDown: 'خدمة الدفع متوقفة الآن. لم يُخصم شيء. يُرجى المحاولة بعد قليل.',
  already: 'لديك Rock Hunter Pro من قبل',
  tooMany: 'هذه مدفوعات كثيرة في وقت قصير. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  checkoutOpen: 'عملية دفع أخرى لك تبدأ الآن. يُرجى المحاولة بعد قليل.',
  badSignature: 'هذا لا يحمل توقيع مزوّد خدمة الدفع',
  missing: 'لا يعرف مزوّد خدمة الدفع هذه العملية',
  redirecting: 'المتابعة على صفحة الدفع',
  paidEmail: {
    subject: 'تم دفع اشتراكك في Rock Hunter Pro',
    thanks: (plan: Plan) => `شكرًا لك. تم دفع اشتراكك في Rock Hunter Pro: ${plans.names[plan]}.`,
    whatNext: (productName: string, email: string) =>
      `يُرجى تسجيل الدخول إلى ${productName} بهذا البريد، ${email}، في أي متصفح: ومن حينها تصبح الخطة لك. وإذا لم يكن لديك حساب بعد، فتسجيل الدخول يُنشئه مجانًا.`,
    signIn: 'تسجيل الدخول',
    canCancel: 'يمكنك الإلغاء في أي وقت من ملفك الشخصي، وتبقى الخطة لك حتى نهاية ما دفعت ثمنه.',
  },
  duplicateEmail: {
    subject: 'أُنهيت خطتك الثانية في Rock Hunter Pro',
    heading: 'أُنهيت خطتك الثانية',
    ended: (plan: Plan) =>
      `كان لديك Rock Hunter Pro عندما اشتُريت لك خطة ثانية: ${plans.names[plan]}. أنهيناها فورًا، ولن يُخصم ثمنها مرة أخرى.`,
    refunded: (cents: number) =>
      `أُعيد مبلغ ${money(cents, 'usd')} بالطريقة التي دُفع بها. تحتاج البنوك من 5 إلى 10 أيام لإظهاره.`,
    notRefunded: (supportEmail: string) =>
      `لم يُعَد أي مبلغ عنها بعد. وإذا خُصم منك ثمنها، فيُرجى مراسلة ${supportEmail}.`,
    firstStays: 'خطتك السابقة تبقى كما هي.',
    firstGoesOn: (plan: Plan) => `خطتك الأولى مستمرة كالسابق: ${plans.names[plan]}.`,
    firstEnds: (plan: Plan, at: number) =>
      `خطتك الأولى (${plans.names[plan]}) ملغاة وتنتهي في ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. يمكنك إبقاؤها مستمرة من ملفك الشخصي، في «الاشتراك».`,
    isWrong: 'هل فيه خطأ؟ يُرجى الردّ على هذه الرسالة.',
  },
};
