// The words of en/daily-report.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName} am ${utcDay(day)}: ${plural(visitors, { one: '# Besuch', other: '# Besuche' })}, ${plural(finds, { one: '# Fund', other: '# Funde' })}, ${plural(orders, { one: '# Bestellung', other: '# Bestellungen' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'Von Mitternacht bis Mitternacht UTC.',
  openDashboard: 'Verwaltung öffnen',

  reported: (many: number) =>
    plural(many, {
      one: '# Sache, die Mitglieder gemeldet haben, wartet auf dich.',
      other: '# Sachen, die Mitglieder gemeldet haben, warten auf dich.',
    }),
  ordersWait: (many: number) =>
    plural(many, {
      one: '# Bestellung wartet auf den Versand.',
      other: '# Bestellungen warten auf den Versand.',
    }),
  packsWait: (many: number) =>
    plural(many, {
      one: '# Päckchen für das Gründungsteam wartet auf den Versand.',
      other: '# Päckchen für das Gründungsteam warten auf den Versand.',
    }),

  people: 'Menschen',
  visitors: 'Besuche',
  joined: 'Kostenlos dazugekommen',
  monthly: 'Monatsabo begonnen',
  yearly: 'Jahresabo begonnen',
  rocks: 'Steine',
  registered: 'Registriert',
  hidden: 'Versteckt',
  found: 'Gefunden',
  hiddenAgain: 'Wieder versteckt',
  traveled: 'Gereist',
  farthest: 'Weitester Weg des Tages',
  money: 'Geld',
  orders: 'Bestellungen',
  revenue: 'Umsatz',
  gained: 'Neue Abos',
  lost: 'Beendete Abos',
  ambassadors: 'Gründungsteam',
  applied: 'Bewerbungen',
  selected: 'Ausgewählt',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'weniger als 1 mi', km: 'weniger als 1 km' },
};
