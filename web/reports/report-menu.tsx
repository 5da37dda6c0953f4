// A small menu with which a member reports a rock or its photo. Visitors see nothing of it, and load nothing.
import { useMember } from '../members/queries.ts';
import { latePart, NothingInstead } from '../ui/late-part.tsx';

const Menu = latePart(() => import('./rock-report-menu.tsx'), NothingInstead);

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
  return <Menu subject={subject} waiting={<span className="size-11" />} />;
}
