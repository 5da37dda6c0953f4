// Tells a suspended member until when and why, in the place of a form.
import { Link } from '@tanstack/react-router';
import type { Suspension } from '../../schema/suspension.ts';
import { Moment } from '../ui/time.tsx';

export default function Suspended({ suspension: { reason, until } }: { suspension: Suspension }) {
  return (
    <div className="flex max-w-form flex-col gap-2 rounded-md border border-line bg-paper p-4">
      <p className="font-semibold">
        Your account is suspended <SuspensionEnd until={until} />.
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      <p className="text-sm text-soft">
        Until then you can read everything, and nothing of yours is lost. <SeenDifferently />
      </p>
    </div>
  );
}

export function SuspensionEnd({ until }: Pick<Suspension, 'until'>) {
  return until === null ? (
    'until we lift it'
  ) : (
    <>
      until <Moment at={until} />
    </>
  );
}

export function SeenDifferently() {
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
