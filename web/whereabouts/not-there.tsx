// 'It is not there': for a member who looked for a rock and did not find it.
import { useEffect, useRef } from 'react';
import { useMember } from '../members/queries.ts';
import { useWaitingFor } from '../outbox/waiting-for.ts';
import { Button } from '../ui/button.tsx';
import { useMiss } from './queries.ts';
import { useWords } from '../views/words.ts';

interface NotThereProps {
  rock: { id: string; name: string };
}

export default function NotThere({ rock }: NotThereProps) {
  const words = useWords('whereabouts');
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
        aria-label={words.missNamed(name)}
        pending={isPending}
        onClick={() => mutate(true)}
        className="self-start text-sm"
      >
        {words.miss}
      </Button>
    );
  return (
    <div className="flex flex-col items-start text-sm">
      <p ref={answer} tabIndex={-1} className="rounded-sm text-soft">
        {isWaiting ? words.missed.waiting : data?.isMissing ? words.missed.missing : words.missed.one}
      </p>
      {!isWaiting && (
        <Button variant="link" pending={isPending} onClick={() => mutate(false)} className="min-w-11">
          {words.undo}
        </Button>
      )}
    </div>
  );
}
