// The words of en/account-emails.ts in Arabic.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `رمزك في ${productName}: \u2066${code}\u2069`,
    heading: (productName: string) => `رمزك في ${productName}`,
    how: (minutes: number) =>
      `يُكتب في الصفحة التي طُلب منها. مدة صلاحيته: ${unit(minutes, 'minute')}، وهو لمرة واحدة، وفي ذلك المتصفح فقط.`,
    unasked:
      'ليس الطلب منك؟ إذن أخطأ أحدهم في كتابة عنوانه، ولا حاجة إلى فعل شيء: لا يدخل أحد بدون الرمز. يُرجى عدم إعطائه لأحد.',
  },
  confirmation: {
    subject: (productName: string) => `تأكيد عنوانك الجديد في ${productName}`,
    heading: 'تأكيد عنوانك الجديد',
    lead: (productName: string) => `طُلب استخدام هذا العنوان في ${productName}. يُرجى تأكيد أنه لك.`,
    how: (minutes: number) =>
      `مدة صلاحية الرابط: ${unit(minutes, 'minute')}، وهو لمرة واحدة، ولك وحدك: تطلب الصفحة تسجيل دخولك. وحتى ذلك الحين يبقى عنوانك القديم.`,
    button: 'تأكيد هذا العنوان',
    unasked: 'ليس الطلب منك؟ إذن أخطأ أحدهم في كتابة عنوانه، ولا حاجة إلى فعل شيء. يُرجى عدم فتح الرابط.',
  },
  hasAccount: {
    subject: (productName: string) => `لهذا العنوان حساب في ${productName} من قبل`,
    heading: 'لهذا العنوان حساب من قبل',
    lead: (productName: string) =>
      `طلب أحدهم استخدام هذا العنوان لحساب آخر في ${productName}. لكن له حسابه الخاص، لذلك لا يتغيّر شيء.`,
    how: 'هل هذا الطلب منك؟ تسجيل الدخول بهذا العنوان يفتح ذلك الحساب. ولاستخدام العنوان للحساب الآخر يجب أولًا حذف هذا الحساب.',
    unasked: 'ليس الطلب منك؟ إذن لا حاجة إلى فعل شيء.',
  },
  notice: {
    subject: (productName: string) => `طُلب تغيير عنوان حسابك في ${productName}`,
    heading: 'طُلب تغيير عنوان حسابك',
    lead: (newEmail: string) =>
      `طلب شخص سُجّل دخوله إلى حسابك تغيير عنوانه إلى ${newEmail}. ويتغيّر العنوان بعد التأكيد من الرسالة المرسلة إلى ذلك العنوان.`,
    wasYou: 'هل هذا الطلب منك؟ إذن لا حاجة إلى فعل شيء هنا.',
    notYou: 'ليس الطلب منك، أو غيّرت رأيك؟ يمكنك إبقاء هذا العنوان.',
    button: 'إبقاء عنواني',
    link: (days: number) =>
      `مدة صلاحية الرابط: ${unit(days, 'day')}، وهو لمرة واحدة، ويعمل أيضًا بعد تأكيد التغيير. وهو يسجّل الخروج من كل جهاز.`,
  },
  set: {
    subject: (productName: string) => `صار لحسابك في ${productName} عنوان آخر`,
    heading: 'صار لحسابك عنوان آخر',
    lead: (newEmail: string) =>
      `كتب إلينا أحدهم أن هذا الحساب له، وأنه لم يعد يستطيع قراءة الرسائل المرسلة إلى هذا العنوان. غيّرناه إلى ${newEmail}، وأنهينا كل جلسات الدخول.`,
    wasYou: 'هل هذا الطلب منك؟ إذن لا حاجة إلى فعل شيء هنا.',
    notYou: 'ليس الطلب منك؟ يمكنك إبقاء هذا العنوان.',
    button: 'إبقاء عنواني',
    link: (days: number) =>
      `مدة صلاحية الرابط: ${unit(days, 'day')}، وهو لمرة واحدة. وهو يسجّل الخروج من كل جهاز.`,
  },
};
