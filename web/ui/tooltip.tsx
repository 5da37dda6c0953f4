// A word or two about a control, for those who point at it or focus it. By hand: a library's way to place it weighs half
// as much as a map.
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';

/** Milliseconds before the first tooltip, and in which a second one needs no wait. */
const delays = { first: 700, skip: 300 } as const;

/** When the last one left. */
let leftAt = -Infinity;

/** After Enter or Escape it is the page that moves the focus, as a dialog does, and not the reader. */
let lastKey = '';
addEventListener('keydown', ({ key }) => (lastKey = key), { capture: true });

interface TooltipProps {
  words: string;
  /** Where it stands over a narrow control at the edge of what it may cover. */
  align?: 'start' | 'center';
  /** A control with a name of its own: a tooltip is extra. Its description is the id that it is given. */
  children: (describedBy: string | undefined) => ReactNode;
}

export function Tooltip({ words, align = 'center', children }: TooltipProps) {
  const id = useId();
  const { isOpen, ...watch } = useOpened();
  return (
    <span className="relative inline-flex" {...watch}>
      {children(isOpen ? id : undefined)}
      {/* Hidden and not taken away: a dialog draws the focus to itself when something goes while the focus moves. Its foot
      reaches down to the control: the pointer may go over to the words. */}
      <span
        hidden={!isOpen}
        className={clsx(
          'absolute bottom-full z-50 w-max max-w-64 animate-appear pb-2.5',
          align === 'center' ? 'left-1/2 -translate-x-1/2' : 'left-0',
        )}
      >
        <span
          id={id}
          role="tooltip"
          className="block rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-float"
        >
          {words}
        </span>
        <span
          aria-hidden
          className={clsx(
            'absolute bottom-1.5 size-2 rotate-45 bg-ink',
            align === 'center' ? 'left-1/2 -ml-1' : 'left-4.5',
          )}
        />
      </span>
    </span>
  );
}

/** Opens under a pointer that rests and with a focus that Tab moved here; leaves with them, with Escape and a click. */
function useOpened() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    // Before whatever else Escape would close: one click, one thing.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leftAt = performance.now();
      setOpen(false);
    };
    addEventListener('keydown', escape, { capture: true });
    return () => removeEventListener('keydown', escape, { capture: true });
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    // At once, not when it is drawn: the pointer enters the next control in the same moment.
    if (isOpen) leftAt = performance.now();
    setOpen(false);
  };
  return {
    isOpen,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // A finger that rests on a control means to click it.
      if (pointerType === 'touch') return;
      const delay = performance.now() - leftAt < delays.skip ? 0 : delays.first;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(true), delay);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onClick: close,
    onFocus: ({ target }: { target: Element }) => {
      if (lastKey === 'Tab' && target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: close,
  };
}
