// Tells a suspended member on every page, in one line: until when. It opens to why, and what still works.
import type { ReactNode } from 'react';
import type { Suspension } from '../../schema/suspension.ts';
import type { Link } from './link.ts';
import { SeenDifferently, SuspensionEnd } from './suspended.tsx';
import { useWords } from './words.ts';
import { Sentence } from './sentence.tsx';

interface SuspendedNoticeProps {
  suspension: Suspension;
  Link: Link;
}

export function SuspendedNotice({ suspension: { reason, until }, Link }: SuspendedNoticeProps) {
  const words = useWords('suspension');
  const { gap } = useWords('formats');
  return (
    <section aria-label={words.label} className="-mb-0.5 border-b-2 border-coral bg-card">
      <details className="group page">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 text-sm [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 font-semibold [&_time]:whitespace-nowrap">
            {until === null ? (
              words.notice
            ) : (
              <Sentence parts={words.noticeUntil<ReactNode>(<SuspensionEnd until={until} />)} />
            )}
          </span>
          <span className="link shrink-0 group-[[open]]:hidden">{words.why}</span>
          <span className="link hidden shrink-0 group-[[open]]:inline">{words.close}</span>
        </summary>
        <div className="flex max-w-reading flex-col gap-2 pt-1 pb-4">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {reason}
          </p>
          <p className="text-sm text-soft">
            {words.whatWorks}
            {gap}
            <SeenDifferently Link={Link} />
          </p>
        </div>
      </details>
    </section>
  );
}
