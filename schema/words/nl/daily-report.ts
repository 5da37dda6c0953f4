// The words of en/daily-report.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName} op ${utcDay(day)}: ${plural(visitors, { one: '# bezoeker', other: '# bezoekers' })}, ${plural(finds, { one: '# vondst', other: '# vondsten' })}, ${plural(orders, { one: '# bestelling', other: '# bestellingen' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'Van middernacht tot middernacht UTC.',
  openDashboard: 'Beheer openen',
  reported: (many: number) =>
    plural(many, {
      one: '# melding van leden wacht op jou.',
      other: '# meldingen van leden wachten op jou.',
    }),
  ordersWait: (many: number) =>
    plural(many, {
      one: '# bestelling wacht op verzending.',
      other: '# bestellingen wachten op verzending.',
    }),
  packsWait: (many: number) =>
    plural(many, {
      one: '# pakket van het eerste uur wacht op verzending.',
      other: '# pakketten van het eerste uur wachten op verzending.',
    }),
  people: 'Mensen',
  visitors: 'Bezoekers',
  joined: 'Gratis lid geworden',
  monthly: 'Begonnen met een maandabonnement',
  yearly: 'Begonnen met een jaarabonnement',
  rocks: 'Stenen',
  registered: 'Geregistreerd',
  hidden: 'Verstopt',
  found: 'Gevonden',
  hiddenAgain: 'Weer verstopt',
  traveled: 'Gereisd',
  farthest: 'Verste reis van de dag',
  money: 'Geld',
  orders: 'Bestellingen',
  revenue: 'Omzet',
  gained: 'Abonnementen erbij',
  lost: 'Abonnementen eraf',
  ambassadors: 'Ambassadeurs van het eerste uur',
  applied: 'Aangemeld',
  selected: 'Gekozen',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'minder dan 1 mi', km: 'minder dan 1 km' },
};
