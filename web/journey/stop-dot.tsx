// A dot with a stop's number, for the map and the list beside it.
import { clsx } from 'clsx';

export function StopDot({ number, isChosen }: { number: number; isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'figure grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm leading-none',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-entry-hidden bg-card text-ink',
      )}
    >
      {number}
    </span>
  );
}
