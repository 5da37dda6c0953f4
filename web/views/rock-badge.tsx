// The badge with a rock's status.
import { StatusBadge } from './badge.tsx';
import { useWords } from './words.ts';
import { type Words } from '../../schema/words/words.ts';

export function RockBadge({ status, className }: { status: keyof Words['rockStatus']; className?: string }) {
  return (
    <StatusBadge tone={status} className={className}>
      {useWords('rockStatus')[status]}
    </StatusBadge>
  );
}
