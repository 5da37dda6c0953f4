// The twelve people of the demo. They do not exist; .example is a domain that nobody can own.
import { randomFrom } from '../../painting/random.ts';
import { symbols } from './chance.ts';
import { readTable } from './table.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Accounts for signing in, and what each of them shows. */
export const accounts = {
  collector: {
    email: 'hazel@rockabout.example',
    what: 'many rocks of her own, and some found ones to hide again',
  },
  pro: { email: 'mateo@rockabout.example', what: 'Rock Hunter Pro, by a plan from the administrator' },
  admin: { email: 'robin@rockabout.example', what: 'the administrator' },
  newcomer: { email: 'ines@rockabout.example', what: 'first sign-in, nothing registered yet' },
} as const;

export const members = readTable<
  | 'email'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'city'
  | 'state'
  | 'country'
  | 'rocks'
  | 'joined'
  | 'haunts'
>('members').map((row) => ({
  ...row,
  id: symbols(randomFrom(`member ${row.email}`), 16),
  /** Number of rocks that they own, of 200. */
  rocks: Number(row.rocks),
  /** Days between joining and the end. */
  joined: Number(row.joined),
  /** Regions where they hide and find rocks: home first, then where they travel. */
  haunts: row.haunts.split(' ') as [home: string, ...string[]],
  isFirstLogin: row.email === accounts.newcomer.email,
  hasManualPlan: row.email === accounts.pro.email,
}));

export type DemoMember = (typeof members)[number];

/** Members who have signed in before. */
export const settled: readonly DemoMember[] = members.filter(({ isFirstLogin }) => !isFirstLogin);

export const joinedAt = (member: DemoMember, end: number) => end - member.joined * day;
