// Plans the two hundred rocks: the owner, the time of registration, and the number of finds.
import { findLimits } from '../../schema/finds.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { motifs } from '../../painting/paint-rock.ts';
import { between, randomFrom, type Random } from '../../painting/random.ts';
import { shuffled } from './chance.ts';
import type { JourneyPlan } from './journeys.ts';
import { day, hour, joinedAt, members, type DemoMember } from './members.ts';
import { readTable } from './table.ts';

export interface RockPlan extends JourneyPlan {
  motif: (typeof motifs)[number];
  name: string;
  description: string;
  status: RockStatus;
}

/** Numbers of rocks by their state at the end. All others are hidden. */
const counts = { active: 14, held: 26, heldTooLong: 2 } as const;

/** Oldest first. The newest rocks were never hidden, and older ones have been found more often. */
export function planRocks(end: number): RockPlan[] {
  const random = randomFrom('two hundred rocks');
  const owners = shuffled(
    random,
    members.flatMap((member) => Array<DemoMember>(member.rocks).fill(member)),
  );
  const painted = shuffled(random, readTable<'motif' | 'name' | 'description'>('rocks'));
  const rocks = owners.map((owner, i) => {
    const rock = painted[i];
    const motif = motifs.find((one) => one === rock?.motif);
    const registeredAt = Math.floor(between(random, joinedAt(owner, end) + hour, end - 2 * day));
    if (!rock || !motif) throw new Error(`the painter has no ${rock?.motif}`);
    return { ...rock, motif, owner, registeredAt };
  });
  rocks.sort((a, b) => a.registeredAt - b.registeredAt);

  // About every sixth rock is with a finder. The newest were never hidden.
  const newest = rocks.length - counts.active;
  const every = Math.floor(newest / counts.held);
  return rocks.map((rock, i) => {
    const turn = Math.floor(i / every);
    const isHeld = i < newest && i % every === 3 && turn < counts.held;
    const status = i >= newest ? 'active' : isHeld ? 'found' : 'hidden';
    const age = (end - rock.registeredAt) / day;
    const most = Math.min(9, Math.floor(age / 12));
    const finds = Math.max(isHeld ? 1 : 0, Math.min(most, howOften(random)));
    const quietDays =
      isHeld && turn < counts.heldTooLong
        ? findLimits.holdDays + 6
        : between(random, 0.3, Math.min(24, age / 3));
    return { ...rock, status, finds, isHeld, end, quietDays };
  });
}

/** Number of finds: one to three for most rocks, none for some, up to nine for a few. */
function howOften(random: Random): number {
  const chance = random();
  const steps = [0.13, 0.36, 0.6, 0.77, 0.87, 0.93, 0.96, 0.98, 0.993];
  return steps.filter((step) => chance >= step).length;
}
