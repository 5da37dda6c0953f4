// The map with every rock that waits to be found. Its code and tiles are fetched when it comes near.
import { useState } from 'react';
import { lazyMap } from '../../map/lazy-map.tsx';
import { Legend } from '../../map/legend.tsx';
import { historyOf, whereIs } from '../../map/place-words.ts';
import { useHiddenPlaces, type ShownPart } from '../../map/use-places.ts';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { barHeight, mapHeight } from './waiting.tsx';

const PlacesMap = lazyMap(async () => (await import('../../map/places-map.tsx')).PlacesMap);

export function Explore() {
  const [shown, setShown] = useState<ShownPart | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const hidden = useHiddenPlaces(shown);
  const chosen = hidden.all.find(({ id }) => id === chosenId);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <PlacesMap
        waiting={<MapLoader />}
        places={hidden.all}
        chosenId={chosenId}
        onChoose={setChosenId}
        onMove={setShown}
        className={mapHeight}
      />
      <div
        className={`${barHeight} flex flex-col gap-x-10 gap-y-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:px-6`}
      >
        <Legend />
        <p aria-live="polite" className="text-sm text-soft sm:text-right">
          {hidden.isError ? (
            <>
              The rocks did not arrive.{' '}
              <Button look="link" className="text-sm" onClick={hidden.retry}>
                Try again
              </Button>
            </>
          ) : chosen ? (
            <>
              <strong className="text-ink">{whereIs(chosen)}</strong>
              <br />
              {historyOf(chosen)}
            </>
          ) : (
            'Press a dot to see how long its rock has been waiting.'
          )}
        </p>
      </div>
    </div>
  );
}

function MapLoader() {
  return (
    <div className={`${mapHeight} dot-field grid place-items-center`}>
      <Loader className="rounded-md bg-card p-6">Loading map...</Loader>
    </div>
  );
}
