// For the painter of a rock that nobody has: its journey ends, or goes on.
import type { OwnRock } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useRest } from './queries.ts';
import { useWords } from '../views/words.ts';

export default function EndJourney({ rock: { id, name, status, rest } }: { rock: OwnRock }) {
  const words = useWords('whereabouts');
  const { mutate, isPending } = useRest(id);
  if (status !== 'hidden') return null;
  const end = () =>
    mutate('retired', {
      onSuccess: () =>
        toast({
          ...words.ended(name),
          tone: 'good',
          action: { label: words.undo, run: () => mutate(null) },
        }),
    });
  return (
    <Button variant="link" pending={isPending} onClick={() => (rest === 'retired' ? mutate(null) : end())}>
      {rest === 'retired' ? words.travelOn : words.end}
    </Button>
  );
}
