// The Rock ID field of a new rock, with a button that issues an ID for a rock without a label.
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { issueCode } from '../../schema/issue-code.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import type { RegisterFields, Registration } from './register-fields.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

export function CodeField({ form }: { form: UseFormReturn<RegisterFields, unknown, Registration> }) {
  const words = useWords('registerForm');
  const [issued, setIssued] = useState<string | null>(null);
  const typed = form.watch('laserEngraverId');
  const fill = () => {
    const code = issueCode();
    setIssued(code);
    form.setValue('laserEngraverId', code, { shouldDirty: true });
    form.clearErrors('laserEngraverId');
  };
  const { error } = form.getFieldState('laserEngraverId', form.formState);
  // Reports a typo on blur, long before the form is submitted. The server's refusal stays until the ID is another: if it
  // went on blur, what is below would move away from under the finger.
  const check = () => void (typed.trim() && error?.type !== 'server' && form.trigger('laserEngraverId'));
  return (
    <div className="flex flex-col items-start gap-1">
      <TextField
        label={words.rockId}
        hint={words.rockIdHow}
        tone="code"
        className="w-full"
        {...form.register('laserEngraverId', { onBlur: check })}
        error={error?.message}
      />
      <Button variant="link" onClick={fill}>
        {words.noLabel}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {issued !== null && issued === typed && (
          <Sentence
            parts={words.issued<ReactNode>(<span className="code whitespace-nowrap">{issued}</span>)}
          />
        )}
      </p>
    </div>
  );
}
