// The words of en/interactions.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'يُرجى تحديد هل هذا إعجاب أم تعليق',
  empty: 'يُرجى كتابة تعليق',
  tooMany: 'كتبت كثيرًا قبل قليل. يُرجى الانتظار قليلًا قبل التعليق التالي.',
  codesHidden: 'ما يشبه Rock ID مخفي عن الجميع سواك.',
  commentGone: 'لم يعد هذا التعليق موجودًا',
  likeFailed: 'تعذّر تسجيل الإعجاب',
  commentFailed: 'تعذّرت إضافة التعليق',
  commentAdded: 'أُضيف التعليق!',
  notDeleted: 'التعليق ما زال موجودًا',
  notDeletedHint: 'تعذّر حذفه. يُرجى المحاولة مرة أخرى.',
  like: (rock: string, count: number) => `إعجاب: ${rock}، عدد الإعجابات: ${number(count)}`,
  commentOn: (rock: string, count: number) => `تعليق: ${rock}، عدد التعليقات: ${number(count)}`,
  commentBy: (author: string) => `تعليق ${author}`,
  yours: 'تعليقك',
  tooLong: (over: number, most: number) =>
    `عدد الأحرف الزائدة: ${number(over)}. أقصى طول للتعليق: ${number(most)}.`,
  left: (count: number) => `المتبقي: ${number(count)}`,
  cancel: 'إلغاء',
  post: 'نشر',
  posting: 'جارٍ النشر...',
  delete: 'حذف',
  deleteIt: 'حذف هذا التعليق؟',
  keep: 'إبقاء',
  deleteComment: 'حذف التعليق',
  by: <T>(painter: T) => ['بريشة ', painter],
  joinToComment: 'هل لديك شيء لقوله؟ التعليق للأعضاء، والانضمام مجاني.',
  join: 'الانضمام أو تسجيل الدخول',
  comments: 'التعليقات',
  loadFailed: 'تعذّر تحميل التعليقات.',
  silent: 'لم يقل أحد شيئًا بعد. الكلمة الطيبة تسافر بعيدًا.',
  youLike: <T>(rock: T) => ['أعجبك ', rock],
  joinToLike: 'بعد الانضمام سيعرف مَن رسمه بإعجابك. الانضمام مجاني، ويكفيه بريد إلكتروني ورمز.',
  justLooking: 'أتفرّج فقط',
};
