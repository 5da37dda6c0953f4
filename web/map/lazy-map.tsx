// Loads maps lazily. If a map fails to load, the rest of the page still works.
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { preconnect } from 'react-dom';
import { tileOriginOf } from '../../schema/tiles.ts';
import { tileUrl } from '../config.ts';
import type { LazyModule } from '../lib/lazy.ts';
import { painted } from '../lib/painted.ts';
import { lazyPart, RetryButton, type LazyPart, type MissingProps } from '../ui/lazy-part.tsx';

interface Sized {
  /** Gives the map its height. */
  className?: string;
}

/** @param missing the sentence in place of a map that did not load */
export function lazyMap<P extends Sized>(
  load: () => LazyModule<ComponentType<P>>,
  missing = 'The map did not load. Everything on it is in the list too.',
): LazyPart<P> {
  const Missing = (props: P & MissingProps) => <MapMissing words={missing} {...props} />;
  return lazyPart(async () => {
    await painted();
    // Connect while the map's code loads, so that the first tile need not wait for the connection.
    const origin = tileOriginOf(tileUrl);
    if (origin) preconnect(origin);
    return load();
  }, Missing);
}

function MapMissing({ className, words, ...missing }: Sized & MissingProps & { words: string }) {
  return (
    <div className={clsx('dot-field grid place-items-center p-6', className)}>
      <div className="flex max-w-form flex-col items-start gap-4 rounded-md border border-line bg-card p-5">
        <p>{words}</p>
        <RetryButton {...missing} />
      </div>
    </div>
  );
}
