// The form that describes a found rock: what is on it, near which town, in which month.
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeLimits } from '../../schema/places.ts';
import { questionLimits } from '../../schema/questions.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { inputClass } from '../views/field.tsx';
import { recentMonths } from './months.ts';
import type { Sought } from './queries.ts';
import { useWords } from '../views/words.ts';

interface SearchFormProps {
  sought: Sought;
  /** No town begins like the one that was sought. */
  isTownUnknown: boolean;
  pending: boolean;
  onSeek: (sought: Sought) => void;
}

export function SearchForm({ sought, isTownUnknown, pending, onSeek }: SearchFormProps) {
  const questions = useWords('questions');
  const words = questions.form;
  const [months] = useState(() => recentMonths(new Date()));
  const [what, setWhat] = useState(sought.what ?? '');
  const [town, setTown] = useState(sought.town ?? '');
  const [month, setMonth] = useState(
    months.some(([one]) => one === sought.month) ? sought.month : months[0]?.[0],
  );
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusWrong = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  useEffect(() => {
    if (isTownUnknown) focusWrong();
  }, [isTownUnknown]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = town.trim() === '';
    flushSync(() => setMissing(isEmpty));
    if (isEmpty) focusWrong();
    else onSeek({ what: what.trim() || undefined, town: town.trim(), month });
  };
  const isStillUnknown = isTownUnknown && town.trim() === sought.town;
  const error = isMissing ? questions.town : isStillUnknown ? words.unknownTown(town.trim()) : undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid max-w-form items-start gap-5 lg:max-w-none lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_auto]"
    >
      <TextField
        label={words.what}
        value={what}
        onChange={({ target }) => setWhat(target.value)}
        maxLength={questionLimits.what}
        placeholder={words.whatExample}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        label={words.town}
        value={town}
        onChange={({ target }) => {
          setTown(target.value);
          setMissing(false);
        }}
        maxLength={placeLimits.query}
        error={error}
        autoComplete="address-level2"
        dir="auto"
      />
      <Field label={words.month}>
        {(control) => (
          <select
            {...control}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            className={clsx(inputClass(), 'choice')}
          >
            {months.map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {/* Beside the fields, below a line as high as their labels. */}
      <Button type="submit" variant="main" size="large" pending={pending} className="lg:mt-8 lg:min-h-11!">
        {pending ? words.looking : words.look}
      </Button>
    </form>
  );
}
