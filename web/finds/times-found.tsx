// 'Found N times', as dots of paint: one for each finder.
import { mostFoundDots, timesFoundWords } from '../../schema/found-rock.ts';

export function TimesFound({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-soft">
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: Math.min(count, mostFoundDots) }, (_, dot) => (
          <span key={dot} className="size-2.5 rounded-full bg-entry-found" />
        ))}
      </span>
      {timesFoundWords(count)}
    </p>
  );
}
