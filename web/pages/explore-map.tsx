// The Explore Map page: hidden rocks on a map and as a list.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouterState } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import type { MapLocation } from '../../schema/journey.ts';
import { placeSource } from '../../schema/near.ts';
import { hasAddressSearch, tileUrl } from '../config.ts';
import { grouped } from '../lib/numbers.ts';
import type { PlaceFilters } from '../map/filters.ts';
import { lazyMap } from '../map/lazy-map.tsx';
import { Legend } from '../map/legend.tsx';
import { PlacesPanel } from '../map/places-panel.tsx';
import { communityStats } from '../map/queries.ts';
import type { Rest } from '../map/sheet-rests.ts';
import { opensAt } from '../map/spots.ts';
import { useInView } from '../map/use-in-view.ts';
import { useShown } from '../map/use-shown.ts';
import { placeView, startView, worldView, zooms, type MapView } from '../map/views.ts';
import { startTiles } from '../tiles/tile-thread.ts';
import { WorldWaiting } from '../map/world-waiting.tsx';
import { useHasAccess, useMember } from '../members/queries.ts';
import { useOrigin } from '../places/use-origin.ts';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { Loader } from '../ui/loader.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { useDistance } from '../lib/unit.ts';

const PlacesMap = lazyMap(() => {
  // Only an advance: without it the first tile starts the thread.
  if (!tileUrl) startTiles();
  return import('../map/places-map.tsx');
});
const MapTabs = lazyPart(() => import('../map/map-tabs.tsx'), NoFallback);
const NearMe = lazyPart(() => import('../map/near/near-me.tsx'));
const KeepArea = lazyPart(() => import('../map/kept/keep-area.tsx'), NoFallback);
const Pocket = lazyPart(async () => ({ default: (await import('../finds/pocket.tsx')).Pocket }), NoFallback);
const route = getRouteApi('/explore-map');

