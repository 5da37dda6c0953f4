// 'It is not there': for a member who looked for a rock and did not find it.
import { useEffect, useRef } from 'react';
import { useMember } from '../members/queries.ts';
import { useWaitingFor } from '../outbox/waiting-for.ts';
import { Button } from '../ui/button.tsx';
import { useMiss } from './queries.ts';

interface NotThereProps {
  rock: { id: string; name: string };
}

export default function NotThere({ rock }: NotThereProps) {
  const { id, name } = rock;
  const member = useMember();
  const { data, mutate, isPending } = useMiss(rock);
  const answer = useRef<HTMLParagraphElement>(null);
  const isWaiting = useWaitingFor(id, 'absence').length > 0;
  const isMissed = isWaiting || data?.isMissed === true;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isMissed) answer.current?.focus({ preventScroll: true });
  }, [isMissed]);
  if (!member || member.suspension) return null;
  if (!isMissed)
    return (
      <Button
        variant="link"
        aria-label={`I looked for ${name}, and it is not there`}
        pending={isPending}
        onClick={() => mutate(true)}
        className="self-start text-sm"
      >
        I looked, and it is not there
      </Button>
    );
  return (
    <div className="flex flex-col items-start text-sm">
      <p ref={answer} tabIndex={-1} className="rounded-sm text-soft">
        {isWaiting
          ? 'Thank you. It waits for a connection, in your outbox.'
          : data?.isMissing
            ? 'Thank you. It is marked as perhaps gone now, and its painter hears of it.'
            : 'Thank you. If others miss it too, its painter hears of it.'}
      </p>
      {!isWaiting && (
        <Button variant="link" pending={isPending} onClick={() => mutate(false)} className="min-w-11">
          Undo
        </Button>
      )}
    </div>
  );
}
