// Filter and sort controls of the featured rocks.
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Check, ListFilter } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { featuredStatuses, type FeaturedView } from './search.ts';
import { useWords } from '../views/words.ts';

interface FeaturedControlsProps {
  view: FeaturedView;
  onView: (view: FeaturedView) => void;
  filterRef: Ref<HTMLButtonElement>;
  /** Number of rocks shown. */
  count: number;
}

export function FeaturedControls({ view, onView, filterRef, count }: FeaturedControlsProps) {
  const words = useWords('community').featuredRocks;
  const statuses = useWords('rockStatus');
  const { status, sort } = view;
  const isNearest = sort === 'nearest';
  const order = isNearest ? 'nearest' : 'farthest';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu
        align="start"
        trigger={
          <Button ref={filterRef}>
            <ListFilter aria-hidden className="size-5" />
            {words.filter}
            {status && <span className="font-normal text-soft">{statuses[status]}</span>}
          </Button>
        }
      >
        {[undefined, ...featuredStatuses].map((one) => (
          <MenuItem
            key={one ?? 'all'}
            role="menuitemradio"
            aria-checked={status === one}
            onSelect={() => onView({ ...view, status: one })}
          >
            <Check aria-hidden className={status === one ? '' : 'invisible'} />
            {one ? statuses[one] : words.all}
          </MenuItem>
        ))}
      </Menu>
      <Button onClick={() => onView({ ...view, sort: isNearest ? undefined : 'nearest' })}>
        {isNearest ? (
          <ArrowUpNarrowWide aria-hidden className="size-5" />
        ) : (
          <ArrowDownWideNarrow aria-hidden className="size-5" />
        )}
        {words.sort}
        <span className="font-normal text-soft">{words.order[order]}</span>
      </Button>
      <p role="status" className="text-sm text-soft">
        {words.count(count, order)}
      </p>
    </div>
  );
}
