// Pages, each fetched when somebody goes there.
import type { ComponentType } from 'react';
import type { LateModule } from '../lib/late.ts';
import { latePart, RetryButton, type MissingProps } from '../ui/late-part.tsx';
import { Loader } from '../ui/loader.tsx';
import { PlainPage } from './plain-page.tsx';
import { TurnedRock } from './turned-rock.tsx';

export function latePage(load: () => LateModule<ComponentType>) {
  const Part = latePart(load, PageMissing);
  const LatePage = () => <Part waiting={<Loader className="min-h-dvh" />} />;
  return Object.assign(LatePage, { preload: Part.preload, isHere: Part.isHere });
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
      <RetryButton look="main" {...missing} />
    </PlainPage>
  );
}
