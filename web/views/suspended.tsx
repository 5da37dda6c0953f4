// Tells a suspended member until when and why: the app in the place of a form, the worker in a scanned rock's page.
import type { Suspension } from '../../schema/suspension.ts';
import { utcMoment } from '../../schema/utc-moment.ts';
import type { Link } from './link.ts';

interface SuspendedProps {
  suspension: Suspension;
  Link: Link;
}

export function Suspended({ suspension: { reason, until }, Link }: SuspendedProps) {
  return (
    <div className="flex max-w-form flex-col gap-2 rounded-md border border-line bg-paper p-4">
      <p className="font-semibold">
        Your account is suspended <SuspensionEnd until={until} />.
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      <p className="text-sm text-soft">
        Until then you can read everything, and nothing of yours is lost. <SeenDifferently Link={Link} />
      </p>
    </div>
  );
}

export function SuspensionEnd({ until }: Pick<Suspension, 'until'>) {
  return until === null ? (
    'until we lift it'
  ) : (
    <>
      until <time dateTime={until}>{utcMoment(until)}</time>
    </>
  );
}

export function SeenDifferently({ Link }: Pick<SuspendedProps, 'Link'>) {
  return (
    <>
      Do you see it differently?{' '}
      <Link to="/contact" className="link">
        Please write to us
      </Link>
      .
    </>
  );
}
