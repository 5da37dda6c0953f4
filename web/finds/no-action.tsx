// In the place of the actions on a rock: who has it, or that the member is suspended.
import type { ReactNode } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useWords } from '../views/words.ts';

export const Suspended = lazyPart(() => import('../members/suspended.tsx'));

/** @param status of a rock that the member cannot act on, or any if they are suspended */
export function whyNoAction(status: RockStatus, suspension: CurrentMember['suspension']): ReactNode {
  if (suspension) return <Suspended suspension={suspension} />;
  return status === 'hidden' ? null : <Elsewhere status={status} />;
}

function Elsewhere({ status }: { status: Exclude<RockStatus, 'hidden'> }) {
  return <p>{useWords('finds').elsewhere[status]}</p>;
}
