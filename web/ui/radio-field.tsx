// A group of radio buttons with its legend and error.
import { useId } from 'react';
import { useWorded } from '../lib/worded.ts';

interface RadioFieldProps {
  legend: string;
  /** Their words by value. */
  choices: Readonly<Record<string, string>>;
  /** One of the choices, or '' before one is made. */
  value: string;
  onChange: (choice: string) => void;
  error?: string | undefined;
  /** Short choices: two columns on a wide screen. */
  inColumns?: boolean;
}

export function RadioField({ legend, choices, value, onChange, error, inColumns = false }: RadioFieldProps) {
  const id = useId();
  const said = useWorded(error);
  const isChosen = Object.hasOwn(choices, value);
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex flex-col">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className={inColumns ? 'grid gap-x-4 sm:grid-cols-2' : 'contents'}>
        {Object.entries(choices).map(([choice, words]) => (
          <label key={choice} htmlFor={`${id}-${choice}`} className="flex min-h-11 items-center gap-3 py-1.5">
            <span className="relative grid size-6 shrink-0 place-items-center">
              <input
                id={`${id}-${choice}`}
                type="radio"
                name={`${id}-choice`}
                value={choice}
                // Radix, which focuses the first tab stop of a dialog, takes each of a group for one.
                tabIndex={isChosen && value !== choice ? -1 : undefined}
                checked={value === choice}
                onChange={() => onChange(choice)}
                className="peer size-6 appearance-none rounded-full border-2 border-edge bg-card transition-colors checked:border-moss hover:border-ink"
              />
              <span
                aria-hidden
                className="pointer-events-none absolute size-3 scale-0 rounded-full bg-moss transition-transform peer-checked:scale-100"
              />
            </span>
            <bdi className="min-w-0 wrap-anywhere">{words}</bdi>
          </label>
        ))}
      </div>
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-1 flex items-baseline gap-2 text-sm font-semibold text-coral empty:hidden"
      >
        {error && (
          <>
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
            {said}
          </>
        )}
      </p>
    </fieldset>
  );
}
