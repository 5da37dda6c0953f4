// Parts of the app that are fetched when they are needed. One that does not come takes nothing else off the screen, and
// is fetched again when it is asked for again, or when the network is back.
import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NotHere, lazy, type Lazy, type LazyModule } from '../lib/lazy.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { Button } from './button.tsx';
import { offlineWords, toast } from './toast.ts';

type LazyComponent<P> = Lazy<ComponentType<P>>;

/** The part once it is here; it is fetched while it is wanted. */
function useLazy<P>(
  part: LazyComponent<P>,
  isWanted: boolean,
  onMissing: (why: NotHere) => void,
): ComponentType<P> | undefined {
  const here = useSyncExternalStore(part.subscribe, part.read);
  const tellMissing = useEffectEvent(onMissing);
  const isNeeded = isWanted && here === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    part.fetch().catch((error: unknown) => {
      if (!isGone && error instanceof NotHere) tellMissing(error);
    });
    return () => {
      isGone = true;
    };
  }, [part, isNeeded]);
  return here;
}

/** What a click opens: when it does not come it is closed again, with one sentence. The same click tries again. */
export function useOpenedPart<P>(part: LazyComponent<P>, isOpen: boolean, close: () => void) {
  return useLazy(part, isOpen, (why) => {
    close();
    sayMissing(why);
  });
}

interface Opened {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog that is fetched when it is opened for the first time. */
export function lazyDialog<P extends Opened>(load: () => LazyModule<ComponentType<P>>): ComponentType<P> {
  const part = lazy(load);
  return function LazyDialog(props: P) {
    const { open, onOpenChange } = props;
    // A closed dialog stays mounted, so that it can leave with its movement.
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    const Dialog = useOpenedPart(part, open, () => onOpenChange(false));
    return Dialog && wasOpened ? createElement(Dialog, props) : null;
  };
}

function sayMissing({ needsReload }: NotHere): void {
  toast(
    needsReload
      ? {
          title: 'Please load the page again',
          description:
            'This part did not arrive; there may be a newer version. What you typed about rocks is kept. A photo, and what you typed elsewhere, is not: finish that first.',
          tone: 'bad',
          action: reload,
        }
      : offlineWords,
  );
}

const reload = { label: 'Load the page again', run: () => location.reload() };

/** What stands in for a part that did not come is told. */
export interface MissingProps {
  needsReload: boolean;
  /** It has been asked for again, and is on its way. */
  isComing: boolean;
  onRetry: () => void;
}

type PartProps<P> = P & {
  /** Holds its place until it is here. */
  waiting?: ReactNode;
};

export type LazyPart<P> = ComponentType<PartProps<P>> & {
  /** Fetches it ahead. It does not throw: the part says itself when it is missing. */
  preload: () => Promise<void>;
  isHere: () => boolean;
};

/** A part that belongs to the page. @param Missing stands in its place when it does not come */
export function lazyPart<P extends object>(
  load: () => LazyModule<ComponentType<P>>,
  Missing: ComponentType<P & MissingProps> = PartMissing,
): LazyPart<P> {
  const part = lazy(load);

  function LazyPlace({ waiting = null, ...rest }: PartProps<P>) {
    // Without `waiting` these are the part's own; TypeScript does not subtract from a type that it does not know.
    const props = rest as unknown as P;
    const [missing, setMissing] = useState<{ why: NotHere; isComing: boolean } | null>(null);
    const [isClicked, setClicked] = useState(false);
    const Part = useLazy(part, missing?.isComing ?? true, (why) => {
      setMissing({ why, isComing: false });
      if (isClicked) sayMissing(why);
    });
    const retry = () => setMissing((before) => before && { ...before, isComing: true });
    useWindowEvent('online', retry, missing !== null && Part === undefined);
    if (Part === undefined && missing) {
      const { why, isComing } = missing;
      const click = () => {
        setClicked(true);
        retry();
      };
      return <Missing {...props} needsReload={why.needsReload} isComing={isComing} onRetry={click} />;
    }
    if (Part === undefined) return waiting;
    const drawn = createElement(Part, props);
    if (!isClicked) return drawn;
    // The button that had the focus is gone.
    return (
      <div ref={focusOnce} tabIndex={-1}>
        {drawn}
      </div>
    );
  }

  return Object.assign(LazyPlace, {
    preload: () => part.fetch().then(nothing, nothing),
    isHere: () => part.read() !== undefined,
  });
}

function focusOnce(place: HTMLElement | null): void {
  const first = place?.firstElementChild;
  (first instanceof HTMLButtonElement ? first : place)?.focus({ preventScroll: true });
}

const nothing = () => undefined;

/** For parts that nobody misses. */
export function NothingInstead() {
  return null;
}

type RetryButtonProps = MissingProps & Pick<ComponentProps<typeof Button>, 'variant'>;

export function RetryButton({ needsReload, isComing, onRetry, variant }: RetryButtonProps) {
  const { label, run } = needsReload ? reload : { label: 'Try again', run: onRetry };
  return (
    <Button variant={variant} pending={isComing} onClick={run}>
      {label}
    </Button>
  );
}

function PartMissing(props: MissingProps) {
  return (
    <div className="m-4 flex max-w-form flex-col items-start gap-4 rounded-md border border-line bg-card p-5 sm:p-7">
      <p>This part of the page did not arrive. {!props.needsReload && 'Please check your connection.'}</p>
      <RetryButton {...props} />
    </div>
  );
}
