// What is said of a rock that rests, or that several people missed.
import { missingWords, restingWords } from '../../schema/whereabouts.ts';
import type { Rock } from '../../schema/rocks.ts';

export function WhereaboutsNote({ rest, isMissing }: Pick<Rock, 'rest' | 'isMissing'>) {
  if (!rest && !isMissing) return null;
  return (
    <p className="max-w-reading rounded-md border border-edge bg-paper px-4 py-3 text-sm">
      <strong className="font-semibold">{rest ? restingWords[rest] : missingWords}.</strong>
      {rest === 'retired' && ' It is on no map. Whoever finds it all the same brings it back.'}
    </p>
  );
}
