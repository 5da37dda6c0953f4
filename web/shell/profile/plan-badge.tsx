// The badge with a plan's status.
import { clsx } from 'clsx';
import type { PlanBadgeVariant, PlanView } from './plan-view.ts';

const variants: Readonly<Record<PlanBadgeVariant, string>> = {
  default: 'bg-moss text-on-moss',
  secondary: 'bg-line text-ink',
  destructive: 'bg-coral text-on-coral',
  outline: 'border border-edge text-ink',
};

export function PlanBadge({ badge: { words, variant } }: Pick<PlanView, 'badge'>) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap',
        variants[variant],
      )}
    >
      {words}
    </span>
  );
}
