// A dialog: a bottom sheet on a phone, centered on a desktop.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useBackToClose } from '../lib/use-back-to-close.ts';
import { useVisibleArea } from '../lib/visible-area.ts';
import { Refusal } from './field.tsx';
import { useWords } from '../views/words.ts';

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
  const words = useWords('ui');
  useBackToClose(open, () => onOpenChange(false));
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
            'fixed z-50 flex flex-col overflow-hidden bg-card shadow-float outline-none',
            'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
            'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-md sm:border sm:border-line',
            className,
          )}
        >
          {children}
          {/* Last, so that the dialog's content gets the initial focus. */}
          <Radix.Close
            aria-label={words.close}
            className="absolute top-3.5 inset-e-3 z-30 grid size-11 place-items-center rounded-full bg-card text-soft hover:bg-line/50 hover:text-ink sm:top-4.5 sm:inset-e-4"
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
        <div className="sticky top-0 z-20 -mx-5 -mb-3 bg-card pt-5 pe-15 ps-5 pb-3 sm:-mx-7 sm:pt-6 sm:pe-15 sm:ps-7 short:static">
          {/* It stays in sight, so that a long name must not fill the screen. */}
          <Radix.Title ref={heading} tabIndex={-1} className="line-clamp-2 text-lg wrap-anywhere sm:text-xl">
            {title}
          </Radix.Title>
        </div>
        {description && <Radix.Description className="-mt-3 text-soft">{description}</Radix.Description>}
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
    <div className="flex scroll-pt-20 scroll-pb-6 flex-col gap-5 overflow-x-hidden overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] has-data-sticky:scroll-pb-36 has-data-sticky:pb-0 sm:px-7 sm:pb-7 sm:has-data-sticky:pb-0 low:shrink-0 low:overflow-visible">
      {children}
    </div>
  );
}

interface DialogActionsProps {
  /** Two short buttons, in sight while the content scrolls, except on a low screen. */
  stayInSight?: boolean;
  /** Why the main button did nothing. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** The buttons at the end of a dialog. The main button comes last; on a phone it is on top. */
export function DialogActions({ stayInSight = false, refusal, children }: DialogActionsProps) {
  if (!stayInSight) {
    return (
      <>
        {refusal && <Refusal className="text-sm">{refusal}</Refusal>}
        <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
      </>
    );
  }
  return (
    <div
      data-sticky
      className="sticky bottom-0 z-20 -mx-5 border-t border-line bg-card px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-7 sm:px-7 sm:py-4 short:static"
    >
      <Refusal className="mb-3 text-sm">{refusal}</Refusal>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1 translated:max-sm:*:flex-auto sm:justify-end">
        {children}
      </div>
    </div>
  );
}
