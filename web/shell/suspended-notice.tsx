// Tells a suspended member on every page: why, until when, and what still works.
import { Link } from '@tanstack/react-router';
import type { Suspension } from '../../schema/suspension.ts';
import { Moment } from '../ui/time.tsx';

export default function SuspendedNotice({ suspension: { reason, until } }: { suspension: Suspension }) {
  return (
    <section aria-label="Your account is suspended" className="border-b-2 border-coral bg-card">
      <div className="page flex max-w-reading flex-col gap-1 py-4">
        <p className="font-semibold">
          Your account is suspended{' '}
          {until === null ? (
            'until we lift it'
          ) : (
            <>
              until <Moment at={until} />
            </>
          )}
          .
        </p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
        <p className="text-sm text-soft">
          You can read everything, and nothing of yours is lost. What waits in your outbox stays there: send
          it again afterwards. You can still end a plan, take your data with you, or leave. Do you see it
          differently?{' '}
          <Link to="/contact" className="link">
            Please write to us
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
