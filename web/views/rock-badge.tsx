// The badge that says where a rock is in its journey.
import { statusLabels } from '../../schema/rocks.ts';
import { StatusBadge } from './badge.tsx';

export function RockBadge({ status, className }: { status: keyof typeof statusLabels; className?: string }) {
  return (
    <StatusBadge tone={status} className={className}>
      {statusLabels[status]}
    </StatusBadge>
  );
}
