// The filters of the map and its list.
import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { statusLabels } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { filterChoices, type PlaceFilters } from './filters.ts';

interface FilterPanelProps {
  filters: PlaceFilters;
  onChange: (change: PlaceFilters) => void;
  /** The place from which Distance is measured. */
  origin: { name: string } | null;
  /** Whether the page has a place search. */
  canSearch: boolean;
  onLocate: () => void;
  isLocating: boolean;
}

const dayWords = { 1: 'Last day', 7: 'Last 7 days', 30: 'Last 30 days' } as const;

export function FilterPanel({ filters, onChange, ...distance }: FilterPanelProps) {
  const id = useId();
  const active = Object.values(filters).filter(Boolean).length;
  // Open on a desktop; on a phone the map comes first.
  const [isOpen, setOpen] = useState(() => active > 0 || matchMedia('(min-width: 48rem)').matches);
  return (
    <section aria-label="Filters">
      <div className="flex flex-wrap items-center gap-x-4">
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden className="size-5" />
          Filters
          {active > 0 && <span className="tabular-nums">({active})</span>}
        </Button>
        {active > 0 && (
          <Button
            variant="link"
            onClick={() => onChange({ status: undefined, miles: undefined, days: undefined })}
          >
            Clear filters
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="mt-4">
        <div className="flex flex-col gap-x-8 gap-y-5 md:flex-row md:flex-wrap">
          <Choice
            legend="Rock Status"
            choices={filterChoices.status}
            words={(status) => statusLabels[status]}
            value={filters.status}
            onChange={(status) => onChange({ status })}
          />
          <Choice
            legend="Distance"
            choices={filterChoices.miles}
            words={(miles) => `${miles} miles`}
            value={filters.miles}
            onChange={(miles) => onChange({ miles })}
          />
          <Choice
            legend="Recently Added"
            choices={filterChoices.days}
            words={(days) => dayWords[days]}
            value={filters.days}
            onChange={(days) => onChange({ days })}
          />
        </div>
        <p className="mt-3 max-w-reading text-sm text-soft">
          Hidden rocks wait where they began; traveling ones have been found before.{' '}
          <DistanceNote {...distance} isAsked={filters.miles !== undefined} />
        </p>
      </div>
    </section>
  );
}

type DistanceNoteProps = Omit<FilterPanelProps, 'filters' | 'onChange'> & { isAsked: boolean };

function DistanceNote({ origin, canSearch, onLocate, isLocating, isAsked }: DistanceNoteProps) {
  if (isLocating) return 'Finding where you are...';
  if (origin) return `Distance is measured from ${origin.name}.`;
  if (!isAsked)
    return `Distance is measured from where you are${canSearch ? ', or from the place you search for' : ''}.`;
  return (
    <>
      Distance needs a place to start from.{' '}
      <button type="button" onClick={onLocate} className="link">
        Use where I am
      </button>
    </>
  );
}

interface ChoiceProps<T extends string> {
  legend: string;
  choices: readonly T[];
  words: (choice: T) => string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}

function Choice<T extends string>({ legend, choices, words, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {[undefined, ...choices].map((choice) => (
          <label
            key={choice ?? ''}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center rounded-md border border-edge bg-card px-3 hover:border-ink',
              'has-checked:border-moss has-checked:bg-moss has-checked:text-on-moss',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            {choice === undefined ? 'Any' : words(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
