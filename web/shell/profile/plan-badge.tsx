// The badge with a plan's status.
import { clsx } from 'clsx';
import type { PlanBadgeVariant, PlanView } from './plan-view.ts';
import { useWords } from '../../views/words.ts';

const variants: Readonly<Record<PlanBadgeVariant, string>> = {
  default: 'bg-moss text-on-moss',
  secondary: 'bg-line text-ink',
  destructive: 'bg-coral text-on-coral',
  outline: 'border border-edge text-ink',
};

export function PlanBadge({ badge: { label, variant } }: Pick<PlanView, 'badge'>) {
  const { statuses } = useWords('planTab');
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap',
        variants[variant],
      )}
    >
      {Object.entries(statuses).find(([status]) => status === label)?.[1] ?? label}
    </span>
  );
}
