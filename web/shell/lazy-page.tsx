// Lazy pages, with a fallback page when the chunk does not load.
import type { ComponentType } from 'react';
import type { LazyModule } from '../lib/lazy.ts';
import { useLateWords } from '../lib/words.ts';
import { lazyPart, RetryButton, unreachable, type MissingProps } from '../ui/lazy-part.tsx';
import { Loader } from '../ui/loader.tsx';
import { PlainPage } from './plain-page.tsx';
import { TurnedRock } from './turned-rock.tsx';
import { useWords } from '../views/words.ts';

export function lazyPage(load: () => LazyModule<ComponentType>) {
  const Part = lazyPart(load, PageMissing);
  const LazyPage = () => <Part waiting={<Loader className="min-h-dvh" />} />;
  return Object.assign(LazyPage, { preload: Part.preload, isLoaded: Part.isLoaded });
}

function PageMissing(missing: MissingProps) {
  const words = useWords('shell');
  const late = useLateWords('failures');
  const { title, text } =
    (missing.needsReload ? late?.pageMissing : late?.pageMissingOffline) ?? unreachable(words);
  return (
    <PlainPage title={title} picture={<TurnedRock id="moss" />}>
      <p>{text}</p>
      <RetryButton variant="main" {...missing} />
    </PlainPage>
  );
}
