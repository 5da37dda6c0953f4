// The section with the map of hidden rocks. The map library and tiles load when it comes near the viewport.
import { useState } from 'react';
import type { MapLocation } from '../../../schema/journey.ts';
import { lazyMap } from '../../map/lazy-map.tsx';
import { Legend } from '../../map/legend.tsx';
import { historyOf } from '../../map/place-words.ts';
import { useInView } from '../../map/use-in-view.ts';
import { useShown } from '../../map/use-shown.ts';
import { Where } from '../../map/where.tsx';
import { WorldWaiting } from '../../map/world-waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { barHeight, mapHeight } from './waiting.tsx';
import { useWords } from '../../views/words.ts';

const PlacesMap = lazyMap(() => import('../../map/places-map.tsx'));

export default function Explore() {
  const { explore: words, tryAgain } = useWords('landingStops');
  const { gap } = useWords('formats');
  const [chosen, setChosen] = useState<MapLocation | null>(null);
  const { measure, shown, setShown } = useShown();
  const inView = useInView(shown);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <div ref={measure}>
        <PlacesMap
          waiting={<WorldWaiting className={mapHeight} />}
          spots={inView.spots}
          chosen={chosen}
          onChoose={setChosen}
          onMove={setShown}
          className={mapHeight}
        />
      </div>
      <div
        className={`${barHeight} flex flex-col gap-x-10 gap-y-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:px-6`}
      >
        <Legend />
        <p aria-live="polite" className="text-sm text-soft sm:text-end">
          {inView.isError ? (
            <>
              {words.failed}
              {gap}
              <Button variant="link" className="text-sm" onClick={inView.retry}>
                {tryAgain}
              </Button>
            </>
          ) : chosen ? (
            <>
              <strong className="text-ink">
                <Where place={chosen} />
              </strong>
              <br />
              {historyOf(chosen)}
            </>
          ) : inView.groups.length > 0 ? (
            words.pressGroup
          ) : (
            words.pressDot
          )}
        </p>
      </div>
    </div>
  );
}
