// The badge with a rock's status.
import { statusLabels } from '../../schema/rocks.ts';
import { StatusBadge } from './badge.tsx';

export function RockBadge({ status, className }: { status: keyof typeof statusLabels; className?: string }) {
  return (
    <StatusBadge tone={status} className={className}>
      {statusLabels[status]}
    </StatusBadge>
  );
}
