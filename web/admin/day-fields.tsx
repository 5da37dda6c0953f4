// The first and the last day of a list, in UTC as all days of the dashboard.
import { useState, type ChangeEvent } from 'react';
import { isDay, isReversed, type DayRange } from '../../schema/day-range.ts';
import { TextField } from '../ui/field.tsx';
import { useWords } from '../views/words.ts';

interface DayFieldsProps {
  days: DayRange;
  onDays: (changed: DayRange) => void;
}

export function DayFields({ days, onDays }: DayFieldsProps) {
  const words = useWords('admin');
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-3 gap-y-2 max-sm:w-full">
      <legend className="sr-only">{words.days}</legend>
      <DayField label={words.fromDay} day={days.from} onDay={(from) => onDays({ from })} />
      <DayField
        label={words.toDay}
        day={days.to}
        onDay={(to) => onDays({ to })}
        refusal={isReversed(days) ? words.daysReversed : undefined}
      />
    </fieldset>
  );
}

/** While a year is typed, the field passes through 0002 and 0202. */
const earliest = '2000-01-01';

interface DayFieldProps {
  label: string;
  day: string | undefined;
  onDay: (day: string | undefined) => void;
  refusal?: string | undefined;
}

function DayField({ label, day = '', onDay, refusal }: DayFieldProps) {
  const words = useWords('admin');
  const [typed, setTyped] = useState(day);
  const [searched, setSearched] = useState(day);
  const [isNoDay, setNoDay] = useState(false);
  // The URL has changed, by this field or by Back: update the field.
  if (day !== searched) {
    setSearched(day);
    setTyped(day);
  }
  const change = ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value);
    setNoDay(false);
    if (isDay(value) && value >= earliest) onDay(value);
    else if (value === '' && !validity.badInput) onDay(undefined);
  };
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      min={earliest}
      max="2999-12-31"
      onChange={change}
      // Only now, since a day is incomplete while it is typed.
      onBlur={({ target: { value, validity } }) =>
        setNoDay(validity.badInput || (value !== '' && value < earliest))
      }
      error={isNoDay ? words.noSuchDay : refusal}
      className="min-w-0 grow basis-36"
    />
  );
}
