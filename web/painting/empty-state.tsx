// Empty and failed states: a painted rock, a sentence and a button.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { serverWords } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { PaintedRock } from './painted-rock.tsx';
import { useWords } from '../views/words.ts';

interface EmptyStateProps {
  /** The id from which the rock is painted. */
  rock: string;
  /** One friendly sentence; on a page of its own, its heading. */
  title: ReactNode;
  /** A second sentence, if needed. */
  description?: ReactNode;
  /** A button, or a link that looks like one. */
  children?: ReactNode;
  className?: string;
}

export function EmptyState({ rock, title, description, children, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-start gap-6 py-10 sm:flex-row sm:items-center sm:gap-10',
        className,
      )}
    >
      <div className="w-36 shrink-0 sm:w-44">
        <PaintedRock id={rock} />
      </div>
      <div className="flex max-w-form flex-col items-start gap-4">
        <div className="font-display text-xl leading-snug font-bold tracking-tight text-balance">{title}</div>
        {description && <p className="-mt-2 text-soft">{description}</p>}
        {children}
      </div>
    </div>
  );
}

interface LoadFailedProps {
  title: string;
  /** The failed ones are refetched on retry. */
  queries: readonly { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }[];
  /** Shown when the server sent no message. */
  otherwise?: string;
}

export function LoadFailed({ title, queries, otherwise }: LoadFailedProps) {
  const { tryAgain } = useWords('shell');
  const { tryAgainLater } = useWords('ui');
  const failed = queries.filter(({ isError }) => isError);
  return (
    <EmptyState
      rock="lost"
      title={title}
      description={serverWords(failed[0]?.error, otherwise ?? tryAgainLater)}
    >
      <Button
        variant="main"
        pending={failed.some(({ isFetching }) => isFetching)}
        onClick={() => failed.forEach(({ refetch }) => void refetch())}
      >
        {tryAgain}
      </Button>
    </EmptyState>
  );
}
