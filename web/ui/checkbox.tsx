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

/** A check mark made of five dots. */
function DottedTick() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="pointer-events-none absolute size-6 scale-0 fill-on-moss transition-transform peer-checked:scale-100"
    >
      <circle cx="6.2" cy="12.4" r="1.9" />
      <circle cx="9.8" cy="16.1" r="2" />
      <circle cx="13" cy="12.6" r="1.9" />
      <circle cx="15.8" cy="9.2" r="1.8" />
      <circle cx="18.4" cy="6" r="1.6" />
    </svg>
  );
}
