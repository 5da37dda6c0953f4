// The words of en/pocket.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const pocket: Words['pocket'] = {
  label: 'W twojej kieszeni',
  all: 'Do schowania',
  hideHere: 'Schowaj tutaj',
  one: <T>(name: T) => ['Kamyk ', name, ' jest w twojej kieszeni'],
  many: <T>(count: number, hasMore: boolean, strong: (words: string) => T) => [
    'W twojej kieszeni: ',
    strong(
      hasMore
        ? `ponad ${number(count)} kamyków`
        : plural(count, { one: '# kamyk', few: '# kamyki', many: '# kamyków', other: '# kamyka' }),
    ),
  ],
  carried: (days: number) =>
    days === 0
      ? 'od dzisiaj'
      : days === 1
        ? 'od wczoraj'
        : plural(days, { one: 'od # dnia', few: 'od # dni', many: 'od # dni', other: 'od # dnia' }),
  firstCarried: (days: number) =>
    days === 0
      ? 'od dzisiaj'
      : days === 1
        ? 'jeden od wczoraj'
        : plural(days, {
            one: 'jeden już od # dnia',
            few: 'jeden już od # dni',
            many: 'jeden już od # dni',
            other: 'jeden już od # dnia',
          }),
  days: (days: number) =>
    days === 0 ? 'dzisiaj' : plural(days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' }),
};
