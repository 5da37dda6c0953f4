// The landing page's thread of dots, and the stops on it.
import type { ReactNode } from 'react';

/** The thread that runs behind all stations, on to the dotted line of the footer. */
export function Thread({ children }: { children: ReactNode }) {
  return (
    <div className="page">
      <div className="relative">
        <div
          aria-hidden
          className="dot-thread absolute top-0 -bottom-[122px] left-[calc(2.5rem-6px)] text-coral sm:-bottom-[170px] sm:left-[calc(3.5rem-6px)] lg:left-[calc(5.5rem-6px)]"
        />
        {children}
      </div>
    </div>
  );
}

interface StationProps {
  as?: 'div' | 'li';
  id?: string;
  /** Lies on the thread. Without one, a large dot does. */
  picture?: ReactNode;
  children: ReactNode;
}

export function Station({ as: Element = 'div', id, picture, children }: StationProps) {
  return (
    <Element
      id={id}
      className="relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-10 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-16"
    >
      <div aria-hidden className="grid h-full place-items-center">
        <div className="relative py-4">
          {picture ?? <span className="block size-5 rounded-full bg-coral ring-8 ring-paper" />}
        </div>
      </div>
      <div className="py-8 sm:py-12">{children}</div>
    </Element>
  );
}
