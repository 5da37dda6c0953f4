// The form to change the email address.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CurrentMember } from '../../../schema/members.ts';
import { EmailInput } from '../../../schema/profile.ts';
import { refusalOf, useChangeEmail } from '../../members/changes.ts';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { wordsNow } from '../../lib/words.ts';
import { useWords } from '../../views/words.ts';

export interface EmailForm {
  form: UseFormReturn<EmailInput>;
  isOpen: boolean;
  open: () => void;
  /** Discards the input. */
  close: () => void;
}

export function useEmailForm({ email }: CurrentMember): EmailForm {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm<EmailInput>({ defaultValues: { email }, resolver: zodResolver(EmailInput) });
  const open = () => {
    form.reset({ email });
    // Rendered synchronously, so that the field can take the focus.
    flushSync(() => setIsOpen(true));
    form.setFocus('email', { shouldSelect: true });
  };
  const close = () => {
    form.reset({ email });
    setIsOpen(false);
  };
  return { form, isOpen, open, close };
}

/** The toast after a confirmation email was sent. */
export function sayEmailIsSent(address: string): void {
  toast({
    title: wordsNow('profile').emailTitle,
    description: wordsNow('profile').emailConfirm(address),
    tone: 'good',
  });
}

interface EmailFieldsetProps extends Pick<EmailForm, 'form'> {
  onClose: () => void;
}

export function EmailFieldset({ form, onClose }: EmailFieldsetProps) {
  const words = useWords('profile');
  // Those of its errors.
  useWords('signIn');
  const { register, formState, handleSubmit, setError } = form;
  const { errors, isSubmitting } = formState;
  const { mutateAsync } = useChangeEmail();
  const send = async (input: EmailInput) => {
    try {
      const { pendingEmail } = await mutateAsync(input);
      onClose();
      sayEmailIsSent(pendingEmail);
    } catch (error) {
      if (isUnauthorized(error)) return;
      const message = refusalOf(error)?.words ?? wordsNow('profile').emailFailed;
      setError('email', { type: 'server', message }, { shouldFocus: true });
    }
  };
  return (
    <form
      noValidate
      aria-label={words.emailForm}
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="flex animate-appear flex-col gap-4"
    >
      <TextField
        label={words.newEmail}
        hint={words.newEmailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email')}
        error={errors.email?.message}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="main" pending={isSubmitting}>
          {isSubmitting ? words.sending : words.updateEmail}
        </Button>
      </div>
    </form>
  );
}
