// The words of en/thanks.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `عدد الأحرف الزائدة: ${number(over)}. أقصى عدد من الأحرف في الكلمة: ${number(most)}.`,
  leaveLine: 'ترك كلمة لمن رسمه',
  painterReads: <T>(line: T) => ['سيقرأ مَن رسمه: «', line, '»'],
  lineGone: 'حُذفت كلمتك.',
  change: 'تغيير',
  lineFailed: 'لم تصل كلمتك. يُرجى المحاولة مرة أخرى.',
  send: 'إرسال',
  sayThanks: 'إرسال شكر',
  sayThanksTo: (finder: string) => `إرسال شكر إلى ${finder}`,
  addLine: 'إضافة كلمة',
  addLineTo: (finder: string) => `إضافة كلمة إلى ${finder}`,
  lineTo: (finder: string) => `كلمة إلى ${finder} (اختياري)`,
  thanksFailed: 'لم يصل شكرك. يُرجى المحاولة مرة أخرى.',
  cancel: 'إلغاء',
  saidThanks: 'أرسلت شكرك',
  thanksYou: 'مَن رسمه يشكرك',
  saysThanks: 'شكر ممن رسمه',
  ofEarlierOwner: 'شكر على هذا الاكتشاف',
  quoted: <T>(line: T) => ['«', line, '»'],
  andQuoted: <T>(line: T) => [': «', line, '»'],
  remove: 'إزالة',
  removeLine: (finder: string) => `إزالة كلمة ${finder}`,
  removeFindersLine: 'إزالة كلمة مَن عثر عليه',
  removeThanks: 'إزالة كلمة مَن رسمه',
  stillHere: { title: 'ما زالت هذه الكلمة هنا', text: 'يُرجى المحاولة بعد قليل.' },
};
