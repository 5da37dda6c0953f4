// The list of the member's own rocks, with search, filter and order once there are many.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { OwnRock } from '../../schema/rocks.ts';
import { EmptyState } from '../painting/empty-state.tsx';
import { Button } from '../ui/button.tsx';
import { OwnRockCard } from './own-rock-card.tsx';
import type { OwnRockActions } from './opened-own-rock.tsx';
import { OwnRocksControls } from './own-rocks-controls.tsx';
import type { OwnRocksView } from './own-rocks-search.ts';
import { needsAll, ownRocksIn, searchedFrom } from './own-rocks-view.ts';
import { itemsOf, PagedList, rowsClass } from './paged-list.tsx';
import { ownRocks } from './queries.ts';
import { RowsWaiting } from './rocks-waiting.tsx';
import { useWords } from '../views/words.ts';

interface OwnRocksListProps extends OwnRockActions {
  view: OwnRocksView;
  onView: (view: OwnRocksView) => void;
  /** Shown without any rock. */
  empty: ReactNode;
  isLeftOut: (rock: OwnRock) => boolean;
}

export function OwnRocksList({ view, onView, empty, isLeftOut, ...actions }: OwnRocksListProps) {
  const words = useWords('ownRocks');
  const query = useInfiniteQuery(ownRocks);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const rocks = itemsOf(query) ?? [];
  const isNarrowed = needsAll(view);
  const isLookingOn = isNarrowed && hasNextPage && !isError;
  useEffect(() => {
    if (isLookingOn && !isFetching) void fetchNextPage();
  }, [isLookingOn, isFetching, fetchNextPage]);

  const hasControls = isNarrowed || hasNextPage || rocks.length >= searchedFrom;
  const count = ownRocksIn(rocks, view).length;
  return (
    <>
      {hasControls && (
        <OwnRocksControls
          view={view}
          onView={onView}
          status={isLookingOn ? words.looking : isNarrowed ? words.count(count) : ''}
        />
      )}
      <PagedList
        query={query}
        keptAs={ownRocks.queryKey[0]}
        arranged={(items) => ownRocksIn(items, view)}
        waiting={<RowsWaiting />}
        failed={words.failed}
        isLeftOut={isLeftOut}
        className={rowsClass}
        empty={
          isNarrowed && rocks.length > 0 ? (
            <EmptyState rock="quiet" title={words.noneFits}>
              <Button onClick={() => onView({})}>{words.showAll}</Button>
            </EmptyState>
          ) : (
            empty
          )
        }
      >
        {(rock) => (
          <OwnRockCard
            rock={rock}
            startsOpen={rocks.length === 1 || (isNarrowed && count === 1)}
            {...actions}
          />
        )}
      </PagedList>
    </>
  );
}
