// The application form: the applicant and the address for the labels.
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { AmbassadorInput, type ApplicationTaken } from '../../schema/ambassadors.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { useApply } from './queries.ts';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

const empty: AmbassadorInput = {
  name: '',
  email: '',
  address: '',
  city: '',
  state: '',
  zipcode: '',
  country: '',
};

export function ApplicationForm({ onSubmitted }: { onSubmitted: () => void }) {
  const words = useWords('ambassadors');
  // For the refusals of its fields.
  useWords('names');
  useWords('signIn');
  const member = useMember();
  const { register, handleSubmit, setError, formState } = useForm<AmbassadorInput>({
    defaultValues: { ...empty, email: member?.email ?? '' },
    resolver: zodResolver(AmbassadorInput),
  });
  const { mutateAsync } = useApply();
  const isSending = useRef(false);

  const explain = (error: unknown) => {
    const { error: title, failed } = wordsNow('ambassadors');
    const message = serverWords(error, failed);
    toast({ title, description: message, tone: 'bad' });
    // An error of one field is also shown there, since the toast disappears.
    const field = error instanceof ApiError ? error.field : undefined;
    if (isField(field)) setError(field, { type: 'server', message }, { shouldFocus: true });
  };
  const celebrate = ({ message }: ApplicationTaken) => {
    toast({ title: wordsNow('ambassadors').submittedTitle, description: message, tone: 'good' });
    return onSubmitted();
  };
  const send = async (input: AmbassadorInput) => {
    // A second click may come before the button is pending.
    if (isSending.current) return;
    isSending.current = true;
    await mutateAsync(input).then(celebrate, explain);
    isSending.current = false;
  };
  const field = (name: keyof AmbassadorInput) => ({
    id: name,
    label: words.fields[name],
    ...register(name),
    error: formState.errors[name]?.message,
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-7">
      <TextField {...field('name')} autoComplete="name" />
      <TextField
        hint={words.emailHint}
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField hint={words.addressHint} {...field('address')} autoComplete="street-address" />
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-x-5">
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('state')} autoComplete="address-level1" />
        <TextField {...field('zipcode')} autoComplete="postal-code" />
        <TextField {...field('country')} autoComplete="country-name" />
      </div>
      <div className="flex flex-col gap-4">
        <Button type="submit" variant="main" size="large" pending={formState.isSubmitting}>
          {formState.isSubmitting ? words.submitting : words.submit}
        </Button>
        <p className="text-sm text-soft">{words.whatIsPublic}</p>
      </div>
    </form>
  );
}

function isField(field: string | undefined): field is keyof AmbassadorInput {
  return field !== undefined && field in empty;
}
