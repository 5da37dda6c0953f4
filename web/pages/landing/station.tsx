// The landing page's thread of dots, and the stops on it.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const sides = {
  left: '',
  right: 'lg:right-[calc(8.2%-6px)] lg:left-auto',
  /** Straight above the rock that lies on the footer. */
  end: 'lg:right-[calc(2.5rem-6px)] lg:left-auto',
} as const;

interface ThreadProps {
  /** On a wide page; on a narrow one it runs down the left. It changes sides behind what lies on it. */
  side?: keyof typeof sides;
  /** Where it begins and ends, such as `top-0 bottom-0`. */
  className: string;
}

/** A stretch of the thread, behind the stops of the section that it stands in. */
export function Thread({ side = 'left', className }: ThreadProps) {
  return (
    <div
      aria-hidden
      className={clsx(
        'dot-thread absolute left-[calc(2.5rem-6px)] text-coral sm:left-[calc(8.2%-6px)]',
        sides[side],
        className,
      )}
    />
  );
}

/** A large dot on the thread, with a rim of paper. */
export function Stop() {
  return <span className="block size-5 rounded-full bg-coral ring-8 ring-paper" />;
}

interface StationProps {
  as?: 'div' | 'li';
  /** Of the thread, on a wide page. */
  side?: 'left' | 'right';
  /** Lies on the thread. Without one, a large dot does. */
  picture?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A stop with its words beside it. */
export function Station({ as: Element = 'div', side = 'left', picture, className, children }: StationProps) {
  return (
    <Element
      className={clsx(
        'relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 sm:grid-cols-[16.4%_minmax(0,1fr)] sm:gap-x-10 lg:gap-x-16',
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
