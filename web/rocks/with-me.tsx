// What a holder can do with a rock besides hiding it: hand it on, keep it, let it rest at home, or undo the find.
import { useState } from 'react';
import type { FoundRock } from '../../schema/finds.ts';
import { whereaboutsLimits } from '../../schema/whereabouts.ts';
import { CorrectFind } from '../journey/correct-find.tsx';
import { shortMomentWords } from '../lib/short-days.ts';
import { useMember } from '../members/queries.ts';
import { useWaitingFor } from '../outbox/waiting-for.ts';
import { Button } from '../ui/button.tsx';
import { useAskToKeep, useHandOn, useRest } from '../whereabouts/queries.ts';
import { useWords } from '../views/words.ts';

export default function WithMe({ found }: { found: FoundRock }) {
  const words = useWords('whereabouts');
  const { originalRock, originalRockId: id, handingUntil, keeping, seq } = found;
  const memberId = useMember()?.id;
  const isOwn = originalRock.owner !== null && originalRock.owner.id === memberId;
  const isHome = originalRock.rest === 'home';
  const handOn = useHandOn({ id, name: found.rockData.name });
  const keep = useAskToKeep(id);
  const rest = useRest(id);
  const [openedAt] = useState(Date.now);
  const isWaiting = useWaitingFor(id, 'handOn').length > 0;
  const isHanding = handingUntil !== undefined && Date.parse(handingUntil) > openedAt;
  return (
    <div className="flex max-w-reading flex-col gap-2">
      <p role="status" className={noteClass}>
        {isWaiting ? words.handingWaits : isHanding && words.handing(shortMomentWords(handingUntil))}
      </p>
      <p role="status" className={noteClass}>
        {isOwn ? isHome && words.backHome : keeping && words.keeping[keeping]}
      </p>
      <div className="flex flex-wrap gap-x-5 text-sm">
        {!isWaiting && (
          <Button variant="link" pending={handOn.isPending} onClick={() => handOn.mutate(!isHanding)}>
            {isHanding ? words.stopHanding : words.handOn}
          </Button>
        )}
        {isOwn ? (
          <Button variant="link" pending={rest.isPending} onClick={() => rest.mutate(isHome ? null : 'home')}>
            {isHome ? words.travelsOn : words.isBackHome}
          </Button>
        ) : (
          keeping === undefined && (
            <Button variant="link" pending={keep.isPending} onClick={() => keep.mutate()}>
              {originalRock.owner ? words.askToKeep : words.keep}
            </Button>
          )
        )}
        <CorrectFind find={{ rockId: id, seq }} />
      </div>
      {!isHanding && !isWaiting && (
        <p className="text-sm text-soft">{words.handOnHow(whereaboutsLimits.handOnHours)}</p>
      )}
    </div>
  );
}

const noteClass = 'rounded-md border border-edge bg-paper px-4 py-3 text-sm empty:hidden';
