// The world in which canaries are planted, its people, and the responses so far.
import type { MadeMember } from '../make.ts';
import type { PaidWorld } from '../payments.ts';
import type { Answer, Role, Viewer } from './viewers.ts';
import type { Canaries } from './words.ts';

export type MemberRole = Exclude<Role, 'visitor' | 'other'> | 'leaver' | 'reporter';

export interface Plot {
  world: PaidWorld;
  canaries: Canaries;
  members: Record<MemberRole, MadeMember>;
  viewers: Record<MemberRole | 'visitor', Viewer>;
  /** All responses so far. */
  answers: Answer[];
}
