// Maps are loaded when one is first shown; a page whose map does not come is still a page.
import { clsx } from 'clsx';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Button } from '../ui/button.tsx';

interface Sized {
  /** Gives the map its height. */
  className?: string;
}

export function lazyMap<P extends Sized>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: MapMissing };
    }
  });
}

function MapMissing({ className }: Sized) {
  return (
    <div className={clsx('dot-field grid place-items-center p-6', className)}>
      <div className="flex max-w-form flex-col items-start gap-4 rounded-md border border-line bg-card p-5">
        <p>The map did not load. Everything on it is in the list too.</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
    </div>
  );
}
