// The list of the map: the number of rocks in view, and each of them.
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { EmptyState } from '../painting/empty-state.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { GroupsList } from './groups-list.tsx';
import { historyOf } from './place-words.ts';
import { PlacesList } from './places-list.tsx';
import { Sheet, type SheetPlace } from './sheet.tsx';
import type { Spot } from './spots.ts';
import { useAvailable } from './use-available.ts';
import type { InView } from './use-in-view.ts';
import type { VisibleArea } from './visible-area.ts';
import { Where } from './where.tsx';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';

interface ContentProps {
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

interface PlacesPanelProps extends ContentProps {
  sheet: SheetPlace;
}

export function PlacesPanel({ inView, sheet, ...list }: PlacesPanelProps) {
  const words = useWords('exploreMap');
  const heading = useRef<HTMLHeadingElement>(null);
  const open = (group: Spot) => {
    list.onOpen(group);
    // The group's line disappears, so the focus moves to the top of the new list.
    heading.current?.focus({ preventScroll: true });
  };
  // With a name it has a card on the map.
  const unnamed = list.chosen?.rock === null ? list.chosen : null;
  const [count, order] =
    inView.isPending || inView.isError ? ['', ''] : countWords(words, inView, list.origin);
  const note = inView.offlineWords ?? order;
  return (
    <Sheet
      {...sheet}
      labelledBy="places"
      head={
        <>
          <h2 id="places" ref={heading} tabIndex={-1} className="sheet:sr-only">
            {words.listHeading}
          </h2>
          <p
            aria-live="polite"
            className={clsx('text-sm leading-snug text-soft', unnamed && 'sheet:sr-only')}
          >
            <strong className="font-semibold text-ink sheet:block sheet:text-base sheet:leading-snug">
              {count}
            </strong>
            {count && note && <span className="sheet:hidden">. </span>}
            <span>{note}</span>
          </p>
          {(inView.isPending || inView.isError) && (
            // What else tells it is in the list, which a lowered sheet hides.
            <p className="hidden leading-snug font-semibold sheet:block">
              {inView.isPending ? words.looking : words.noneArrived}
            </p>
          )}
          {unnamed && (
            <p className="hidden text-sm leading-snug text-soft sheet:block">
              <span className="block truncate font-semibold text-ink *:[bdi]:inline-block *:[bdi]:max-w-full *:[bdi]:truncate *:[bdi]:align-bottom">
                <Where place={unnamed} />
              </span>
              <span className="block">{historyOf(unnamed)}</span>
            </p>
          )}
        </>
      }
    >
      <Content inView={inView} {...list} onOpen={open} />
    </Sheet>
  );
}

function Content({ inView, shown, origin, chosen, onChoose, onOpen, onClear, onWorld }: ContentProps) {
  const words = useWords('exploreMap');
  const isWorldEmpty = useAvailable().available === 0;
  const { groups, places } = inView;
  if (inView.isPending) return <Waiting />;
  if (inView.isError)
    return (
      <State
        id="map-failed"
        title={words.failed}
        action={<Button onClick={inView.retry}>{words.tryAgain}</Button>}
      />
    );
  if (inView.count > 0)
    return shown && groups.length > 0 ? (
      <GroupsList groups={groups} shown={shown} origin={origin} onOpen={onOpen} />
    ) : (
      <PlacesList places={places} origin={origin} chosenId={chosen?.id ?? null} onChoose={onChoose} />
    );
  if (inView.total > 0)
    return (
      <State
        id="map-filtered"
        title={words.noneFits}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      />
    );
  // None of the newest rocks is here, but older ones may be.
  if (inView.isFiltered && inView.isCut)
    return (
      <State
        id="map-crowded"
        title={words.zoomToLook}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      />
    );
  return isWorldEmpty ? (
    <State
      id="map-empty"
      title={words.noneHidden}
      action={
        <ButtonLink to="/register-rock" variant="main">
          {words.registerRock}
        </ButtonLink>
      }
    />
  ) : (
    <State
      id="map-nowhere"
      title={words.noneHere}
      action={<Button onClick={onWorld}>{words.seeWhere}</Button>}
    />
  );
}

/** How many rocks are in view, and what else to know about their list. */
function countWords(
  words: Words['exploreMap'],
  { groups, count, total, isFiltered, isCut }: InView,
  origin: Coordinates | null,
): [count: string, note: string] {
  const order = origin ? words.nearestFirst : words.newestFirst;
  if (groups.length > 0) return [words.here(count), origin ? words.zoomForEachNearest : words.zoomForEach];
  if (isFiltered && isCut && total === 0) return ['', ''];
  if (isFiltered && isCut) return [words.hereOfNewest(count, total), words.zoomForAllOfPlace(order)];
  if (isFiltered) return [words.hereOf(count, total), order];
  if (isCut) return [words.hereAndMore(count), words.zoomForAll(order)];
  return [words.here(count), count > 1 ? order : ''];
}

function State({ id, title, action }: { id: string; title: string; action: ReactNode }) {
  return (
    <EmptyState rock={id} title={title} className="px-3 py-6 lg:flex-col lg:items-start">
      {action}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-4 px-3 pt-2">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex items-center gap-4">
          <Skeleton className="pebble-2 size-14" />
          <Skeleton className="h-12 flex-1 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
