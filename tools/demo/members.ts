// The twelve people of the demo. They exist nowhere else; .example is a domain that nobody can own.
import { randomFrom } from '../../painting/random.ts';
import { symbols } from './chance.ts';
import { readTable } from './table.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

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
  /** How many of the 200 rocks are theirs. */
  rocks: Number(row.rocks),
  /** Days before the end on which they joined. */
  joined: Number(row.joined),
  /** Regions where they hide and find: at home first, then where they travel. */
  haunts: row.haunts.split(' ') as [home: string, ...string[]],
  isFirstLogin: row.email === accounts.newcomer.email,
  hasManualPlan: row.email === accounts.pro.email,
}));

export type DemoMember = (typeof members)[number];

/** Members who have looked around already. */
export const settled: readonly DemoMember[] = members.filter(({ isFirstLogin }) => !isFirstLogin);

export const joinedAt = (member: DemoMember, end: number) => end - member.joined * day;
