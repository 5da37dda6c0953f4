// The form that describes a found rock: what is on it, near which town, in which month.
import { clsx } from 'clsx';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeLimits } from '../../schema/places.ts';
import { questionLimits, questionWords } from '../../schema/questions.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { inputClass } from '../views/field.tsx';
import { recentMonths } from './months.ts';
import type { Sought } from './queries.ts';

interface SearchFormProps {
  sought: Sought;
  pending: boolean;
  onSeek: (sought: Sought) => void;
}

export function SearchForm({ sought, pending, onSeek }: SearchFormProps) {
  const [months] = useState(() => recentMonths(new Date()));
  const [what, setWhat] = useState(sought.what ?? '');
  const [town, setTown] = useState(sought.town ?? '');
  const [month, setMonth] = useState(
    months.some(([one]) => one === sought.month) ? sought.month : months[0]?.[0],
  );
  const [isMissing, setMissing] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = town.trim() === '';
    flushSync(() => setMissing(isEmpty));
    if (isEmpty) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else onSeek({ what: what.trim() || undefined, town: town.trim(), month });
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
      <TextField
        label="What is on it?"
        hint="What is painted, its colours, a word. You can leave it out."
        value={what}
        onChange={({ target }) => setWhat(target.value)}
        maxLength={questionLimits.what}
        placeholder="A ladybird with red dots"
        autoComplete="off"
        dir="auto"
      />
      <TextField
        label="Near which town did you find it?"
        value={town}
        onChange={({ target }) => {
          setTown(target.value);
          setMissing(false);
        }}
        maxLength={placeLimits.query}
        error={isMissing ? questionWords.town : undefined}
        autoComplete="address-level2"
        dir="auto"
      />
      <Field label="When?">
        {(control) => (
          <select
            {...control}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            className={clsx(inputClass(), 'choice')}
          >
            {months.map(([one, words]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="main" size="large" pending={pending}>
        {pending ? 'Looking...' : 'Look for it'}
      </Button>
    </form>
  );
}
