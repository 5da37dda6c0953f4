// The layout of a section of the landing page: a heading on the dotted line, and the content below.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Station, Thread } from './station.tsx';

interface SectionProps {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** A sentence and an optional link. */
  lead?: ReactNode;
  /** The side of the dotted line on a wide page. */
  side: 'left' | 'right';
  /** A rock on the dotted line. */
  picture?: ReactNode;
  /** The dotted line starts behind the content above, or continues the line above. */
  from?: 'behind' | 'above';
  /** Beside the heading on a wide page, in its height; otherwise below it. May be empty. */
  beside?: ReactNode;
  /** The content has its own winding path; otherwise the dotted line continues behind the content. */
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
  beside,
  hasPath = false,
  children,
}: SectionProps) {
  return (
    // Focusable, so that screen readers continue here after a link to the anchor.
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
        <Station side={side} picture={picture} className={clsx('py-8 sm:py-20', hasPath && 'lg:pb-4')}>
          <div className={clsx(beside && 'lg:pe-[23rem] xl:pe-[28rem]')}>
            <h2 id={`${id}-title`} className="text-3xl">
              {title}
            </h2>
            {lead && (
              <div className="mt-3 flex max-w-form flex-col items-start gap-2 text-soft sm:text-lg">
                {lead}
              </div>
            )}
          </div>
        </Station>
        {beside && (
          <div className="relative z-1 sm:max-lg:ps-[16.4%] lg:absolute lg:inset-y-0 lg:inset-e-0 lg:w-[22rem] lg:content-center xl:w-[26rem]">
            {beside}
          </div>
        )}
      </div>
      <div className="relative z-1">{children}</div>
    </section>
  );
}
