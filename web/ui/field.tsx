// Forms: fields, each with a label, a hint and its error in place; and what is wrong with the whole.
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { serverWords } from '../lib/api-error.ts';

interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence; the field is marked as wrong while it is there. */
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

interface FieldProps extends FieldWords {
  className?: string;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A label, a hint and an error around any control. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = clsx(hint && hintId, error && errorId) || undefined;
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

/** Read out when it appears, because the region was there before. */
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

const tones = {
  text: 'min-h-11',
  /** A Rock ID: large, every character told from every other. */
  code: 'code min-h-14 text-xl uppercase placeholder:normal-case',
} as const;

type Tone = keyof typeof tones;

/** Classes of a box to type in. */
export function inputLook(tone: Tone = 'text'): string {
  return clsx(
    'w-full rounded-md border border-edge bg-card px-4 py-2.5 text-ink placeholder:text-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-coral disabled:opacity-60',
    tones[tone],
  );
}

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  tone?: Tone;
  /** Classes of the whole field, label included. */
  className?: string;
}

/** One line of text; takes what `<input>` takes, `register()` of a form included. */
export function TextField({ label, hint, error, tone, className, ...input }: TextFieldProps) {
  const asCode =
    tone === 'code' && ({ autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...asCode} {...input} {...control} className={inputLook(tone)} />}
    </Field>
  );
}

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  className?: string;
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ label, hint, error, className, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={clsx(inputLook(), 'field-sizing-content min-h-24 wrap-anywhere')}
        />
      )}
    </Field>
  );
}

/** Why a form was not taken. Read out when it appears, because the region was there before. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="font-semibold text-coral empty:hidden">
      {children}
    </p>
  );
}

interface ServerRefusalProps {
  /** null as long as nothing went wrong. */
  error: Error | null;
  /** What is said when the server has no words for it. */
  otherwise: string;
}

export function ServerRefusal({ error, otherwise }: ServerRefusalProps) {
  return <Refusal>{error && serverWords(error, otherwise)}</Refusal>;
}
