// Tells a suspended member on every page, in one line: until when. It opens to why, and what still works.
import type { Suspension } from '../../schema/suspension.ts';
import type { Link } from './link.ts';
import { SeenDifferently, SuspensionEnd } from './suspended.tsx';

interface SuspendedNoticeProps {
  suspension: Suspension;
  Link: Link;
}

export function SuspendedNotice({ suspension: { reason, until }, Link }: SuspendedNoticeProps) {
  return (
    <section aria-label="Your account is suspended" className="-mb-0.5 border-b-2 border-coral bg-card">
      <details className="group page">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 text-sm [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 font-semibold [&_time]:whitespace-nowrap">
            Suspended <SuspensionEnd until={until} />
          </span>
          <span className="link shrink-0 group-[[open]]:hidden">Why?</span>
          <span className="link hidden shrink-0 group-[[open]]:inline">Close</span>
        </summary>
        <div className="flex max-w-reading flex-col gap-2 pt-1 pb-4">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {reason}
          </p>
          <p className="text-sm text-soft">
            You can read everything, and nothing of yours is lost. What waits in your outbox stays there: send
            it again afterwards. You can still end a plan, take your data with you, or leave.{' '}
            <SeenDifferently Link={Link} />
          </p>
        </div>
      </details>
    </section>
  );
}
