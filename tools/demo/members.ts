// The twelve people of the demo. They exist nowhere else; .example is a domain that nobody can own.
import type { RegionName } from './places.ts';

export interface DemoMember {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  city: string;
  state: string;
  country: string;
  /** How many of the 200 rocks are theirs. */
  rocks: number;
  /** Where they hide and find: at home first, then where they travel. */
  haunts: readonly [home: RegionName, ...RegionName[]];
  /** Days before the start on which they joined. */
  joined: number;
  hasManualPlan?: true;
  isFirstLogin?: true;
}

/** Who can be signed in as, and what there is to see. */
export const accounts = {
  collector: {
    email: 'hazel@rockabout.example',
    what: 'many rocks of her own, and some found ones to hide again',
  },
  pro: { email: 'mateo@rockabout.example', what: 'Rock Hunter Pro, by a plan given by hand' },
  admin: { email: 'robin@rockabout.example', what: 'the administrator' },
  newcomer: { email: 'ines@rockabout.example', what: 'first sign-in, nothing registered yet' },
} as const;

export const members: readonly DemoMember[] = [
  {
    email: accounts.collector.email,
    username: 'hazelrocks',
    firstName: 'Hazel',
    lastName: 'Whitaker',
    city: 'Omaha',
    state: 'Nebraska',
    country: 'United States',
    rocks: 46,
    haunts: ['plains', 'rockies', 'lakes', 'britain'],
    joined: 243,
  },
  {
    email: accounts.admin.email,
    username: 'robin',
    firstName: 'Robin',
    lastName: 'Ashdown',
    city: 'Lincoln',
    state: 'Nebraska',
    country: 'United States',
    rocks: 12,
    haunts: ['plains', 'westCoast', 'lowlands', 'lakes'],
    joined: 243,
  },
  {
    email: accounts.pro.email,
    username: 'mateopinta',
    firstName: 'Mateo',
    lastName: 'Rivas',
    city: 'Oaxaca',
    state: 'Oaxaca',
    country: 'Mexico',
    rocks: 24,
    haunts: ['mexico', 'southAmerica', 'westCoast', 'south'],
    joined: 236,
    hasManualPlan: true,
  },
  {
    email: 'priya@rockabout.example',
    username: 'priyapebbles',
    firstName: 'Priya',
    lastName: 'Nair',
    city: 'Toronto',
    state: 'Ontario',
    country: 'Canada',
    rocks: 20,
    haunts: ['lakes', 'asia', 'plains', 'britain'],
    joined: 231,
  },
  {
    email: 'imogen@rockabout.example',
    username: 'imogenonthebeach',
    firstName: 'Imogen',
    lastName: 'Clarke',
    city: 'Bristol',
    state: '',
    country: 'United Kingdom',
    rocks: 24,
    haunts: ['britain', 'south', 'lowlands', 'eastAfrica'],
    joined: 228,
  },
  {
    email: 'sanne@rockabout.example',
    username: '',
    firstName: 'Sanne',
    lastName: 'de Vries',
    city: 'Utrecht',
    state: '',
    country: 'Netherlands',
    rocks: 14,
    haunts: ['lowlands', 'south', 'northAfrica', 'japan'],
    joined: 219,
  },
  {
    email: 'wanjiru@rockabout.example',
    username: 'wanjirupaints',
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    city: 'Nairobi',
    state: '',
    country: 'Kenya',
    rocks: 16,
    haunts: ['eastAfrica', 'southernAfrica', 'britain'],
    joined: 214,
  },
  {
    email: 'thabo@rockabout.example',
    username: 'thabo',
    firstName: 'Thabo',
    lastName: 'Dlamini',
    city: 'Cape Town',
    state: 'Western Cape',
    country: 'South Africa',
    rocks: 12,
    haunts: ['southernAfrica', 'eastAfrica', 'lowlands', 'oceania'],
    joined: 207,
  },
  {
    email: 'haruka@rockabout.example',
    username: 'harukaishi',
    firstName: 'Haruka',
    lastName: 'Mori',
    city: 'Kyoto',
    state: '',
    country: 'Japan',
    rocks: 16,
    haunts: ['japan', 'asia', 'oceania', 'westCoast'],
    joined: 203,
  },
  {
    email: 'mattie@rockabout.example',
    username: 'mattie',
    firstName: 'Matilda',
    lastName: 'Ngata',
    city: 'Wellington',
    state: '',
    country: 'New Zealand',
    rocks: 10,
    haunts: ['oceania', 'japan', 'rockies', 'mexico'],
    joined: 196,
  },
  {
    email: 'luca@rockabout.example',
    username: 'lucapedra',
    firstName: 'Luca',
    lastName: 'Ferreira',
    city: 'Paraty',
    state: 'Rio de Janeiro',
    country: 'Brazil',
    rocks: 6,
    haunts: ['southAmerica', 'mexico', 'northAfrica'],
    joined: 188,
  },
  {
    email: accounts.newcomer.email,
    username: '',
    firstName: 'Inês',
    lastName: 'Duarte',
    city: 'Lisbon',
    state: '',
    country: 'Portugal',
    rocks: 0,
    haunts: ['south'],
    joined: 1,
    isFirstLogin: true,
  },
];
