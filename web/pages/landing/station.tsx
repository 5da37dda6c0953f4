// The landing page's dotted line, and the stops on it.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const sides = {
  left: '',
  right: 'lg:inset-e-[calc(8.2%-6px)] lg:inset-s-auto',
  /** Above the rock on the footer. */
  end: 'lg:inset-e-[calc(2.5rem-6px)] lg:inset-s-auto',
} as const;

interface ThreadProps {
  /** The side on a wide page; on a narrow page always left. */
  side?: keyof typeof sides;
  /** Start and end, such as `top-0 bottom-0`. */
  className: string;
}

/** A part of the dotted line, behind the stops of its section. */
export function Thread({ side = 'left', className }: ThreadProps) {
  return (
    <div
      aria-hidden
      className={clsx(
        'dot-thread absolute inset-s-[calc(2.5rem-6px)] text-marker sm:inset-s-[calc(8.2%-6px)]',
        sides[side],
        className,
      )}
    />
  );
}

/** A large dot on the line, with a rim in the page's color. */
export function Stop() {
  return <span className="block size-5 rounded-full bg-marker ring-8 ring-paper" />;
}

interface StationProps {
  as?: 'div' | 'li';
  /** The side of the dotted line on a wide page. */
  side?: 'left' | 'right';
  /** On the line in place of the large dot. */
  picture?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A stop with text beside it. */
export function Station({ as: Element = 'div', side = 'left', picture, className, children }: StationProps) {
  return (
    <Element
      className={clsx(
        'relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 max-[24.3rem]:gap-x-4 sm:grid-cols-[16.4%_minmax(0,1fr)] sm:gap-x-10 lg:gap-x-16',
        side === 'right' && 'lg:grid-cols-[minmax(0,1fr)_16.4%]',
        className,
      )}
    >
      <div aria-hidden className={clsx('grid place-items-center', side === 'right' && 'lg:order-2')}>
        {picture ?? <Stop />}
      </div>
      <div>{children}</div>
    </Element>
  );
}
