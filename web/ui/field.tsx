// Form fields with label, hint and error, and the error message of a whole form.
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useWorded } from '../lib/worded.ts';
import { serverWords } from '../lib/api-error.ts';
import * as views from '../views/field.tsx';

/** A label, a hint and an error around any control. */
export function Field(field: Omit<views.FieldProps, 'id'>) {
  return <views.Field id={useId()} {...field} error={useWorded(field.error)} />;
}

/** One line of text; accepts the props of `<input>`, also those of a form's `register()`. */
export function TextField(field: Omit<views.TextFieldProps, 'id'>) {
  return <views.TextField id={useId()} {...field} error={useWorded(field.error)} />;
}

interface TextAreaProps extends views.FieldWords, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  className?: string;
}

/** Several lines of text; grows with its content where the browser supports `field-sizing`. */
export function TextArea({ label, hint, error, className, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...control}
          rows={rows}
          className={clsx(views.inputClass(), 'field-sizing-content min-h-24 wrap-anywhere')}
        />
      )}
    </Field>
  );
}

/** Why a form was refused. The alert region is always in the page, so that screen readers announce new content. */
export function Refusal({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p role="alert" className={clsx('font-semibold text-coral empty:hidden', className)}>
      {typeof children === 'string' ? <Worded>{children}</Worded> : children}
    </p>
  );
}

/** A sentence of an input. */
const Worded = ({ children }: { children: string }) => useWorded(children);

interface ServerRefusalProps {
  /** null while there is no error. */
  error: Error | null;
  /** Shown when the server sent no message. */
  otherwise: string;
}

export function ServerRefusal({ error, otherwise }: ServerRefusalProps) {
  return <Refusal>{error && serverWords(error, otherwise)}</Refusal>;
}
