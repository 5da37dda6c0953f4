// The painter's answer to a finder who would like to keep a rock.
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { useAnswerKeeper } from './queries.ts';
import { useWords } from '../views/words.ts';

export function AnswerKeeper({ rock: { id, name } }: { rock: { id: string; name: string } }) {
  const words = useWords('whereabouts');
  const { data, mutate, isPending } = useAnswerKeeper(id);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (data) answer.current?.focus({ preventScroll: true });
  }, [data]);
  if (data)
    return (
      <p ref={answer} tabIndex={-1} className="rounded-sm text-sm font-semibold text-moss">
        {data.keeping === 'granted' ? words.saidYes : words.saidNo}
      </p>
    );
  return (
    <div role="group" aria-label={words.mayTheyKeep(name)} className="flex flex-wrap gap-3">
      <Button pending={isPending} onClick={() => mutate(true)}>
        {words.yes}
      </Button>
      <Button disabled={isPending} onClick={() => mutate(false)}>
        {words.no}
      </Button>
    </div>
  );
}
