// The words of en/admin-overview.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: 'Liczby',
  aboutFigures: 'Dni zaczynają się o północy UTC. Każdy gość liczy się raz dziennie.',
  codeGenerator: 'Generator kodów QR',
  visitors: 'Goście',
  today: 'Dzisiaj',
  last7Days: 'Ostatnie 7 dni',
  last30Days: 'Ostatnie 30 dni',
  orders: 'Zamówienia',
  totalOrders: 'Wszystkie zamówienia',
  totalRevenue: 'Cały przychód',
  aboutRevenue: 'Zamówienia bez zwrotów',
  averageOrder: 'Średnie zamówienie',
  signUps: 'Nowe konta',
  signUpsNotLoaded: 'Nie udało się wczytać nowych kont.',
  spans: {
    daily: { title: 'Dziennie', note: '' },
    weekly: { title: 'Tygodniowo', note: 'ostatnie 7 dni' },
    monthly: { title: 'Miesięcznie', note: 'ostatnie 30 dni' },
  },
  free: 'Bezpłatnie',
  paidMonthly: 'Płatne co miesiąc',
  paidYearly: 'Płatne co rok',
  newestOrders: 'Najnowsze zamówienia produktów',
  allOrders: 'Wszystkie zamówienia',

  // Charts of the last 30 days.
  last30: 'Ostatnie 30 dni',
  last30NotLoaded: 'Nie udało się wczytać ostatnich 30 dni.',
  charts: {
    visitors: { title: 'Wizyty według dni', quiet: 'Przez ostatnie 30 dni nikt tu nie zajrzał.' },
    finds: { title: 'Znaleziska według dni', quiet: 'Przez ostatnie 30 dni nikt nie znalazł kamyka.' },
    signUps: { title: 'Nowe konta według dni', quiet: 'Przez ostatnie 30 dni nikt nie dołączył.' },
  },

  // Finds around the world.
  world: 'Znaleziska na świecie',
  aboutWorld: 'Według kraju, w którym kamyk był schowany. Liczone co godzinę.',
  worldNotLoaded: 'Nie udało się wczytać znalezisk na świecie.',
  month: 'Miesiąc',
  allMonths: 'Całe ostatnie 12 miesięcy',
  soFar: (month: string) => `${month}, do tej pory`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(finds, { one: '# znalezisko', few: '# znaleziska', many: '# znalezisk', other: '# znaleziska' })}, ${plural(countries, { one: '# kraj', few: '# kraje', many: '# krajów', other: '# kraju' })}`,
  nothingCounted: 'Jeszcze nic nie policzono. Pierwszy wynik będzie w ciągu godziny.',
  noFindsInYear: 'Przez ostatnie 12 miesięcy nikt nie znalazł kamyka.',
  noFindsInMonth: 'W tym miesiącu nikt nie znalazł kamyka.',
  atSea: 'Na morzu lub nieznane',
  findsByCountry: 'Znaleziska według krajów',
  country: 'Kraj',
  finds: 'Znaleziska',
  change: 'Zmiana',
  toMonthBefore: ' względem poprzedniego miesiąca',
  showFewer: 'Pokaż mniej',
  showAll: (count: number) => `Pokaż wszystkie (${number(count)})`,
  findsIn: (country: string, finds: number) => `${country}: ${number(finds)}`,
};
