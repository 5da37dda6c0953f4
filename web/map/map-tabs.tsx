// The paper tabs over the world map: the search, the member's position, the filters, and 'Near me'.
import { Compass, LocateFixed, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import type { Place } from '../../schema/places.ts';
import { painted } from '../lib/painted.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { PlaceFilters } from './filters.ts';
import { overMap } from './frame-of.ts';
import { lookingAt, type VisibleArea } from './visible-area.ts';
import { useWords } from '../views/words.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'));

interface MapTabsProps {
  /** Visitors have no search and no button for their position. */
  isMember: boolean;
  /** null while the map's size is unknown. */
  shown: VisibleArea | null;
  origin: Place | null;
  onFound: (place: Place) => void;
  onLocate: () => void;
  isLocating: boolean;
  filters: PlaceFilters;
  onFilter: (change: PlaceFilters) => void;
  onClearFilters: () => void;
  isNear: boolean;
  onNear: () => void;
  nearButton: Ref<HTMLButtonElement>;
}

const tab = 'shadow-float px-4! whitespace-nowrap';

export default function MapTabs({
  isMember,
  shown,
  origin,
  onLocate,
  isLocating,
  filters,
  nearButton,
  ...on
}: MapTabsProps) {
  const words = useWords('exploreMap').tabs;
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  // Early, since it may be wanted where there is no network.
  useEffect(() => void painted().then(FilterPanel.preload), []);
  const active = Object.values(filters).filter(Boolean).length;
  return (
    <>
      <div className="absolute inset-x-2 top-2 z-10 flex flex-col items-start gap-2 lg:inset-x-3 lg:top-3 print:hidden pointer-events-none *:pointer-events-auto">
        <div {...overMap} className="flex max-w-full gap-1.5 max-lg:w-full lg:gap-2">
          {isMember && (
            <>
              <PlaceSearch near={shown ? lookingAt(shown) : undefined} onFound={on.onFound} />
              <Button pending={isLocating} onClick={onLocate} className={`${tab} max-sm:w-11 max-sm:px-0!`}>
                <LocateFixed aria-hidden className="size-5 shrink-0 max-sm:in-aria-busy:hidden" />
                <span className="max-sm:sr-only">{words.locate}</span>
              </Button>
            </>
          )}
          <Button
            ref={filterButton}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
            className={isMember ? `${tab} max-sm:min-w-11 max-sm:px-2.5!` : tab}
          >
            <SlidersHorizontal aria-hidden className="size-5 shrink-0" />
            <span className={isMember ? 'max-sm:sr-only' : undefined}>{words.filters}</span>
            {active > 0 && (
              <span className="min-w-5.5 rounded-full bg-moss px-1.5 py-0.5 text-xs leading-tight text-on-moss tabular-nums">
                {active}
              </span>
            )}
          </Button>
        </div>
        {active > 0 && (
          <div {...overMap}>
            <Button
              onClick={() => {
                on.onClearFilters();
                filterButton.current?.focus();
              }}
              className={tab}
            >
              {words.clear}
              <X aria-hidden className="size-4" />
            </Button>
          </div>
        )}
      </div>
      <div {...overMap} className="above-sheet map-buttons inset-e-3 max-[27rem]:inset-e-2">
        <Button
          ref={nearButton}
          variant={on.isNear ? 'ink' : 'main'}
          aria-pressed={on.isNear}
          onClick={on.onNear}
          className={`${tab} max-[24.3rem]:w-11 max-[24.3rem]:px-0! translated:max-sm:w-11 translated:max-sm:px-0!`}
        >
          <Compass aria-hidden className="size-5 shrink-0" />
          <span className="max-[24.3rem]:sr-only translated:max-sm:sr-only">{words.nearMe}</span>
        </Button>
      </div>
      {isOpen && (
        <div
          {...overMap}
          id={panelId}
          className="absolute inset-x-2 top-[calc(0.5rem+var(--tabs))] z-30 flex flex-col lg:inset-e-auto lg:inset-s-3 lg:max-h-[calc(100%-var(--tabs)-6rem)] lg:w-[27.5rem] sheet:inset-x-0 sheet:top-auto sheet:bottom-[calc(var(--sheet-lap)-var(--sheet-peek))] sheet:max-h-(--stage-height)"
        >
          <FilterPanel
            filters={filters}
            onChange={on.onFilter}
            origin={origin}
            canSearch={isMember}
            onLocate={onLocate}
            isLocating={isLocating}
            // A click on the button closes the panel by itself.
            onLeave={(to) => to !== filterButton.current && setOpen(false)}
            onClose={() => {
              setOpen(false);
              filterButton.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}
