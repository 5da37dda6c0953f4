// The words of en/pocket.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'في جيبك',
  all: 'إعادة الإخفاء',
  hideHere: 'إخفاء هنا',
  one: <T>(name: T) => [name, ' في جيبك'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    'في جيبك ',
    strong(
      hasMore
        ? `أكثر من ${plural(count, { zero: 'لا أحجار', one: 'حجر واحد', two: 'حجرين', few: '# أحجار', many: '# حجرًا', other: '# حجر' })}`
        : plural(count, {
            zero: 'لا أحجار',
            one: 'حجر واحد',
            two: 'حجران',
            few: '# أحجار',
            many: '# حجرًا',
            other: '# حجر',
          }),
    ),
  ],
  carried: (days: number) =>
    days === 0
      ? 'منذ اليوم'
      : days === 1
        ? 'منذ أمس'
        : plural(days, {
            one: 'منذ يوم',
            two: 'منذ يومين',
            few: 'منذ # أيام',
            many: 'منذ # يومًا',
            other: 'منذ # يوم',
          }),
  firstCarried: (days: number) =>
    days === 0
      ? 'أولها منذ اليوم'
      : days === 1
        ? 'أولها منذ أمس'
        : plural(days, {
            one: 'أولها منذ يوم',
            two: 'أولها منذ يومين',
            few: 'أولها منذ # أيام',
            many: 'أولها منذ # يومًا',
            other: 'أولها منذ # يوم',
          }),
  days: (days: number) =>
    plural(days, {
      zero: 'اليوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
};
