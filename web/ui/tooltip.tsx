// A tooltip on hover and keyboard focus. Hand-written, because a library's positioning code is half as large as the
// map library.
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';

/** In milliseconds: the delay of a tooltip, and the time after the last tooltip in which there is no delay. */
const delays = { first: 700, skip: 300 } as const;

/** When the last tooltip closed. */
let leftAt = -Infinity;

/** The last key. Only Tab shows a tooltip; after Enter or Escape a focus was moved by the page, such as by a dialog. */
let lastKey = '';
addEventListener('keydown', ({ key }) => (lastKey = key), { capture: true });

interface TooltipProps {
  words: string;
  /** The horizontal alignment; `start` for a narrow control at the edge where lines begin. */
  align?: 'start' | 'center';
  /** The control, with an accessible name of its own. Pass the given id to its `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
}

export function Tooltip({ words, align = 'center', children }: TooltipProps) {
  const id = useId();
  const { isOpen, ...watch } = useOpened();
  return (
    <span className="relative inline-flex" {...watch}>
      {children(isOpen ? id : undefined)}
      {/* Hidden, not unmounted: a dialog grabs the focus when an element is removed while the focus moves. The padding
       reaches down to the control, so that the pointer can move onto the tooltip. */}
      <span
        hidden={!isOpen}
        className={clsx(
          'absolute bottom-full z-50 w-max max-w-64 animate-appear pb-2.5',
          align === 'center' ? 'left-1/2 -translate-x-1/2' : 'inset-s-0',
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
            align === 'center' ? 'left-1/2 -translate-x-1/2' : 'inset-s-4.5',
          )}
        />
      </span>
    </span>
  );
}

/** Opens on hover after a delay and on focus by Tab. Closes when either ends, and on Escape and click. */
function useOpened() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    // In the capture phase, so that one Escape closes only the tooltip and not also a dialog.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      leftAt = performance.now();
      setOpen(false);
    };
    addEventListener('keydown', escape, { capture: true });
    return () => removeEventListener('keydown', escape, { capture: true });
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    // Set at once, not after the render: the pointer enters the next control at the same moment.
    if (isOpen) leftAt = performance.now();
    setOpen(false);
  };
  return {
    isOpen,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // A touch on a control is a tap, not a hover.
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
