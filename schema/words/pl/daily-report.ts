// The words of en/daily-report.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName}, ${utcDay(day)}: ${plural(visitors, { one: '# gość', few: '# goście', many: '# gości', other: '# gościa' })}, ${plural(finds, { one: '# znalezisko', few: '# znaleziska', many: '# znalezisk', other: '# znaleziska' })}, ${plural(orders, { one: '# zamówienie', few: '# zamówienia', many: '# zamówień', other: '# zamówienia' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'Od północy do północy UTC.',
  openDashboard: 'Otwórz panel',

  // What waits.
  reported: (many: number) =>
    plural(many, {
      one: '# zgłoszona rzecz czeka na ciebie.',
      few: '# zgłoszone rzeczy czekają na ciebie.',
      many: '# zgłoszonych rzeczy czeka na ciebie.',
      other: '# zgłoszonej rzeczy czeka na ciebie.',
    }),
  ordersWait: (many: number) =>
    plural(many, {
      one: '# zamówienie czeka na wysłanie.',
      few: '# zamówienia czekają na wysłanie.',
      many: '# zamówień czeka na wysłanie.',
      other: '# zamówienia czeka na wysłanie.',
    }),
  packsWait: (many: number) =>
    plural(many, {
      one: '# zestaw założycielski czeka na wysłanie.',
      few: '# zestawy założycielskie czekają na wysłanie.',
      many: '# zestawów założycielskich czeka na wysłanie.',
      other: '# zestawu założycielskiego czeka na wysłanie.',
    }),

  // Figures.
  people: 'Ludzie',
  visitors: 'Goście',
  joined: 'Nowe bezpłatne konta',
  monthly: 'Nowe plany miesięczne',
  yearly: 'Nowe plany roczne',
  rocks: 'Kamyki',
  registered: 'Zarejestrowane',
  hidden: 'Schowane',
  found: 'Znalezione',
  hiddenAgain: 'Ponownie schowane',
  traveled: 'Przebyta droga',
  farthest: 'Najdalej tego dnia',
  money: 'Pieniądze',
  orders: 'Zamówienia',
  revenue: 'Przychód',
  gained: 'Nowe subskrypcje',
  lost: 'Utracone subskrypcje',
  ambassadors: 'Ekipa założycielska',
  applied: 'Zgłoszenia',
  selected: 'Wybrane',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'poniżej 1 mi', km: 'poniżej 1 km' },
};
