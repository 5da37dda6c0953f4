// Tells a suspended member until when and why: the app in the place of a form, the worker in a scanned rock's page.
import type { ReactNode } from 'react';
import type { Suspension } from '../../schema/suspension.ts';
import type { Link } from './link.ts';
import { useWords } from './words.ts';
import { Sentence } from './sentence.tsx';

interface SuspendedProps {
  suspension: Suspension;
  Link: Link;
}

export function Suspended({ suspension: { reason, until }, Link }: SuspendedProps) {
  const words = useWords('suspension');
  const { gap } = useWords('formats');
  return (
    <div className="flex max-w-form flex-col gap-2 rounded-md border border-line bg-paper p-4">
      <p className="font-semibold">
        {until === null ? (
          words.title
        ) : (
          <Sentence parts={words.titleUntil<ReactNode>(<SuspensionEnd until={until} />)} />
        )}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      <p className="text-sm text-soft">
        {words.mayRead}
        {gap}
        <SeenDifferently Link={Link} />
      </p>
    </div>
  );
}

export function SuspensionEnd({ until }: { until: string }) {
  return <time dateTime={until}>{useWords('suspension').moment(until)}</time>;
}

export function SeenDifferently({ Link }: Pick<SuspendedProps, 'Link'>) {
  const words = useWords('suspension');
  return (
    <Sentence
      parts={words.seenDifferently<ReactNode>((text) => (
        <Link to="/contact" className="link">
          {text}
        </Link>
      ))}
    />
  );
}
