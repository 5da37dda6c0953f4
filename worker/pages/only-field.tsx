// The only field of a card page, and problems that are not about it.
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { signInLimits } from '../../schema/sign-in.ts';
import { Field, inputClass, type FieldWords } from '../../web/views/field.tsx';
import { Note, type Problem } from './card.tsx';
import { useWords } from '../../web/views/words.ts';

interface OnlyFieldProps
  extends
    Omit<FieldWords, 'error'>,
    Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> {
  name: string;
  problem: Problem;
  /** Id of a further description that is read out with the field. */
  about?: string | undefined;
  /** Not where there is something to read first. */
  hasFocus?: boolean;
}

const problemId = 'problem';

/** A problem of the whole page. That of its field is shown there. */
export const PageProblem = ({ problem, field }: { problem: Problem; field: string }) =>
  problem && problem.field !== field ? (
    <Note tone="bad" id={problemId}>
      {problem.message}
    </Note>
  ) : null;

/** The only field of a page: it has the focus, and an error is read out with it. */
export function OnlyField({
  name,
  label,
  hint,
  problem,
  about,
  hasFocus = true,
  className,
  ...input
}: OnlyFieldProps) {
  const isWrong = problem?.field === name;
  const hintId = `${name}-hint`;
  return (
    <>
      <Field id={name} label={label} error={isWrong ? problem.message : undefined}>
        {(control) => (
          <input
            dir="ltr"
            {...input}
            {...control}
            name={name}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is about this field alone
            autoFocus={hasFocus || undefined}
            aria-describedby={
              clsx(problem && !isWrong && problemId, control['aria-describedby'], hint && hintId, about) ||
              undefined
            }
            className={className ?? clsx(inputClass(), 'min-h-14')}
          />
        )}
      </Field>
      {hint && (
        <p id={hintId} className="-mt-2 text-sm text-soft">
          {hint}
        </p>
      )}
    </>
  );
}

interface EmailFieldProps extends Pick<OnlyFieldProps, 'problem' | 'about' | 'hint' | 'hasFocus'> {
  email: string;
}

export const EmailField = ({ email, ...field }: EmailFieldProps) => (
  <OnlyField
    {...field}
    name="email"
    label={useWords('signIn').email}
    type="email"
    value={email}
    maxLength={signInLimits.email}
    autoComplete="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck="false"
    enterKeyHint="send"
  />
);