export default function ExploreMapPage() {
  const words = useWords('exploreMap');
  const isMember = useMember() !== null;
  const chosenBefore = useRouterState({ select: ({ location }) => location.state.chosenRock ?? null });
  const [target, setTarget] = useState<MapView | null>(chosenBefore && placeView(chosenBefore));
  const [chosen, setChosen] = useState<MapLocation | null>(chosenBefore);
  const [rest, setRest] = useState<Rest>('peek');
  const sheet = { rest, onRest: setRest };
  const { frame, measure, shown, setShown } = useShown();
  const zoom = shown?.zoom ?? startView.zoom;

  const [isNear, setNear] = useState(false);
  const nearButton = useRef<HTMLButtonElement>(null);

  const { origin, setOrigin, startFrom, locate, isLocating } = useOrigin(
    isMember ? 'placeSearch' : 'mapAlone',
    (place) => {
      setTarget(placeView(place));
      setRest('peek');
    },
  );
  const filters: PlaceFilters = route.useSearch();
  const navigate = route.useNavigate();
  const inView = useInView(shown, filters, origin);

  const filter = (change: PlaceFilters) => {
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
    // A distance filter needs an origin.
    if (change.miles && !origin) locate(() => filter({ miles: undefined }));
  };
  const clearFilters = () => filter({ status: undefined, miles: undefined, days: undefined });
  const goTo = (view: MapView) => {
    setTarget(view);
    setRest('peek');
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  const chooseOnMap = (place: MapLocation | null) => {
    if (!isNear) return setChosen(place);
    if (!place) return;
    setChosen(place);
    // The way to it is in the sheet.
    setRest('half');
  };
  const chooseInList = (place: MapLocation) => {
    setChosen(place);
    goTo(placeView(place, Math.max(zooms.place, zoom)));
  };

  const startNear = () => {
    setNear(true);
    setRest('half');
  };
  const stopNear = () => {
    setNear(false);
    setRest('peek');
    setChosen(null);
    nearButton.current?.focus();
  };

  return (
    <>
      {/* As high as the strip with carried rocks, which comes later. */}
      <div className="page flex min-h-14 max-w-[110rem] items-center gap-x-3 max-[18rem]:flex-wrap sm:gap-x-6">
        <h1 className="shrink-0 text-xl! translated:shrink">{words.heading}</h1>
        <p className="text-sm text-soft max-xl:hidden">{words.intro}</p>
        {isMember && (
          <div className="ms-auto min-w-0">
            <Pocket isSlim />
          </div>
        )}
      </div>
      <div className="mx-auto max-w-[110rem] lg:px-[clamp(1rem,4vw,2.5rem)]">
        <div
          className="map-stage border-line max-lg:border-y lg:rounded-md lg:border"
          data-at={rest}
          data-filtered={inView.isFiltered ? '' : undefined}
        >
          <div className="map-part">
            <MapTabs
              isMember={isMember}
              shown={shown}
              origin={origin}
              onFound={startFrom}
              onLocate={() => locate()}
              isLocating={isLocating}
              filters={filters}
              onFilter={filter}
              onClearFilters={clearFilters}
              isNear={isNear}
              onNear={() => (isNear ? stopNear() : startNear())}
              nearButton={nearButton}
            />
            <div
              ref={measure}
              // The sheet may cover what has the focus.
              onFocus={({ target }) => target.closest('.leaflet-container') && setRest('peek')}
              className="h-full scroll-my-2 overflow-hidden lg:rounded-s-md"
            >
              <PlacesMap
                waiting={<WorldWaiting className="h-full" />}
                spots={inView.spots}
                // A card over the map would take the focus from the way to the rock.
                chosen={isNear && chosen ? { ...chosen, rock: null } : chosen}
                onChoose={chooseOnMap}
                origin={origin}
                target={target}
                onMove={setShown}
                className="h-full"
              />
            </div>
          </div>
          {isNear ? (
            <NearMe
              chosen={chosen}
              onChoose={setChosen}
              onPosition={setOrigin}
              onView={setTarget}
              onStop={stopNear}
              sheet={sheet}
              waiting={<Loader className="map-sheet">{words.loading}</Loader>}
            />
          ) : (
            <PlacesPanel
              sheet={sheet}
              inView={inView}
              shown={shown}
              origin={origin}
              chosen={chosen}
              onChoose={chooseInList}
              onOpen={(group) => goTo(placeView(group, opensAt(group, zoom)))}
              onClear={clearFilters}
              onWorld={() => goTo({ ...worldView })}
            />
          )}
        </div>
      </div>
      <div className="page flex max-w-[110rem] flex-col gap-6 pt-4 pb-10 sm:pb-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <Legend />
          <Figures />
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
        <Plan />
        <PlaceSources hasSearch={isMember} />
      </div>
    </>
  );
}

/** Four figures about the whole community, in one line. */
function Figures() {
  const words = useWords('exploreMap').figures;
  const { unit, figure } = useDistance();
  const { data: stats, isError } = useQuery(communityStats);
  const figures: [title: string, value: number | undefined][] = [
    [words.rocks, stats?.totalRocks],
    [words.countries, stats?.activeCountries],
    [words.members, stats?.totalUsers],
    [words.traveled[unit], stats && figure(stats.totalDistance)],
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {figures.map(([title, value]) => (
        <div key={title} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-soft">{title}</dt>
          <dd className="figure text-lg">
            {value === undefined ? <FigureMissing isError={isError} /> : grouped(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FigureMissing({ isError }: { isError: boolean }) {
  const words = useWords('exploreMap');
  if (isError) return '–';
  return (
    <>
      <span className="sr-only">{words.loading}</span>
      <span aria-hidden className="dot-field inline-block h-[0.7em] w-8 animate-breathe rounded-sm" />
    </>
  );
}

/** Who gave the names of places, as their licences ask. @param hasSearch whether the page has a place search */
function PlaceSources({ hasSearch }: { hasSearch: boolean }) {
  const words = useWords('exploreMap');
  return (
    <p className="text-xs text-soft">
      <a
        href={placeSource.url}
        target="_blank"
        rel="noreferrer"
        className="underline-offset-2 hover:underline"
      >
        {words.placeNames(placeSource.name)}
      </a>
      {hasSearch && hasAddressSearch && words.addresses}
    </p>
  );
}

/** The note to members without Rock Hunter Pro that the dots have no names. */
function Plan() {
  const words = useWords('exploreMap');
  if (useHasAccess()) return null;
  return (
    <p className="text-sm text-soft">
      <Sentence
        parts={words.namesWithPro<ReactNode>((pro) => (
          <Link to="/subscribe" className="link">
            {pro}
          </Link>
        ))}
      />
    </p>
  );
}
