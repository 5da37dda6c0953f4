// One line of the settings: what it is about, and a select of few choices.
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { inputClass } from '../views/field.tsx';

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  /** Each with its words. */
  choices: readonly (readonly [value: T, words: string])[];
  onChoose: (value: T) => void;
  /** Beside the select. */
  children?: ReactNode;
}

export function ChoiceField<T extends string>({
  label,
  value,
  choices,
  onChoose,
  children,
}: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <label htmlFor={id} className="min-w-36 flex-1 leading-snug">
        {label}
      </label>
      <div className="flex min-w-0 items-center gap-3">
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find(([one]) => one === target.value);
            if (chosen) onChoose(chosen[0]);
          }}
          className={clsx(inputClass(), 'choice w-auto! min-w-41 text-sm')}
        >
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
        {children}
      </div>
    </div>
  );
}
