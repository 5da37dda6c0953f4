// Search, filter and order of the member's own rocks.
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { inputClass } from '../views/field.tsx';
import { ownSorts, ownStatuses, type OwnRocksView } from './own-rocks-search.ts';
import { useWords } from '../views/words.ts';
import { useDistance } from '../lib/unit.ts';

interface OwnRocksControlsProps {
  view: OwnRocksView;
  onView: (view: OwnRocksView) => void;
  /** Announced after a change: how many rocks are listed. */
  status: string;
}

export function OwnRocksControls({ view, onView, status }: OwnRocksControlsProps) {
  const { unit } = useDistance();
  const words = useWords('ownRocks');
  const statuses = useWords('rockStatus');
  const { q = '', status: shown, sort } = view;
  return (
    <div className="mb-5 flex print:hidden flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-4">
      <label className="relative min-w-40 flex-1 sm:max-w-72">
        <span className="sr-only">{words.search}</span>
        <Search aria-hidden className="pointer-events-none absolute top-3 inset-s-3.5 size-5 text-soft" />
        <input
          type="search"
          dir="auto"
          value={q}
          onChange={({ target }) => onView({ ...view, q: target.value || undefined })}
          placeholder={words.searched}
          autoComplete="off"
          enterKeyHint="search"
          className={clsx(inputClass(), 'ps-11!')}
        />
      </label>
      <div role="group" aria-label={words.status} className="flex flex-wrap gap-2 max-sm:order-1">
        {[undefined, ...ownStatuses].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={shown === one}
            onClick={() => onView({ ...view, status: one })}
            className="min-h-11 rounded-full border border-edge px-4 text-sm font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {one ? statuses[one] : words.all}
          </button>
        ))}
      </div>
      <label className="sm:ms-auto">
        <span className="sr-only">{words.order}</span>
        <select
          value={sort ?? ''}
          onChange={({ target }) => onView({ ...view, sort: ownSorts.find((one) => one === target.value) })}
          className={clsx(inputClass(), 'choice min-h-12 w-auto! text-sm')}
        >
          <option value="">{words.newest}</option>
          {ownSorts.map((one) => (
            <option key={one} value={one}>
              {one === 'miles' ? words.sorts.miles[unit] : words.sorts[one]}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="order-2 w-full text-sm text-soft empty:hidden">
        {status}
      </p>
    </div>
  );
}
