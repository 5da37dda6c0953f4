// Loads maps lazily. If a map fails to load, the rest of the page still works.
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { preconnect } from 'react-dom';
import { tileOriginOf } from '../../schema/tiles.ts';
import { tileUrl } from '../config.ts';
import type { LazyModule } from '../lib/lazy.ts';
import { painted } from '../lib/painted.ts';
import { lazyPart, RetryButton, type LazyPart, type MissingProps } from '../ui/lazy-part.tsx';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';

type Missing = keyof Words['map']['missing'];

interface Sized {
  /** Gives the map its height. */
  className?: string;
}

/** @param missing which sentence stands in place of a map that did not load */
export function lazyMap<P extends Sized>(
  load: () => LazyModule<ComponentType<P>>,
  missing: Missing = 'list',
): LazyPart<P> {
  const MissingMap = (props: P & MissingProps) => <MapMissing missing={missing} {...props} />;
  return lazyPart(async () => {
    await painted();
    // Connect while the map's code loads, so that the first tile need not wait for the connection.
    const origin = tileOriginOf(tileUrl);
    if (origin) preconnect(origin);
    return load();
  }, MissingMap);
}

function MapMissing({ className, missing, ...retry }: Sized & MissingProps & { missing: Missing }) {
  const words = useWords('map');
  return (
    <div className={clsx('dot-field grid place-items-center p-6', className)}>
      <div className="flex max-w-form flex-col items-start gap-4 rounded-md border border-line bg-card p-5">
        <p>{words.missing[missing]}</p>
        <RetryButton {...retry} />
      </div>
    </div>
  );
}
