// A checkbox with its label and hint.
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={clsx('flex min-h-11 items-start gap-3 py-2', className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer size-6 appearance-none rounded-sm border-2 border-edge bg-card transition-colors checked:border-moss checked:bg-moss hover:border-ink"
        />
        <DottedTick />
      </span>
      <span>
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

interface BareCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  'aria-label': string;
}

/** A checkbox without a visible label, for a row of a list; 44 pixels wide and high. */
export function BareCheckbox(input: BareCheckboxProps) {
  return (
    <span className="relative grid size-11 place-items-center">
      <input
        {...input}
        type="checkbox"
        className="peer absolute inset-0 appearance-none rounded-md -outline-offset-3"
      />
      <span
        aria-hidden
        className="pointer-events-none size-5 rounded-sm border-2 border-edge bg-card transition-colors peer-checked:border-moss peer-checked:bg-moss peer-hover:border-ink"
      />
      <DottedTick className="size-5" />
    </span>
  );
}

/** A check mark made of five dots. */
function DottedTick({ className = 'size-6' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={clsx(
        'pointer-events-none absolute scale-0 fill-on-moss transition-transform peer-checked:scale-100',
        className,
      )}
    >
      <circle cx="6.2" cy="12.4" r="1.9" />
      <circle cx="9.8" cy="16.1" r="2" />
      <circle cx="13" cy="12.6" r="1.9" />
      <circle cx="15.8" cy="9.2" r="1.8" />
      <circle cx="18.4" cy="6" r="1.6" />
    </svg>
  );
}
