// A small menu with which a member reports a rock or its photo. Visitors see nothing of it, and load nothing.
import { lazy, Suspense } from 'react';
import { useMember } from '../members/queries.ts';

const Menu = lazy(async () => ({ default: (await import('./rock-report-menu.tsx')).RockReportMenu }));

export interface ReportedRock {
  rockId: string;
  rockName: string;
  hasPhoto: boolean;
  /** Whose rock it is: one's own is not reported. */
  ownerId?: string | undefined;
}

export function ReportMenu({ subject }: { subject: ReportedRock }) {
  const member = useMember();
  if (!member || member.id === subject.ownerId) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Menu subject={subject} />
    </Suspense>
  );
}
