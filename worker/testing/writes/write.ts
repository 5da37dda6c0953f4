// The type of the tables of writes. Each write is sent the same way, however often it is tried.
import { day } from '../../platform/clock.ts';
import { asMember, type Member, type Person } from '../as.ts';
import type { FaultyWorld } from '../faults.ts';
import { makeMember } from '../make.ts';

export interface Write {
  /** Sends it, with the same key each time. */
  send: () => Promise<Response>;
  /** How often it really took effect. */
  count: () => Promise<number>;
  /** Statuses that mean that it was already done, after an earlier response was lost. */
  again?: readonly number[];
  /** Milliseconds for which the lease of a crashed worker blocks others. */
  leaseMs?: number;
  /** Milliseconds that a client waits before the next try; a second by default. */
  pauseMs?: number;
  /** The person whose session it ends. */
  signsOut?: Pick<Person, 'request'>;
}

/** Each function creates the state before its write, with new people. */
export type Writes = Readonly<Record<string, (world: FaultyWorld) => Promise<Write>>>;

export const newMember = async (world: FaultyWorld): Promise<Member> =>
  asMember(world, await makeMember({ createdAt: world.now - day }));

/** The same place each time. */
export const place = { latitude: '41.2', longitude: '-96.1', locationName: 'Under the oak', notes: '' };
