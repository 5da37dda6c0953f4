// A section of the landing page: its heading on the thread, and what there is to see below.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Station, Thread } from './station.tsx';

interface SectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  /** A sentence, and a way to more. */
  lead?: ReactNode;
  /** Of the thread, on a wide page. */
  side: 'left' | 'right';
  /** A rock on the thread. */
  picture?: ReactNode;
  /** The thread comes from behind what is shown above, or goes on from where it ends there. */
  from?: 'behind' | 'above';
  /** A path of its own goes on from the heading; otherwise the thread goes behind what is shown. */
  hasPath?: boolean;
  children: ReactNode;
}

export function Section({
  id,
  title,
  lead,
  side,
  picture,
  from = 'behind',
  hasPath = false,
  children,
}: SectionProps) {
  return (
    // Focusable, so that reading goes on here for whoever came by its link.
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="relative">
        <Thread
          side={side}
          className={clsx(
            'max-lg:hidden',
            from === 'behind' ? '-top-40' : 'top-0',
            hasPath ? 'bottom-0' : '-bottom-40',
          )}
        />
        <Station side={side} picture={picture} className={clsx('py-14 sm:py-20', hasPath && 'lg:pb-4')}>
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          {lead && (
            <div className="mt-3 flex max-w-form flex-col items-start gap-2 text-soft sm:text-lg">{lead}</div>
          )}
        </Station>
      </div>
      <div className="relative z-1">{children}</div>
    </section>
  );
}
