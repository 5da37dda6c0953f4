// The words of en/admin-overview.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: 'Zahlen',
  aboutFigures: 'Tage beginnen um Mitternacht UTC. Wer vorbeikommt, zählt einmal am Tag.',
  codeGenerator: 'QR-Code zum Drucken',
  visitors: 'Besuche',
  today: 'Heute',
  last7Days: 'Letzte 7 Tage',
  last30Days: 'Letzte 30 Tage',
  orders: 'Bestellungen',
  totalOrders: 'Bestellungen gesamt',
  totalRevenue: 'Umsatz gesamt',
  aboutRevenue: 'Bestellungen, ohne das Erstattete',
  averageOrder: 'Durchschnitt',
  signUps: 'Neue Konten',
  signUpsNotLoaded: 'Die neuen Konten ließen sich nicht laden.',
  spans: {
    daily: { title: 'Täglich', note: '' },
    weekly: { title: 'Wöchentlich', note: 'letzte 7 Tage' },
    monthly: { title: 'Monatlich', note: 'letzte 30 Tage' },
  },
  free: 'Kostenlos',
  paidMonthly: 'Monatsabo',
  paidYearly: 'Jahresabo',
  newestOrders: 'Die neuesten Bestellungen',
  allOrders: 'Alle Bestellungen',

  last30: 'Letzte 30 Tage',
  last30NotLoaded: 'Die letzten 30 Tage ließen sich nicht laden.',
  charts: {
    visitors: {
      title: 'Besuche pro Tag',
      quiet: 'In den letzten 30 Tagen kam niemand vorbei.',
    },
    finds: {
      title: 'Funde pro Tag',
      quiet: 'In den letzten 30 Tagen wurde kein Stein gefunden.',
    },
    signUps: {
      title: 'Neue Konten pro Tag',
      quiet: 'In den letzten 30 Tagen kam niemand dazu.',
    },
  },

  world: 'Funde in aller Welt',
  aboutWorld: 'Nach dem Land, in dem der Stein versteckt war. Jede Stunde gezählt.',
  worldNotLoaded: 'Die Funde in aller Welt ließen sich nicht laden.',
  month: 'Monat',
  allMonths: 'Die letzten 12 Monate zusammen',
  soFar: (month: string) => `${month}, bisher`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(finds, { one: '# Fund', other: '# Funde' })} in ${plural(countries, { one: '# Land', other: '# Ländern' })}`,
  nothingCounted: 'Noch ist nichts gezählt. Die erste Zählung kommt innerhalb der Stunde.',
  noFindsInYear: 'In den letzten 12 Monaten wurde kein Stein gefunden.',
  noFindsInMonth: 'In diesem Monat wurde kein Stein gefunden.',
  atSea: 'Auf See oder unbekannt',
  findsByCountry: 'Funde nach Land',
  country: 'Land',
  finds: 'Funde',
  change: 'Änderung',
  toMonthBefore: ' zum Monat davor',
  showFewer: 'Weniger zeigen',
  showAll: (count: number) => `Alle ${number(count)} zeigen`,
  findsIn: (country: string, finds: number) => `${country}: ${number(finds)}`,
};
