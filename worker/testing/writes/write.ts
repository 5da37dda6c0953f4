// What the tables of writes have in common: one write each, sent the same way however often it is tried.
import type { OwnRock } from '../../../schema/rocks.ts';
import { day } from '../../platform/clock.ts';
import { asMember, type Person } from '../as.ts';
import type { FaultyWorld } from '../faults.ts';
import { makeMember, type MadeMember } from '../make.ts';
import { hiddenRock } from '../play.ts';

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

export const newMember = async (world: FaultyWorld): Promise<Person & { member: MadeMember }> =>
  asMember(world, await makeMember({ createdAt: world.now - day }));

export const place = { latitude: '41.2', longitude: '-96.1', locationName: 'Under the oak', notes: '' };

/** A rock, at the same place each time. */
export const hiddenBy = (owner: Person): Promise<OwnRock> => hiddenRock(owner, { place });
