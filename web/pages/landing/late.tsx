// Parts of the page that are fetched when they come near the window: the first paint waits for none of them.
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../../ui/button.tsx';

/** How far ahead of the window a part is fetched, so that it is there before anybody could miss it. */
const ahead = '600px 0px';

type Part = LazyExoticComponent<ComponentType>;

/** A page of which one part does not come is still a page. */
export function latePart(load: () => Promise<ComponentType>): Part {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: PartMissing };
    }
  });
}

interface LateProps {
  part: Part;
  /** Holds the part's place, in its height. */
  waiting: ReactNode;
}

export function Late({ part: Shown, waiting }: LateProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="relative">
      {isNear ? (
        <Suspense fallback={waiting}>
          <Shown />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** Whether something has been near the window; a browser that cannot tell is told yes. */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !place.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear, place]);
  return isNear;
}

function PartMissing() {
  return (
    <div className="m-4 flex max-w-form flex-col items-start gap-4 rounded-md border border-line bg-card p-5 sm:p-7">
      <p>This part of the page did not arrive. Please check your connection.</p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  );
}
