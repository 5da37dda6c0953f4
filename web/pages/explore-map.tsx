// Explore Map: where rocks wait to be found, on a map and as a list.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { FilterPanel } from '../map/filter-panel.tsx';
import type { PlaceFilters } from '../map/filters.ts';
import { lazyMap } from '../map/lazy-map.tsx';
import { Legend } from '../map/legend.tsx';
import { PlacesPanel } from '../map/places-panel.tsx';
import { communityStats } from '../map/queries.ts';
import { useFiltered, useHiddenPlaces, type ShownPart } from '../map/use-places.ts';
import { placeView, zooms, type MapView } from '../map/views.ts';
import { useHasAccess, useMember } from '../members/queries.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { useOrigin } from '../places/use-origin.ts';
import { Button } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { StatTile, StatTiles } from '../ui/stat-tile.tsx';

const PlacesMap = lazyMap(async () => (await import('../map/places-map.tsx')).PlacesMap);
const route = getRouteApi('/explore-map');

export function ExploreMapPage() {
  const isMember = useMember() !== null;
  const [target, setTarget] = useState<MapView | null>(null);
  const [shown, setShown] = useState<ShownPart | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const mapFrame = useRef<HTMLDivElement>(null);

  const { origin, startFrom, locate, isLocating } = useOrigin((place) => setTarget(placeView(place)));
  const filters: PlaceFilters = route.useSearch();
  const navigate = route.useNavigate();
  const hidden = useHiddenPlaces(shown);
  const places = useFiltered(hidden.all, filters, origin);

  const filter = (change: PlaceFilters) => {
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
    // A distance from nowhere narrows nothing down.
    if (change.miles && !origin) locate(() => filter({ miles: undefined }));
  };
  const chooseInList = (id: string) => {
    const place = places.find((one) => one.id === id);
    if (!place) return;
    setChosenId(id);
    setTarget(placeView(place, Math.max(zooms.place, shown?.zoom ?? 0)));
    mapFrame.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="flex flex-col gap-10 py-10 sm:py-16">
      <div className="page flex flex-col gap-10">
        <header className="flex flex-col gap-3">
          <h1>Explore Map</h1>
          <p className="max-w-reading text-soft">
            Every dot is a painted rock that waits for its next finder.
          </p>
        </header>
        <Figures />
        <div className="flex flex-col gap-6">
          {isMember && (
            <div className="flex flex-wrap items-end gap-3">
              <PlaceSearch onFound={startFrom} />
              <Button pending={isLocating} onClick={() => locate()} className="min-h-12! max-sm:w-full">
                <LocateFixed aria-hidden className="size-5" />
                My Current Location
              </Button>
            </div>
          )}
          <FilterPanel
            filters={filters}
            onChange={filter}
            origin={origin}
            canSearch={isMember}
            onLocate={() => locate()}
            isLocating={isLocating}
          />
        </div>
      </div>
      {/* The map takes the width. */}
      <div className="page flex max-w-[110rem] flex-col gap-4">
        <Legend />
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-[1fr_23rem]">
          <div ref={mapFrame} className="scroll-mt-24">
            {/* On a phone a strip of the page stays beside the map, or no finger could scroll past it. */}
            <PlacesMap
              waiting={<Loader className="h-[700px] max-sm:h-[min(700px,75svh)]">Loading map...</Loader>}
              places={places}
              chosenId={chosenId}
              onChoose={setChosenId}
              origin={origin}
              target={target}
              onMove={setShown}
              className="h-[700px] rounded-md border border-line max-sm:h-[min(700px,75svh)]"
            />
          </div>
          <PlacesPanel
            places={places}
            total={hidden.all.length}
            isFull={hidden.isFull}
            isPending={hidden.isPending}
            isError={hidden.isError}
            onRetry={hidden.retry}
            onClear={() => filter({ status: undefined, miles: undefined, days: undefined })}
            origin={origin}
            chosenId={chosenId}
            onChoose={chooseInList}
          />
        </div>
        <Plan />
        {isMember && (
          <p className="text-xs text-soft">
            Places are looked up with Nominatim, in the data of OpenStreetMap contributors.
          </p>
        )}
      </div>
    </div>
  );
}

/** The whole community in four figures. */
function Figures() {
  const { data: stats, isError } = useQuery(communityStats);
  const figure = (value: number | undefined) => (isError ? '–' : value);
  return (
    <StatTiles>
      <StatTile title="Rocks" value={figure(stats?.totalRocks)} />
      <StatTile title="Countries" value={figure(stats?.activeCountries)} />
      <StatTile title="Members" value={figure(stats?.totalUsers)} />
      <StatTile title="Miles Traveled" value={figure(stats?.totalDistance)} />
    </StatTiles>
  );
}

/** Why the dots have no names here. */
function Plan() {
  if (useHasAccess()) return null;
  return (
    <p className="text-sm text-soft">
      Press a dot to see it in the list. Names, pictures and places come with{' '}
      <Link to="/subscribe" className="link">
        Rock Hunter Pro
      </Link>
      .
    </p>
  );
}
