// For the painter of a rock that nobody has: its journey ends, or goes on.
import type { OwnRock } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { useRest } from './queries.ts';

export function EndJourney({ rock: { id, status, rest } }: { rock: OwnRock }) {
  const change = useRest(id);
  if (status !== 'hidden') return null;
  const isOver = rest === 'retired';
  return (
    <div className="flex max-w-reading flex-col items-start">
      <Button
        variant="link"
        pending={change.isPending}
        onClick={() => change.mutate(isOver ? null : 'retired')}
        className="text-sm"
      >
        {isOver ? 'Its journey goes on' : 'End its journey'}
      </Button>
      <p className="text-sm text-soft">
        {isOver
          ? 'It is on no map. Whoever finds it all the same brings it back.'
          : 'It leaves the map and keeps its page. You can take that back at any time.'}
      </p>
    </div>
  );
}
