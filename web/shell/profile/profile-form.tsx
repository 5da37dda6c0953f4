// The form for a member's names and place.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CurrentMember } from '../../../schema/members.ts';
import { ProfileInput, profileWords, type ProfileFields } from '../../../schema/profile.ts';
import { refusalOf, useSaveProfile } from '../../members/changes.ts';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Refusal, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';

export type ProfileForm = UseFormReturn<ProfileFields, unknown, ProfileInput>;

/** Starts with the current member's values. */
export function useProfileForm(member: CurrentMember): ProfileForm {
  return useForm<ProfileFields, unknown, ProfileInput>({
    defaultValues: fieldsOf(member),
    resolver: zodResolver(ProfileInput),
  });
}

interface ProfileFieldsetProps {
  form: ProfileForm;
  /** Called after an attempt to save; `isSaved` is false if it failed or if input was typed meanwhile. */
  onSaved: (isSaved: boolean) => void;
  /** Closes the dialog on the first sign-in; otherwise its Close button is enough. */
  onContinue: (() => void) | undefined;
}

export function ProfileFieldset({ form, onSaved, onContinue }: ProfileFieldsetProps) {
  const { register, formState, handleSubmit, setError, getValues, setValue, reset, clearErrors } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const { mutateAsync } = useSaveProfile();

  const save = async (profile: ProfileInput) => {
    clearErrors('root');
    const sent = getValues();
    try {
      const saved = fieldsOf(await mutateAsync(profile));
      // Input typed meanwhile stays and counts as unsaved.
      const unchanged = names.filter((name) => getValues(name) === sent[name]);
      reset(saved, { keepValues: true });
      for (const name of unchanged) setValue(name, saved[name], { shouldDirty: true });
      toast({ title: profileWords.updated, tone: 'good' });
      onSaved(unchanged.length === names.length);
    } catch (error) {
      onSaved(false);
      if (isUnauthorized(error)) return;
      const { words: message, field } = refusalOf(error) ?? { words: profileWords.updateFailed };
      if (isField(field)) setError(field, { type: 'server', message }, { shouldFocus: true });
      else setError('root', { type: 'server', message });
    }
  };
  const field = (name: keyof ProfileFields) => ({
    ...register(name),
    error: errors[name]?.message,
    dir: 'auto' as const,
  });

  return (
    <form
      noValidate
      aria-label="Your profile"
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        label="Username"
        hint="Optional. Without one, others see your first name and the first letter of your last name."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <fieldset>
        <legend className="mb-4 text-sm text-soft">Where you live is optional, and only you see it.</legend>
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField label="City" autoComplete="address-level2" {...field('city')} />
          <TextField label="State" autoComplete="address-level1" {...field('state')} />
          <TextField label="Country" autoComplete="country-name" {...field('country')} />
        </div>
      </fieldset>
      <Refusal>{errors.root?.message}</Refusal>
      <DialogActions>
        {onContinue && (
          <Button variant={isDirty ? 'quiet' : 'main'} onClick={onContinue}>
            Continue
          </Button>
        )}
        <Button type="submit" variant={isDirty || !onContinue ? 'main' : 'quiet'} pending={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Changes'}
        </Button>
      </DialogActions>
    </form>
  );
}

const names = ['username', 'firstName', 'lastName', 'city', 'state', 'country'] as const;

function fieldsOf(member: CurrentMember): ProfileFields {
  const { username, firstName, lastName, city, state, country } = member;
  return { username, firstName, lastName, city, state, country };
}

function isField(field: string | undefined): field is keyof ProfileFields {
  return names.some((name) => name === field);
}
