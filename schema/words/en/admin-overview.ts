// The overview of the administration: figures, charts, and finds around the world.
import { number, plural } from './intl.ts';

export const adminOverview = {
  figures: 'Figures',
  aboutFigures: 'Days begin at midnight UTC. Each visitor counts once a day.',
  codeGenerator: 'QR Code Generator',
  visitors: 'Visitors',
  today: 'Today',
  last7Days: 'Last 7 Days',
  last30Days: 'Last 30 Days',
  orders: 'Orders',
  totalOrders: 'Total Orders',
  totalRevenue: 'Total Revenue',
  aboutRevenue: 'Orders, less what was paid back',
  averageOrder: 'Average Order',
  signUps: 'Sign-ups',
  signUpsNotLoaded: 'The sign-ups could not be loaded.',
  /** With a note on what it spans; '' for none. */
  spans: {
    daily: { title: 'Daily', note: '' },
    weekly: { title: 'Weekly', note: 'last 7 days' },
    monthly: { title: 'Monthly', note: 'last 30 days' },
  },
  free: 'Free',
  paidMonthly: 'Paid Monthly',
  paidYearly: 'Paid Yearly',
  newestOrders: 'Product Orders, the newest ones',
  allOrders: 'All orders',

  // Charts of the last 30 days.
  last30: 'Last 30 days',
  last30NotLoaded: 'The last 30 days could not be loaded.',
  charts: {
    visitors: { title: 'Visits by day', quiet: 'Nobody has come by in the last 30 days.' },
    finds: { title: 'Finds by day', quiet: 'No rock was found in the last 30 days.' },
    signUps: { title: 'Sign-ups by day', quiet: 'Nobody has signed up in the last 30 days.' },
  },

  // Finds around the world.
  world: 'Finds around the world',
  aboutWorld: 'By the country where the rock was hidden. Counted every hour.',
  worldNotLoaded: 'The finds around the world could not be loaded.',
  month: 'Month',
  allMonths: 'All of the last 12 months',
  soFar: (month: string) => `${month}, so far`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(finds, { one: '# find', other: '# finds' })} in ${plural(countries, { one: '# country', other: '# countries' })}`,
  nothingCounted: 'Nothing is counted yet. The first count comes within the hour.',
  noFindsInYear: 'No rock was found in the last 12 months.',
  noFindsInMonth: 'No rock was found in this month.',
  atSea: 'At sea or unknown',
  findsByCountry: 'Finds by country',
  country: 'Country',
  finds: 'Finds',
  change: 'Change',
  /** After `change`, for screen readers. */
  toMonthBefore: ' to the month before',
  showFewer: 'Show fewer',
  showAll: (count: number) => `Show all ${number(count)}`,
  /** Of a dot on the map. */
  findsIn: (country: string, finds: number) => `${country}: ${number(finds)}`,
};
