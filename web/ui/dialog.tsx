// A dialog: a bottom sheet on a phone, centered on a desktop.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useVisibleArea } from '../lib/visible-area.ts';

const widths = { usual: 'sm:max-w-[34rem]', wide: 'sm:max-w-[60rem]' } as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title; screen readers announce both. */
  description?: ReactNode;
  /** `wide` is for maps. */
  size?: keyof typeof widths;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** Focuses the title on opening. For lazy content or a leading map, where the first control varies. */
  focusesTitle?: boolean;
  /** Takes the focus on closing if the element that opened the dialog is no longer in the page. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'usual',
  footer,
  focusesTitle = false,
  returnTo,
  children,
}: DialogProps) {
  // Radix returns the focus to its trigger only, and these dialogs have none.
  const opener = useRef<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const placeFocus = (event: Event) => {
    opener.current = document.activeElement;
    if (!focusesTitle) return;
    event.preventDefault();
    heading.current?.focus();
  };
  const returnFocus = () => {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else returnTo?.current?.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-[rgb(19_27_26/0.55)] data-[state=closed]:animate-leave data-[state=open]:animate-appear" />
        <Radix.Content
          onOpenAutoFocus={placeFocus}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-0 bottom-(--covered-below,0px) z-50 flex max-h-[calc(var(--visible-height,100dvh)-1.5rem)] flex-col rounded-t-md border border-line bg-card shadow-float outline-none',
            'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
            'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-md',
            'low:overflow-y-auto low:overscroll-contain',
            widths[size],
          )}
        >
          <ScrollingPart>
            <header className="pt-6 pr-10 sm:pt-7">
              <Radix.Title ref={heading} tabIndex={-1} className="text-xl">
                {title}
              </Radix.Title>
              {description && <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>}
            </header>
            {children}
          </ScrollingPart>
          {footer}
          {/* Last, so that the dialog's content gets the initial focus. */}
          <Radix.Close
            aria-label="Close"
            className="absolute top-3.5 right-3 grid size-11 place-items-center rounded-full bg-card text-soft hover:bg-line/50 hover:text-ink sm:top-4.5 sm:right-4"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Keeps the focused field above the on-screen keyboard. On a low screen the whole dialog scrolls instead. */
function ScrollingPart({ children }: { children: ReactNode }) {
  useVisibleArea();
  return (
    <div className="flex scroll-py-6 flex-col gap-5 overflow-y-auto overscroll-contain low:shrink-0 low:overflow-visible px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7">
      {children}
    </div>
  );
}

/** The buttons at the end of a dialog. The main button comes last; on a phone it is on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
