// The application form: the applicant and the address for the labels.
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { AmbassadorInput, ambassadorWords, type ApplicationTaken } from '../../schema/ambassadors.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../views/field.tsx';
import { toast } from '../ui/toast.ts';
import { useApply } from './queries.ts';

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
  const member = useMember();
  const { register, handleSubmit, setError, formState } = useForm<AmbassadorInput>({
    defaultValues: { ...empty, email: member?.email ?? '' },
    resolver: zodResolver(AmbassadorInput),
  });
  const { mutateAsync } = useApply();
  const isSending = useRef(false);

  const explain = (error: unknown) => {
    const words = serverWords(error, ambassadorWords.failed);
    toast({ title: 'Error', description: words, tone: 'bad' });
    // An error of one field is also shown there, since the toast disappears.
    const field = error instanceof ApiError ? error.field : undefined;
    if (isField(field)) setError(field, { type: 'server', message: words }, { shouldFocus: true });
  };
  const celebrate = ({ message }: ApplicationTaken) => {
    toast({ title: 'Application Submitted', description: message, tone: 'good' });
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
    ...register(name),
    error: formState.errors[name]?.message,
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-7">
      <TextField label="Name" {...field('name')} autoComplete="name" />
      <TextField
        label="Email"
        hint="We write to you here, and nobody else sees it."
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        label="Address"
        hint="Street and number, where the labels shall go."
        {...field('address')}
        autoComplete="street-address"
      />
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-x-5">
        <TextField label="City" {...field('city')} autoComplete="address-level2" />
        <TextField label="State/Province" {...field('state')} autoComplete="address-level1" />
        <TextField label="Zipcode" {...field('zipcode')} autoComplete="postal-code" />
        <TextField label="Country" {...field('country')} autoComplete="country-name" />
      </div>
      <div className="flex flex-col gap-4">
        <Button type="submit" variant="main" size="large" pending={formState.isSubmitting}>
          {formState.isSubmitting ? 'Submitting...' : 'Submit Application'}
        </Button>
        <p className="text-sm text-soft">
          Your address is for the pack alone. If you are selected, your first name and the initial of your
          last name appear among our Founding Ambassadors.
        </p>
      </div>
    </form>
  );
}

function isField(field: string | undefined): field is keyof AmbassadorInput {
  return field !== undefined && field in empty;
}
