// A form field: a control with its label, hint and error.
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const tones = {
  text: 'min-h-11',
  /** A Rock ID: large, in a typeface that keeps all characters distinct. */
  code: 'code min-h-14 text-xl uppercase placeholder:normal-case',
} as const;

type Tone = keyof typeof tones;

/** Classes of a text input. */
export function inputClass(tone: Tone = 'text'): string {
  return clsx(
    'w-full rounded-md border border-edge bg-card px-4 py-2.5 text-ink placeholder:text-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-coral disabled:opacity-60',
    tones[tone],
  );
}

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence. A field with an error is marked as invalid. */
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

export interface FieldProps extends FieldWords {
  /** The control's id, and the prefix of the ids of its hint and error. */
  id: string;
  className?: string | undefined;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = clsx(error && errorId, hint && hintId) || undefined;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The alert region is always in the page, so that screen readers announce an error when it appears. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p
      id={id}
      role="alert"
      className="flex items-baseline gap-2 text-sm font-semibold text-coral empty:hidden"
    >
      {error && (
        <>
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
          {error}
        </>
      )}
    </p>
  );
}

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  id: string;
  tone?: Tone;
  /** Classes of the whole field, label included. */
  className?: string;
}

/** The `dir` of an input: that of what is typed, except for codes, addresses and numbers. */
export const inputDirection = (tone: Tone | undefined, type = 'text'): 'ltr' | 'auto' =>
  tone === 'code' || !/^(?:text|search)$/.test(type) ? 'ltr' : 'auto';

/** One line of text; accepts the props of `<input>`. */
export function TextField({ id, label, hint, error, tone, className, ...input }: TextFieldProps) {
  const asCode =
    tone === 'code' && ({ autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          dir={inputDirection(tone, input.type)}
          {...asCode}
          {...input}
          {...control}
          className={inputClass(tone)}
        />
      )}
    </Field>
  );
}
