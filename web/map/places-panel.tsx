// The panel beside the map: the number of rocks in view and their list.
import { useRef, type ReactNode } from 'react';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { grouped } from '../lib/numbers.ts';
import { EmptyState } from '../painting/empty-state.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { GroupsList } from './groups-list.tsx';
import { rocksInWords } from './place-words.ts';
import { PlacesList } from './places-list.tsx';
import type { Spot } from './spots.ts';
import { useAvailable } from './use-available.ts';
import type { InView } from './use-in-view.ts';
import type { VisibleArea } from './visible-area.ts';

interface PlacesPanelProps {
  inView: InView;
  /** Null while the map's size is unknown. */
  shown: VisibleArea | null;
  origin: Coordinates | null;
  chosen: MapLocation | null;
  onChoose: (place: MapLocation) => void;
  onOpen: (group: Spot) => void;
  onClear: () => void;
  /** Moves the map to the world view. */
  onWorld: () => void;
}

export function PlacesPanel({ inView, ...list }: PlacesPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = (group: Spot) => {
    list.onOpen(group);
    // The group's line disappears, so the focus moves to the top of the new list.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="places" className="flex min-h-0 flex-col gap-3 lg:h-[700px]">
      <h2 id="places" ref={heading} tabIndex={-1}>
        Rocks on the map
      </h2>
      <p aria-live="polite" className="text-sm text-soft">
        {!inView.isPending && !inView.isError && countWords(inView)}
        {inView.offlineWords !== null && <span className="block">{inView.offlineWords}</span>}
      </p>
      <Content inView={inView} {...list} onOpen={open} />
    </section>
  );
}

function Content({ inView, shown, origin, chosen, onChoose, onOpen, onClear, onWorld }: PlacesPanelProps) {
  const isWorldEmpty = useAvailable().available === 0;
  const { groups, places } = inView;
  if (inView.isPending) return <Waiting />;
  if (inView.isError)
    return (
      <State
        id="map-failed"
        title="The rocks did not arrive."
        action={<Button onClick={inView.retry}>Try again</Button>}
      />
    );
  if (inView.count > 0)
    return (
      <div data-scrolls className="min-h-0 lg:overflow-y-auto lg:overscroll-contain">
        {shown && groups.length > 0 ? (
          <GroupsList groups={groups} shown={shown} onOpen={onOpen} />
        ) : (
          <PlacesList places={places} origin={origin} chosenId={chosen?.id ?? null} onChoose={onChoose} />
        )}
      </div>
    );
  if (inView.total > 0)
    return (
      <State
        id="map-filtered"
        title="No rock fits these filters."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  // None of the newest rocks is here, but older ones may be.
  if (inView.isFiltered && inView.isCut)
    return (
      <State
        id="map-crowded"
        title="Zoom in to look through the rocks of one place."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  return isWorldEmpty ? (
    <State
      id="map-empty"
      title="No rock is hidden yet. Yours could be the first."
      action={
        <ButtonLink to="/register-rock" variant="main">
          Register Rock
        </ButtonLink>
      }
    />
  ) : (
    <State
      id="map-nowhere"
      title="No rock waits in this part of the world."
      action={<Button onClick={onWorld}>See where they are</Button>}
    />
  );
}

function countWords({ groups, count, total, isFiltered, isCut }: InView): string {
  if (groups.length > 0) return `${rocksInWords(count)} here. Zoom in to see each of them.`;
  if (isFiltered && isCut && total === 0) return '';
  if (isFiltered && isCut)
    return `${grouped(count)} of the newest ${rocksInWords(total)} here. Zoom in to look through all of a place.`;
  if (isFiltered) return `${grouped(count)} of ${rocksInWords(total)} here`;
  const here = `${rocksInWords(count)} here`;
  return isCut ? `${here}, and more close by. Zoom in to see them all.` : here;
}

function State({ id, title, action }: { id: string; title: string; action: ReactNode }) {
  return (
    <EmptyState rock={id} title={title} className="py-6 lg:flex-col lg:items-start">
      {action}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex items-center gap-4">
          <Skeleton className="pebble-2 size-14" />
          <Skeleton className="h-12 flex-1 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
