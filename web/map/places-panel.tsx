// Beside the map: how many rocks there are, and which.
import type { ReactNode } from 'react';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { PlacesList, type PlacesListProps } from './places-list.tsx';

interface PlacesPanelProps extends PlacesListProps {
  /** Without the filters. */
  total: number;
  /** There are more in the world than are here. */
  isFull: boolean;
  isPending: boolean;
  isError: boolean;
  onRetry: () => void;
  onClear: () => void;
}

export function PlacesPanel({
  total,
  isFull,
  isPending,
  isError,
  onRetry,
  onClear,
  ...list
}: PlacesPanelProps) {
  const { places } = list;
  return (
    <section aria-labelledby="places" className="flex min-h-0 flex-col gap-3 lg:h-[700px]">
      <h2 id="places">Rocks on the map</h2>
      <p aria-live="polite" className="text-sm text-soft">
        {!isPending && !isError && countWords(places.length, total, isFull)}
      </p>
      {isPending ? (
        <Waiting />
      ) : isError ? (
        <State
          id="map-failed"
          title="The rocks did not arrive."
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      ) : total === 0 ? (
        <State
          id="map-empty"
          title="No rock is hidden yet. Yours could be the first."
          action={
            <ButtonLink to="/register-rock" look="main">
              Register Rock
            </ButtonLink>
          }
        />
      ) : places.length === 0 ? (
        <State
          id="map-filtered"
          title="No rock fits these filters."
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      ) : (
        <div data-scrolls className="min-h-0 lg:overflow-y-auto lg:overscroll-contain">
          <PlacesList {...list} />
        </div>
      )}
    </section>
  );
}

function countWords(count: number, total: number, isFull: boolean): string {
  const rocks = (number: number) => (number === 1 ? '1 rock' : `${number.toLocaleString('en-US')} rocks`);
  if (isFull) return `${rocks(count)}: the newest ones. Zoom in to see all of a place.`;
  return count === total ? rocks(count) : `${count.toLocaleString('en-US')} of ${rocks(total)}`;
}

function State({ id, title, action }: { id: string; title: string; action: ReactNode }) {
  return (
    <EmptyState
      picture={<PaintedRock id={id} />}
      title={title}
      action={action}
      className="py-6 lg:flex-col lg:items-start"
    />
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
