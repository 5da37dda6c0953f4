// The marker of a place: a green dot where the rock was hidden, a red ring where it was found.
import { clsx } from 'clsx';
import type { ActionType } from '../../schema/journey.ts';
import { useWords } from '../views/words.ts';

interface VisitDotsProps {
  actions: readonly ActionType[];
  isChosen?: boolean;
}

export function VisitDots({ actions, isChosen = false }: VisitDotsProps) {
  return (
    <span
      aria-hidden
      className={clsx('flex shrink-0 rounded-full bg-card p-0.5', isChosen && 'outline-3 outline-ink')}
    >
      {actions.map((action) => (
        <span
          key={action}
          data-dot={action}
          className={clsx(
            'size-4 rounded-full border-4 not-first:-ms-1',
            action === 'hidden' ? 'border-entry-hidden bg-entry-hidden' : 'border-entry-found bg-card',
          )}
        />
      ))}
    </span>
  );
}

/** The legend of these markers. */
export function VisitLegend() {
  const words = useWords('trackMap');
  return (
    <ul aria-label={words.legend} className="flex gap-x-6 text-sm">
      <li className="flex items-center gap-2">
        <VisitDots actions={['hidden']} />
        {words.hidden}
      </li>
      <li className="flex items-center gap-2">
        <VisitDots actions={['found']} />
        {words.found}
      </li>
    </ul>
  );
}
