// A word or two about a control, for those who point at it or focus it.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Milliseconds before the first tooltip, and in which a second one needs no wait. */
const delays = { first: 700, skip: 300 } as const;

/** Stands once around everything that has tooltips, such as a page or a row of map controls. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delays.first} skipDelayDuration={delays.skip}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  words: ReactNode;
  /** One element that takes a ref and focus. It needs a name of its own: a tooltip is extra. */
  children: ReactNode;
}

export function Tooltip({ words, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-float data-[state=closed]:animate-leave data-[state=delayed-open]:animate-appear"
      >
        {words}
        <Radix.Arrow className="fill-ink" />
      </Radix.Content>
    </Radix.Root>
  );
}
