// The words of en/pocket.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'आपकी जेब में',
  all: 'फिर से छिपाएँ',
  hideHere: 'यहाँ छिपाएँ',
  one: <T>(name: T) => [name, ' आपकी जेब में है'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    strong(`${number(count)}${hasMore ? '+' : ''} पत्थर`),
    ' आपकी जेब में हैं',
  ],
  carried: (days: number) =>
    days === 0 ? 'आज से' : days === 1 ? 'कल से' : plural(days, { one: '# दिन से', other: '# दिन से' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'सबसे पुराना आज से'
      : days === 1
        ? 'सबसे पुराना कल से'
        : plural(days, { one: 'सबसे पुराना # दिन से', other: 'सबसे पुराना # दिन से' }),
  days: (days: number) => (days === 0 ? 'आज' : plural(days, { one: '# दिन', other: '# दिन' })),
};
