// Nothing here, or it failed: one picture, one kind sentence, one way on.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A painted rock. */
  picture?: ReactNode;
  /** One kind sentence. */
  title: ReactNode;
  /** A second one, where the first is not enough. */
  description?: ReactNode;
  /** One way on: a button or a link that looks like one. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ picture, title, description, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-start gap-6 py-10 sm:flex-row sm:items-center sm:gap-10',
        className,
      )}
    >
      {picture && <div className="w-36 shrink-0 sm:w-44">{picture}</div>}
      <div className="flex max-w-form flex-col items-start gap-4">
        <p className="font-display text-xl leading-snug font-bold tracking-tight text-balance">{title}</p>
        {description && <p className="-mt-2 text-soft">{description}</p>}
        {action}
      </div>
    </div>
  );
}
