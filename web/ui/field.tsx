// Forms: fields, each with a label, a hint and its error in place; and what is wrong with the whole.
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { serverWords } from '../lib/api-error.ts';
import * as views from '../views/field.tsx';

/** A label, a hint and an error around any control. */
export function Field(field: Omit<views.FieldProps, 'id'>) {
  return <views.Field id={useId()} {...field} />;
}

/** One line of text; takes what `<input>` takes, `register()` of a form included. */
export function TextField(field: Omit<views.TextFieldProps, 'id'>) {
  return <views.TextField id={useId()} {...field} />;
}

interface TextAreaProps extends views.FieldWords, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
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
          className={clsx(views.inputClass(), 'field-sizing-content min-h-24 wrap-anywhere')}
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
