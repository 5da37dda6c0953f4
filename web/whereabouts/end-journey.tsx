// For the painter of a rock that nobody has: its journey ends, or goes on.
import type { OwnRock } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useRest } from './queries.ts';

export default function EndJourney({ rock: { id, name, status, rest } }: { rock: OwnRock }) {
  const { mutate, isPending } = useRest(id);
  if (status !== 'hidden') return null;
  const end = () =>
    mutate('retired', {
      onSuccess: () =>
        toast({
          title: `The journey of ${name} has ended`,
          description: 'It has left the map, and keeps its page.',
          tone: 'good',
          action: { label: 'Undo', run: () => mutate(null) },
        }),
    });
  return (
    <Button variant="link" pending={isPending} onClick={() => (rest === 'retired' ? mutate(null) : end())}>
      {rest === 'retired' ? 'Let It Travel On' : 'End Journey'}
    </Button>
  );
}
