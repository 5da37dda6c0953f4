// What a holder can do with a rock besides hiding it: hand it on, keep it, or let it rest at home.
import { useState, type ReactNode } from 'react';
import type { FoundRock } from '../../schema/finds.ts';
import { shortMomentWords } from '../lib/short-days.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { useAskToKeep, useHandOn, useRest } from './queries.ts';

interface WithMeProps {
  found: FoundRock;
  /** Further links. */
  children: ReactNode;
}

const keepingWords = {
  asked: 'You asked its painter whether you may keep it. We tell you what they say.',
  granted: 'It is yours to keep, with thanks.',
  declined: 'Its painter would like it to travel on. Please hide it when you can.',
} as const;

export default function WithMe({ found, children }: WithMeProps) {
  const { originalRock, originalRockId: id, handingUntil, keeping } = found;
  const memberId = useMember()?.id;
  const isOwn = originalRock.owner !== null && originalRock.owner.id === memberId;
  const isHome = originalRock.rest === 'home';
  const handOn = useHandOn(id);
  const keep = useAskToKeep(id);
  const rest = useRest(id);
  const [openedAt] = useState(Date.now);
  const isHanding = handingUntil !== undefined && Date.parse(handingUntil) > openedAt;
  return (
    <div className="flex max-w-reading flex-col gap-2">
      <p role="status" className="text-sm empty:hidden">
        {isHanding &&
          `Whoever enters its Rock ID until ${shortMomentWords(handingUntil)} takes it over from you. Show it to them.`}
      </p>
      <p role="status" className="text-sm empty:hidden">
        {isOwn ? isHome && 'It is back home with you, and rests.' : keeping && keepingWords[keeping]}
      </p>
      <div className="flex flex-wrap gap-x-5 text-sm">
        <Button variant="link" pending={handOn.isPending} onClick={() => handOn.mutate(!isHanding)}>
          {isHanding ? 'Do not hand it on' : 'Hand it on'}
        </Button>
        {isOwn ? (
          <Button variant="link" pending={rest.isPending} onClick={() => rest.mutate(isHome ? null : 'home')}>
            {isHome ? 'It travels on' : 'It is back home'}
          </Button>
        ) : (
          keeping === undefined && (
            <Button variant="link" pending={keep.isPending} onClick={() => keep.mutate()}>
              {originalRock.owner ? 'Ask whether I may keep it' : 'Keep it, with thanks'}
            </Button>
          )
        )}
        {children}
      </div>
    </div>
  );
}
