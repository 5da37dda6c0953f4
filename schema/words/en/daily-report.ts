// The daily report, an email to the administrator.
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport = {
  /** @param day such as 2026-05-31 */
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName} on ${utcDay(day)}: ${plural(visitors, { one: '# visitor', other: '# visitors' })}, ${plural(finds, { one: '# find', other: '# finds' })}, ${plural(orders, { one: '# order', other: '# orders' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'From midnight to midnight UTC.',
  openDashboard: 'Open the dashboard',

  // What waits.
  reported: (many: number) =>
    plural(many, {
      one: '# thing that members reported waits for you.',
      other: '# things that members reported wait for you.',
    }),
  ordersWait: (many: number) =>
    plural(many, { one: '# order waits to be shipped.', other: '# orders wait to be shipped.' }),
  packsWait: (many: number) =>
    plural(many, {
      one: '# founding pack waits to be shipped.',
      other: '# founding packs wait to be shipped.',
    }),

  // Figures.
  people: 'People',
  visitors: 'Visitors',
  joined: 'Joined for free',
  monthly: 'Began the monthly plan',
  yearly: 'Began the yearly plan',
  rocks: 'Rocks',
  registered: 'Registered',
  hidden: 'Hidden',
  found: 'Found',
  hiddenAgain: 'Hidden again',
  traveled: 'Traveled',
  farthest: 'Farthest of the day',
  money: 'Money',
  orders: 'Orders',
  revenue: 'Revenue',
  gained: 'Subscriptions gained',
  lost: 'Subscriptions lost',
  ambassadors: 'Founding Ambassadors',
  applied: 'Applied',
  selected: 'Selected',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'less than 1 mi', km: 'less than 1 km' },
};
