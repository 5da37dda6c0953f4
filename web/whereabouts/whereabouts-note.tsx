// What is said of a rock that rests, or that several people missed.
import { whereaboutsLimits } from '../../schema/whereabouts.ts';
import type { Rock } from '../../schema/rocks.ts';
import { useWords } from '../views/words.ts';

export function WhereaboutsNote({ rest, isMissing }: Pick<Rock, 'rest' | 'isMissing'>) {
  const words = useWords('whereabouts');
  const { gap } = useWords('formats');
  if (!rest && !isMissing) return null;
  return (
    <p className="max-w-reading rounded-md border border-edge bg-paper px-4 py-3 text-sm">
      <strong className="font-semibold">
        {words.sentence(rest ? words.resting[rest] : words.missing(whereaboutsLimits.absences))}
      </strong>
      {rest === 'retired' && `${gap}${words.onNoMap}`}
    </p>
  );
}
