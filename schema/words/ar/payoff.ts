// The words of en/payoff.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'إخفاؤه من جديد',
  later: 'لاحقًا',
  finderNumber: (count: number) => `ترتيبك بين من عثروا عليه: ${number(count)}`,
  beganHere: <T>(place: T) => ['بدأت رحلته هنا: ', place, '.'],
  journey: <T>(way: string, since: T, last: T) => [
    `قطع ${way} انطلاقًا من `,
    since,
    '. شوهد آخر مرة في ',
    last,
    '.',
  ],
  whatName: 'بأي اسم يعرفك مَن رسمه؟',
  username: 'اسم المستخدم',
  save: 'حفظ',
  skip: 'تخطّي',
  named: <T>(name: T) => ['سيظهر لمن رسمه: عثر عليه ', name, '.'],
};
