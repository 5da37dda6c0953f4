// The Explore Map page: hidden rocks on a map and as a list.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Compass, LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MapLocation } from '../../schema/journey.ts';
import { placeSource } from '../../schema/near.ts';
import { hasAddressSearch, tileUrl } from '../config.ts';
import { FilterPanel } from '../map/filter-panel.tsx';
import type { PlaceFilters } from '../map/filters.ts';
import { lazyMap } from '../map/lazy-map.tsx';
import { Legend } from '../map/legend.tsx';
import { PlacesPanel } from '../map/places-panel.tsx';
import { communityStats } from '../map/queries.ts';
import { opensAt } from '../map/spots.ts';
import { lookingAt } from '../map/visible-area.ts';
import { useInView } from '../map/use-in-view.ts';
import { useShown } from '../map/use-shown.ts';
import { placeView, startView, worldView, zooms, type MapView } from '../map/views.ts';
import { startTiles } from '../tiles/tile-thread.ts';
import { WorldWaiting } from '../map/world-waiting.tsx';
import { useHasAccess, useMember } from '../members/queries.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { useOrigin } from '../places/use-origin.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { StatTile, StatTiles } from '../ui/stat-tile.tsx';

const PlacesMap = lazyMap(() => {
  // Only an advance: without it the first tile starts the thread.
  if (!tileUrl) startTiles();
  return import('../map/places-map.tsx');
});
const NearMe = lazyPart(() => import('../map/near/near-me.tsx'));
const KeepArea = lazyPart(() => import('../map/kept/keep-area.tsx'), NoFallback);
/** On a phone the map leaves a strip of the page visible, so that the page can be scrolled by touch. */
const mapHeight = 'h-[700px] max-sm:h-[min(700px,75svh)]';
const route = getRouteApi('/explore-map');

export default function ExploreMapPage() {
  const isMember = useMember() !== null;
  const [target, setTarget] = useState<MapView | null>(null);
  const [chosen, setChosen] = useState<MapLocation | null>(null);
  const { frame, measure, shown, setShown } = useShown();
  const zoom = shown?.zoom ?? startView.zoom;

  const [isNear, setNear] = useState(false);
  const nearButton = useRef<HTMLButtonElement>(null);

  const { origin, setOrigin, startFrom, locate, isLocating } = useOrigin(
    isMember ? 'placeSearch' : 'mapAlone',
    (place) => setTarget(placeView(place)),
  );
  const filters: PlaceFilters = route.useSearch();
  const navigate = route.useNavigate();
  const inView = useInView(shown, filters, origin);

  const filter = (change: PlaceFilters) => {
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
    // A distance filter needs an origin.
    if (change.miles && !origin) locate(() => filter({ miles: undefined }));
  };
  const goTo = (view: MapView) => {
    setTarget(view);
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  const chooseInList = (place: MapLocation) => {
    setChosen(place);
    goTo(placeView(place, Math.max(zooms.place, zoom)));
  };

  const stopNear = () => {
    setNear(false);
    setChosen(null);
    nearButton.current?.focus();
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
          <div className="flex flex-wrap items-end gap-3">
            {isMember && (
              <>
                <PlaceSearch near={shown ? lookingAt(shown) : undefined} onFound={startFrom} />
                <Button pending={isLocating} onClick={() => locate()} className="min-h-12! max-sm:w-full">
                  <LocateFixed aria-hidden className="size-5" />
                  My Current Location
                </Button>
              </>
            )}
            <Button
              ref={nearButton}
              variant="main"
              aria-pressed={isNear}
              onClick={() => (isNear ? stopNear() : setNear(true))}
              className="min-h-12! max-sm:w-full"
            >
              <Compass aria-hidden className="size-5" />
              Near me
            </Button>
          </div>
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
      {/* The map is wider than the rest of the page. */}
      <div className="page flex max-w-[110rem] flex-col gap-4">
        <Legend />
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-[1fr_23rem]">
          {isNear && (
            // First on a phone, and beside the map on a desktop.
            <div className="lg:col-start-2 lg:row-start-1">
              <NearMe
                chosen={chosen}
                onChoose={setChosen}
                onPosition={setOrigin}
                onView={setTarget}
                onStop={stopNear}
              />
            </div>
          )}
          <div className="flex flex-col gap-4 self-start">
            <div ref={measure} className="scroll-mt-24 overflow-hidden rounded-md border border-line">
              <PlacesMap
                waiting={<WorldWaiting className={mapHeight} />}
                spots={inView.spots}
                // A card over the map would take the focus from the way to the rock.
                chosen={isNear && chosen ? { ...chosen, rock: null } : chosen}
                onChoose={(place) => (place ?? !isNear) && setChosen(place)}
                origin={origin}
                target={target}
                onMove={setShown}
                className={mapHeight}
              />
            </div>
            {/* Another service's tiles may not be kept. */}
            {!tileUrl && (
              <KeepArea
                shown={shown}
                person={isNear ? origin : null}
                onShow={goTo}
                // Its usual height, so that nothing moves.
                waiting={<div className="h-24 sm:h-11" />}
              />
            )}
          </div>
          {!isNear && (
            <PlacesPanel
              inView={inView}
              shown={shown}
              origin={origin}
              chosen={chosen}
              onChoose={chooseInList}
              onOpen={(group) => goTo(placeView(group, opensAt(group, zoom)))}
              onClear={() => filter({ status: undefined, miles: undefined, days: undefined })}
              onWorld={() => goTo({ ...worldView })}
            />
          )}
        </div>
        <Plan />
        <PlaceSources hasSearch={isMember} />
      </div>
    </div>
  );
}

/** Four figures about the whole community. */
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

/** Who gave the names of places, as their licences ask. @param hasSearch whether the page has a place search */
function PlaceSources({ hasSearch }: { hasSearch: boolean }) {
  return (
    <p className="text-xs text-soft">
      <a
        href={placeSource.url}
        target="_blank"
        rel="noreferrer"
        className="underline-offset-2 hover:underline"
      >
        {placeSource.words}
      </a>
      {hasSearch &&
        hasAddressSearch &&
        '. Addresses are looked up with Nominatim, in the data of OpenStreetMap contributors.'}
    </p>
  );
}

/** The note to members without Rock Hunter Pro that the dots have no names. */
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
