// A small menu that reports a rock or its photo. Shown to, and loaded by, members other than the owner.
import { useMember } from '../members/queries.ts';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import type { ReportedRock } from './rock-report-menu.tsx';

const Menu = lazyPart(() => import('./rock-report-menu.tsx'), NoFallback);

export function ReportMenu({ subject }: { subject: ReportedRock }) {
  const member = useMember();
  if (!member || member.id === subject.owner?.id) return null;
  return <Menu subject={subject} waiting={<span className="size-11" />} />;
}
