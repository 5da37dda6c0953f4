// The radio group of report reasons.
import { useId } from 'react';
import { reportReasons } from '../../schema/reports.ts';

interface ReasonFieldProps {
  /** One of the reasons, or '' before one is chosen. */
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex flex-col">
      <legend className="mb-1 font-semibold">What is wrong with it?</legend>
      {Object.entries(reportReasons).map(([reason, words]) => (
        <label key={reason} htmlFor={`${id}-${reason}`} className="flex min-h-11 items-center gap-3 py-1.5">
          <span className="relative grid size-6 shrink-0 place-items-center">
            <input
              id={`${id}-${reason}`}
              type="radio"
              name={`${id}-reason`}
              value={reason}
              checked={value === reason}
              onChange={() => onChange(reason)}
              className="peer size-6 appearance-none rounded-full border-2 border-edge bg-card transition-colors checked:border-moss hover:border-ink"
            />
            <span
              aria-hidden
              className="pointer-events-none absolute size-3 scale-0 rounded-full bg-moss transition-transform peer-checked:scale-100"
            />
          </span>
          {words}
        </label>
      ))}
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-1 flex items-baseline gap-2 text-sm font-semibold text-coral empty:hidden"
      >
        {error && (
          <>
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  );
}
