// Lazy components. A failed load does not affect the rest of the page. It is retried on request and when the network
// is back.
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
import type { Words } from '../../schema/words/words.ts';
import { LoadError, lazy, type Lazy, type LazyModule } from '../lib/lazy.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { Button } from './button.tsx';
import { offlineWords, toast } from './toast.ts';
import { useWords } from '../views/words.ts';
import { lateWords, useLateWords, wordsNow } from '../lib/words.ts';

type LazyComponent<P> = Lazy<ComponentType<P>>;

/** The component once it has loaded. Loads it while `isWanted`. */
function useLazy<P>(
  part: LazyComponent<P>,
  isWanted: boolean,
  onMissing: (why: LoadError) => void,
): ComponentType<P> | undefined {
  const loaded = useSyncExternalStore(part.subscribe, part.read);
  const reportMissing = useEffectEvent(onMissing);
  const isNeeded = isWanted && loaded === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    part.fetch().catch((error: unknown) => {
      if (!isGone && error instanceof LoadError) reportMissing(error);
    });
    return () => {
      isGone = true;
    };
  }, [part, isNeeded]);
  return loaded;
}

/** A component that a click opens. A failed load closes it again with a toast; the next click retries. */
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

/** A dialog that is loaded when it is first opened. */
export function lazyDialog<P extends Opened>(load: () => LazyModule<ComponentType<P>>): ComponentType<P> {
  const part = lazy(load);
  return function LazyDialog(props: P) {
    const { open, onOpenChange } = props;
    // A closed dialog stays mounted for its exit animation.
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    const Dialog = useOpenedPart(part, open, () => onOpenChange(false));
    return Dialog && wasOpened ? createElement(Dialog, props) : null;
  };
}

function sayMissing({ needsReload }: LoadError): void {
  const newer = lateWords('failures')?.newer;
  toast(
    needsReload && newer
      ? { ...newer, tone: 'bad', action: { label: wordsNow('shell').loadAgain, run: reload } }
      : offlineWords,
  );
}

/** What a page says that is missing before the words about that have come. */
export const unreachable = ({ offline, unreachable: text }: Words['shell']) => ({
  title: offline.title,
  text,
});

const reload = () => location.reload();

/** Props of the fallback for a part that failed to load. */
export interface MissingProps {
  needsReload: boolean;
  /** A retry is running. */
  isRetrying: boolean;
  onRetry: () => void;
}

type PartProps<P> = P & {
  /** Shown until the part has loaded. */
  waiting?: ReactNode;
};

export type LazyPart<P> = ComponentType<PartProps<P>> & {
  /** Loads the part ahead of time. Does not throw: the part shows its own failure. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
};

/** A lazy part of a page. @param Missing the fallback when the load fails */
export function lazyPart<P extends object>(
  load: () => LazyModule<ComponentType<P>>,
  Missing: ComponentType<P & MissingProps> = PartMissing,
): LazyPart<P> {
  const part = lazy(load);

  function LazyPlace({ waiting = null, ...rest }: PartProps<P>) {
    // These are the part's own props. TypeScript cannot subtract `waiting` from a generic type.
    const props = rest as unknown as P;
    const [missing, setMissing] = useState<{ why: LoadError; isRetrying: boolean } | null>(null);
    const [isClicked, setClicked] = useState(false);
    const Part = useLazy(part, missing?.isRetrying ?? true, (why) => {
      setMissing({ why, isRetrying: false });
      if (isClicked) sayMissing(why);
    });
    const retry = () => setMissing((before) => before && { ...before, isRetrying: true });
    useWindowEvent('online', retry, missing !== null && Part === undefined);
    if (Part === undefined && missing) {
      const { why, isRetrying } = missing;
      const click = () => {
        setClicked(true);
        retry();
      };
      return <Missing {...props} needsReload={why.needsReload} isRetrying={isRetrying} onRetry={click} />;
    }
    if (Part === undefined) return waiting;
    const drawn = createElement(Part, props);
    if (!isClicked) return drawn;
    // The retry button had the focus and is gone.
    return (
      <div ref={focusOnce} tabIndex={-1}>
        {drawn}
      </div>
    );
  }

  return Object.assign(LazyPlace, {
    preload: () => part.fetch().then(nothing, nothing),
    isLoaded: () => part.read() !== undefined,
  });
}

function focusOnce(place: HTMLElement | null): void {
  const button = place?.querySelector<HTMLElement>(':scope > button');
  (button ?? place)?.focus({ preventScroll: true });
}

const nothing = () => undefined;

/** The fallback of parts that the page can do without. */
export function NoFallback() {
  return null;
}

type RetryButtonProps = MissingProps & Pick<ComponentProps<typeof Button>, 'variant'>;

export function RetryButton({ needsReload, isRetrying, onRetry, variant }: RetryButtonProps) {
  const words = useWords('shell');
  return (
    <Button variant={variant} pending={isRetrying} onClick={needsReload ? reload : onRetry}>
      {needsReload ? words.loadAgain : words.tryAgain}
    </Button>
  );
}

function PartMissing(props: MissingProps) {
  const words = useWords('shell');
  const late = useLateWords('failures');
  const text = props.needsReload ? late?.partMissing : late?.partMissingOffline;
  return (
    <div className="m-4 flex max-w-form flex-col items-start gap-4 rounded-md border border-line bg-card p-5 sm:p-7">
      <p>{text ?? words.unreachable}</p>
      <RetryButton {...props} />
    </div>
  );
}
