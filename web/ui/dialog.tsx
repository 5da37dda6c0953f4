// A dialog: a bottom sheet on a phone, centered on a desktop.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useVisibleArea } from '../lib/visible-area.ts';

const widths = { usual: 'sm:max-w-[34rem]', wide: 'sm:max-w-[60rem]' } as const;

interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus on opening; without it the first control does. */
  focusOn?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus on closing if the element that opened the dialog is no longer in the page. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  hasDescription: boolean;
  /** Place and size. */
  className: string;
  /** Includes a title. */
  children: ReactNode;
}

/** What all dialogs share: the page behind is dimmed and inert, and the focus goes in and returns. */
export function DialogFrame({
  open,
  onOpenChange,
  focusOn,
  returnTo,
  hasDescription,
  className,
  children,
}: DialogFrameProps) {
  // Radix returns the focus to its trigger only, and these dialogs have none.
  const opener = useRef<Element | null>(null);
  const placeFocus = (event: Event) => {
    opener.current = document.activeElement;
    if (!focusOn) return;
    event.preventDefault();
    focusOn.current?.focus({ preventScroll: true });
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
          {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex flex-col bg-card shadow-float outline-none',
            'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
            'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-md sm:border sm:border-line',
            className,
          )}
        >
          {children}
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

interface DialogProps extends Pick<DialogFrameProps, 'open' | 'onOpenChange' | 'returnTo'> {
  title: ReactNode;
  /** A sentence under the title; screen readers announce both. */
  description?: ReactNode;
  /** `wide` is for maps. */
  size?: keyof typeof widths;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** Focuses the title on opening. For lazy content or a leading map, where the first control varies. */
  focusesTitle?: boolean;
  children: ReactNode;
}

export function Dialog({
  title,
  description,
  size = 'usual',
  footer,
  focusesTitle = false,
  children,
  ...frame
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <DialogFrame
      {...frame}
      focusOn={focusesTitle ? heading : undefined}
      hasDescription={Boolean(description)}
      className={clsx(
        'inset-x-0 bottom-(--covered-below,0px) max-h-[calc(var(--visible-height,100dvh)-1.5rem)] rounded-t-md border border-line',
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
    </DialogFrame>
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

interface DialogActionsProps {
  /** Two short buttons, in sight while the content scrolls, except on a low screen. */
  stayInSight?: boolean;
  children: ReactNode;
}

/** The buttons at the end of a dialog. The main button comes last; on a phone it is on top. */
export function DialogActions({ stayInSight = false, children }: DialogActionsProps) {
  return (
    <div
      className={clsx(
        'flex gap-3 sm:justify-end',
        stayInSight
          ? 'sticky bottom-0 -mx-5 -mb-[max(1.5rem,env(safe-area-inset-bottom))] border-t border-line bg-card px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:-mx-7 sm:-mb-7 sm:px-7 sm:py-4 short:static'
          : 'mt-2 flex-col-reverse sm:flex-row',
      )}
    >
      {children}
    </div>
  );
}
