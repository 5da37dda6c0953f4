// The rocks that traveled farthest, with a filter by status and a sort by distance.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { rankedKm, type Rock } from '../../schema/rocks.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { FeaturedCard } from '../rocks/featured-card.tsx';
import { featuredRocks } from '../rocks/queries.ts';
import { RocksWaiting } from '../rocks/rocks-waiting.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FeaturedControls } from './featured-controls.tsx';
import type { FeaturedView } from './search.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useWords } from '../views/words.ts';

interface FeaturedRocksProps {
  view: FeaturedView;
  onView: (view: FeaturedView) => void;
}

export function FeaturedRocks({ view, onView }: FeaturedRocksProps) {
  const words = useWords('community').featuredRocks;
  const query = useQuery(featuredRocks);
  const rocks = query.data;
  const list = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLButtonElement>(null);
  const shown = rocks && inOrder(rocks, view);
  useKeptFocus(
    list,
    shown?.map(({ rock }) => rock),
  );

  if (!rocks || !shown) {
    if (!query.isError) return <RocksWaiting />;
    return <LoadFailed title={words.failed} queries={[query]} />;
  }
  if (rocks.length === 0)
    return (
      <EmptyState rock="onward" title={words.none} description={words.noneHint}>
        <ButtonLink to="/register-rock" variant="main">
          {words.registerFirst}
        </ButtonLink>
      </EmptyState>
    );

  const showAll = () => {
    onView({ ...view, status: undefined });
    filter.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-6">
      <FeaturedControls view={view} onView={onView} filterRef={filter} count={shown.length} />
      {shown.length === 0 && view.status ? (
        <EmptyState rock="quiet" title={words[kindly[view.status]]}>
          <Button onClick={showAll}>{words.showAll}</Button>
        </EmptyState>
      ) : (
        <ul className="grid items-start gap-6 lg:grid-cols-2">
          {shown.map(({ rock, rank }) => (
            <li key={rock.id} tabIndex={-1} aria-label={rock.name}>
              <FeaturedCard rock={rock} rank={rank} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const kindly = { hidden: 'noHidden', found: 'noFound', active: 'noActive' } as const;

/** Filters and sorts. Ranks are assigned before, so they depend on neither. */
function inOrder(rocks: readonly Rock[], { status, sort }: FeaturedView): { rock: Rock; rank: number }[] {
  const ranked = rocks
    .toSorted((a, b) => rankedKm(b) - rankedKm(a))
    .map((rock, i) => ({ rock, rank: i + 1 }))
    .filter(({ rock }) => !status || rock.status === status);
  return sort === 'nearest' ? ranked.toReversed() : ranked;
}
