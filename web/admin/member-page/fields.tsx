// The fields of dialogs about a member: an address, typed words that confirm, and when a suspension ends.
import { useId } from 'react';
import { emailAddress } from '../../../schema/sign-in.ts';
import { TextField } from '../../ui/field.tsx';
import type { ExtraFieldProps } from '../reason-dialog.tsx';

const address = emailAddress();

export const addressField = {
  initial: '',
  refusalOf: (said: string) => address.safeParse(said).error?.issues[0]?.message,
  Control: ({ value, onChange, error }: ExtraFieldProps) => (
    <TextField
      label="New email address"
      type="email"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  ),
};

/** Asks for these words, so that nothing is destroyed by one tap too many. */
export const typedField = (words: string) => ({
  initial: '',
  refusalOf: (said: string) =>
    said.trim().toLowerCase() === words.toLowerCase() ? undefined : `Please type ${words}`,
  Control: ({ value, onChange, error }: ExtraFieldProps) => (
    <TextField
      label={`Type ${words} to confirm`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  ),
});

const day = 86_400_000;
const spans = { '1': '1 day', '7': '7 days', '30': '30 days', '': 'Until I lift it' } as const;

/** @returns an instant; null for 'until I lift it' */
export function endOf(said: string, now: number): string | null {
  if (said === '') return null;
  // A day ends at its midnight, as all days here.
  const at = Object.hasOwn(spans, said) ? now + Number(said) * day : new Date(`${said}T24:00Z`).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

export const endField = {
  initial: '7',
  refusalOf: (said: string) => {
    if (said === onADay) return 'Please choose a day';
    const end = endOf(said, Date.now());
    return end !== null && Date.parse(end) <= Date.now() ? 'This day is over' : undefined;
  },
  Control: EndField,
};

/** While no day is chosen yet. */
const onADay = 'day';

function EndField({ value, onChange, error }: ExtraFieldProps) {
  const id = useId();
  const isDay = !Object.hasOwn(spans, value);
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-semibold">Until when?</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {Object.entries({ ...spans, [onADay]: 'Until the end of a day' }).map(([span, words]) => (
          <label key={span} htmlFor={`${id}-${span}`} className="flex min-h-11 items-center gap-3 py-1.5">
            <input
              id={`${id}-${span}`}
              type="radio"
              name={`${id}-end`}
              checked={span === onADay ? isDay : value === span}
              onChange={() => onChange(span)}
              className="size-5 accent-moss"
            />
            {words}
          </label>
        ))}
      </div>
      {isDay && (
        <TextField
          type="date"
          label="Last day of the suspension (UTC)"
          value={value === onADay ? '' : value}
          onChange={(event) => onChange(event.target.value || onADay)}
          error={error}
          className="mt-2"
        />
      )}
    </fieldset>
  );
}
