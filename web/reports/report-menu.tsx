// A small menu with which a member reports a rock or its photo. Visitors see nothing of it, and load nothing.
import { useMember } from '../members/queries.ts';
import { lazyPart, NothingInstead } from '../ui/lazy-part.tsx';
import type { ReportedRock } from './rock-report-menu.tsx';

const Menu = lazyPart(() => import('./rock-report-menu.tsx'), NothingInstead);

export function ReportMenu({ subject }: { subject: ReportedRock }) {
  const member = useMember();
  if (!member || member.id === subject.ownerId) return null;
  return <Menu subject={subject} waiting={<span className="size-11" />} />;
}
