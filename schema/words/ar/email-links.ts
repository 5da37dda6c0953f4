// The words of en/email-links.ts in Arabic.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown: 'هذا الرابط ناقص، أو يخص تغييرًا انتهى. يُرجى فتحه من الرسالة مرة أخرى.',
  ended: 'سُحب هذا التغيير، أو حلّ محله تغيير أحدث. الروابط في رسالة أحدث ما زالت تعمل.',
  confirmed: 'أُكّد هذا التغيير من قبل، والرابط يعمل مرة واحدة.',
  confirmLate: (minutes: number) =>
    `انتهت مهلة هذا التأكيد. مدة صلاحيته: ${unit(minutes, 'minute')}. يمكنك طلب التغيير من جديد في إعداداتك.`,
  otherMember: 'هذا الرابط يخص حسابًا غير الذي سُجّل دخولك إليه. يُرجى تسجيل الخروج، ثم فتح الرابط من جديد.',
  overtaken: 'تغيّر حسابك في اللحظة نفسها. يُرجى فتح الرابط مرة أخرى.',
  taken: 'صار هذا العنوان لحساب آخر، لذلك يبقى لحسابك عنوانه الحالي.',
  undoLate: (days: number) =>
    `انتهت مهلة التراجع عن هذا التغيير. المهلة: ${unit(days, 'day')}. يمكنك تغيير عنوانك في إعداداتك.`,
  undoTaken: (supportEmail: string) =>
    `صار لعنوانك القديم حساب خاص به، فلا يمكن أن يعود إلى حسابك. يُرجى مراسلة ${supportEmail}، ونحلّ الأمر معًا.`,
  confirm: {
    heading: 'تأكيد عنوانك الجديد',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `سيكون تسجيل دخولك إلى ${productName} بالعنوان `,
      newEmail,
      ' بدلًا من ',
      oldEmail('،'),
      ' ويُسجَّل الخروج من كل جهاز آخر.',
    ],
    button: 'استخدام هذا العنوان',
  },
  signInFirst: {
    heading: 'تسجيل الدخول للتأكيد',
    lead: (productName: string) =>
      `لا يستطيع أحد سواك تغيير عنوان حسابك. يُرجى تسجيل الدخول إلى ${productName} بالعنوان الحالي، وبعده تُفتح هذه الصفحة من جديد.`,
    button: 'تسجيل الدخول',
  },
  done: {
    heading: 'أُكّد عنوانك الجديد',
    lead: <T>(newEmail: (mark: string) => T) => [
      'من الآن يكون تسجيل دخولك بالعنوان ',
      newEmail('.'),
      ' وقد سُجّل الخروج من كل جهاز آخر.',
    ],
  },
  undo: {
    heading: 'الإبقاء على عنوانك؟',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `يبقى لحسابك في ${productName} العنوان `,
      oldEmail,
      ' ولا يحلّ محله ',
      newEmail('.'),
      ' وللأمان يُسجَّل الخروج من كل جهاز.',
    ],
    button: 'إبقاء عنواني',
  },
  undone: {
    heading: 'عنوانك باقٍ',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'لحسابك العنوان ',
      oldEmail('،'),
      ' وقد سُجّل الخروج من كل جهاز. يُرجى تسجيل الدخول من جديد.',
    ],
    button: (productName: string) => `تسجيل الدخول إلى ${productName}`,
  },
};
