// Lazy pages, with a fallback page when the chunk does not load.
import type { ComponentType } from 'react';
import type { LazyModule } from '../lib/lazy.ts';
import { lazyPart, RetryButton, type MissingProps } from '../ui/lazy-part.tsx';
import { Loader } from '../ui/loader.tsx';
import { PlainPage } from './plain-page.tsx';
import { TurnedRock } from './turned-rock.tsx';

export function lazyPage(load: () => LazyModule<ComponentType>) {
  const Part = lazyPart(load, PageMissing);
  const LazyPage = () => <Part waiting={<Loader className="min-h-dvh" />} />;
  return Object.assign(LazyPage, { preload: Part.preload, isLoaded: Part.isLoaded });
}

function PageMissing(missing: MissingProps) {
  return (
    <PlainPage
      title={missing.needsReload ? 'Please load the page again' : 'This page needs a connection'}
      picture={<TurnedRock id="moss" />}
    >
      <p>
        {missing.needsReload
          ? 'Your rocks are safe. This page did not arrive; there may be a newer version of it.'
          : 'Your rocks are safe. It opens as soon as you are online again.'}
      </p>
      <RetryButton variant="main" {...missing} />
    </PlainPage>
  );
}
