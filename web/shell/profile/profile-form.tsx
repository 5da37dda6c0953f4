// The form for a member's names and place.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CurrentMember } from '../../../schema/members.ts';
import { ProfileInput, type ProfileFields } from '../../../schema/profile.ts';
import { refusalOf, useSaveProfile } from '../../members/changes.ts';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Refusal, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { wordsNow } from '../../lib/words.ts';
import { useWords } from '../../views/words.ts';

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
  const words = useWords('profile');
  // Those of its errors.
  useWords('names');
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
      toast({ title: wordsNow('profile').updated, tone: 'good' });
      onSaved(unchanged.length === names.length);
    } catch (error) {
      onSaved(false);
      if (isUnauthorized(error)) return;
      const { words: message, field } = refusalOf(error) ?? { words: wordsNow('profile').updateFailed };
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
      aria-label={words.form}
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        label={words.fields.username}
        hint={words.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.fields.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={words.fields.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <fieldset>
        <legend className="mb-4 text-sm text-soft">{words.whereYouLive}</legend>
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField label={words.fields.city} autoComplete="address-level2" {...field('city')} />
          <TextField label={words.fields.state} autoComplete="address-level1" {...field('state')} />
          <TextField label={words.fields.country} autoComplete="country-name" {...field('country')} />
        </div>
      </fieldset>
      <Refusal>{errors.root?.message}</Refusal>
      <DialogActions>
        {onContinue && (
          <Button variant={isDirty ? 'quiet' : 'main'} onClick={onContinue}>
            {words.continue}
          </Button>
        )}
        <Button type="submit" variant={isDirty || !onContinue ? 'main' : 'quiet'} pending={isSubmitting}>
          {isSubmitting ? words.saving : words.save}
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
