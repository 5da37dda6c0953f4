// What the tables of writes have in common: one write each, sent the same way however often it is tried.
import { day } from '../../platform/clock.ts';
import { asMember, type Member, type Person } from '../as.ts';
import type { FaultyWorld } from '../faults.ts';
import { makeMember } from '../make.ts';

export interface Write {
  /** Sends it, with the same key each time. */
  send: () => Promise<Response>;
  /** How often it was done, in truth. */
  count: () => Promise<number>;
  /** Statuses that say that it was done already, when an answer before was lost. */
  again?: readonly number[];
  /** Milliseconds for which a worker that dies keeps others from it. */
  leaseMs?: number;
  /** Milliseconds that a client waits before the next try; a second by default. */
  pauseMs?: number;
  /** Whoever has no session any more once it is done. */
  signsOut?: Pick<Person, 'request'>;
}

/** Makes what is there before, with people of its own. */
export type Writes = Readonly<Record<string, (world: FaultyWorld) => Promise<Write>>>;

export const newMember = async (world: FaultyWorld): Promise<Member> =>
  asMember(world, await makeMember({ createdAt: world.now - day }));

/** The same each time. */
export const place = { latitude: '41.2', longitude: '-96.1', locationName: 'Under the oak', notes: '' };
