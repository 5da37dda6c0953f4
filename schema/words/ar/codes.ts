// The words of en/codes.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const characters = (count: number) =>
  plural(count, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' });

export const codes: Words['codes'] = {
  empty: 'يُرجى إدخال Rock ID',
  required: 'يجب إدخال Rock ID المكتوب على الحجر',
  tooLong: (most: number) => `أقصى طول لـ Rock ID: ${characters(most)}`,
  tooShort: (least: number) =>
    `أقل طول لـ Rock ID من اختيارك: ${characters(least)}، وإلا أمكن تخمينه. المسافات والشرطات لا تُحسب.`,
  unprintable: 'يتكوّن Rock ID من حروف وأرقام وعلامات يمكن رؤيتها',
  mistyped: 'يشبه أرقام Rock ID عندنا، لكن فيه حرفًا خاطئًا. يُرجى التحقق منه.',
  check: 'يُرجى التحقق من Rock ID',
  waiting: 'هذا الملصق ينتظر حجره',
  taken: 'رقم Rock ID هذا مسجّل من قبل',
  inText: 'يُرجى عدم كتابة Rock ID هنا: فمن يقرأه يستطيع أن يسجّل العثور على الحجر',
};
