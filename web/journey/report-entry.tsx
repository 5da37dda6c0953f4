// 'Report' at an entry. Shown to, and loaded by, members.
import { useMember } from '../members/queries.ts';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import type { ReportedEntry } from './report-entry-button.tsx';

const Part = lazyPart(() => import('./report-entry-button.tsx'), NoFallback);

export function ReportEntry(about: ReportedEntry) {
  const member = useMember();
  return member && <Part {...about} memberId={member.id} />;
}
