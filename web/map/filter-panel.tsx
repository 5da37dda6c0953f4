// The filters of the map and its list, as a panel over the map.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { filterChoices, reachOf, type PlaceFilters } from './filters.ts';
import { useWords } from '../views/words.ts';
import { useDistance } from '../lib/unit.ts';

interface FilterPanelProps extends DistanceProps {
  filters: PlaceFilters;
  onChange: (change: PlaceFilters) => void;
  onClose: () => void;
  /** The focus went there: the panel may cover it. */
  onLeave: (to: Node) => void;
}

interface DistanceProps {
  /** The place from which Distance is measured; its name is '' for the viewer's position. */
  origin: { name: string } | null;
  /** Whether the page has a place search. */
  canSearch: boolean;
  onLocate: () => void;
  isLocating: boolean;
}

/** Takes the focus when it opens. */
export default function FilterPanel({ filters, onChange, onClose, onLeave, ...from }: FilterPanelProps) {
  const words = useWords('exploreMap').filters;
  const { gap } = useWords('formats');
  const { distance, unit } = useDistance();
  const statuses = useWords('rockStatus');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section
      aria-label={words.heading}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      onBlur={({ currentTarget, relatedTarget: to }) => {
        if (to instanceof Node && !currentTarget.contains(to)) onLeave(to);
      }}
      className="flex min-h-0 animate-rise flex-col gap-3 overflow-y-auto rounded-md border border-line bg-card p-4 pt-2 shadow-float sheet:rounded-b-none"
    >
      <div className="flex items-center justify-between">
        <h2 ref={title} tabIndex={-1} className="text-lg">
          {words.heading}
        </h2>
        <Button variant="bare" size="icon" aria-label={words.close} onClick={onClose} className="-me-2">
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <Choice
        legend={words.status}
        choices={filterChoices.status}
        words={(status) => statuses[status]}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        legend={words.distance}
        choices={filterChoices.miles}
        words={(miles) => distance(reachOf(miles, unit))}
        value={filters.miles}
        onChange={(miles) => onChange({ miles })}
      />
      <Choice
        legend={words.added}
        choices={filterChoices.days}
        words={(days) => words.days[days]}
        value={filters.days}
        onChange={(days) => onChange({ days })}
      />
      <p className="text-sm text-soft">
        {words.note}
        {gap}
        <DistanceNote {...from} isAsked={filters.miles !== undefined} />
      </p>
    </section>
  );
}

type DistanceNoteProps = DistanceProps & { isAsked: boolean };

function DistanceNote({ origin, canSearch, onLocate, isLocating, isAsked }: DistanceNoteProps) {
  const words = useWords('exploreMap').filters;
  const { gap } = useWords('formats');
  if (isLocating) return words.locating;
  if (origin) return origin.name ? words.measuredFrom(origin.name) : words.measured;
  if (!isAsked) return canSearch ? words.measuredOrSearched : words.measured;
  return (
    <>
      {words.needsPlace}
      {gap}
      <button type="button" onClick={onLocate} className="link">
        {words.useMine}
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
  const { any } = useWords('exploreMap').filters;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
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
            {choice === undefined ? any : words(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
