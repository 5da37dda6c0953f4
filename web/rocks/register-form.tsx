// The form that registers a rock: name, Rock ID, description, photo and first place.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import type { CurrentMember } from '../../schema/members.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { shownInMyRocks } from '../journey/just-hidden.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../lib/drafts.ts';
import { goToSignIn } from '../members/sign-in.ts';
import { isKept } from '../outbox/is-kept.ts';
import { keptWords } from '../outbox/words.ts';
import { usePhoto } from '../photos/use-photo.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Refusal, TextArea, TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { CodeField } from './code-field.tsx';
import { useFirstPlaceDoubts } from './first-place-doubts.tsx';
import { FirstPlaceFields } from './first-place-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { emptyFields, registerResolver, type RegisterFields, type Registration } from './register-fields.ts';
import { useRegisterRock, type Registered } from './register-rock.ts';
import { RegisteredAlready } from './registered-already.tsx';
import { takeSharedPhoto } from './shared-photo.ts';
import { wordsNow } from '../lib/words.ts';
import { useWords } from '../views/words.ts';

/** Milliseconds to read that the session has expired. */
const expiryDelay = 1500;

interface RegisterFormProps {
  member: CurrentMember;
  /** The Rock ID of a scanned label, if any. */
  code: string | undefined;
}

export function RegisterForm({ member, code }: RegisterFormProps) {
  const words = useWords('registerForm');
  const draftName = `register:${member.id}`;
  const form = useForm<RegisterFields, unknown, Registration>({
    defaultValues: {
      ...readDraft(draftName, emptyFields),
      ...(code ? { laserEngraverId: formatCode(code) } : {}),
    },
    resolver: registerResolver,
    shouldFocusError: false,
  });
  const { register, formState } = form;
  const fields = useWatch({ control: form.control });
  const { errors, isSubmitting, submitCount } = formState;
  const { photo, choose, remove, refuse } = usePhoto();
  const { mutateAsync } = useRegisterRock(member.id);
  const [earlier, setEarlier] = useState<OwnRock | null>(null);
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const doubts = useFirstPlaceDoubts(member, {
    move: (to) => {
      form.setValue('latitude', String(to.latitude));
      form.setValue('longitude', String(to.longitude));
    },
    send: () => {
      main.current?.focus();
      element.current?.requestSubmit();
    },
    retype: () => first.current?.focus(),
  });
  /** The rock was registered or the form discarded, so the draft is no longer saved. */
  const isDone = useRef(false);

  useEffect(() => {
    if (!isDone.current) keepDraft(draftName, fields);
  }, [draftName, fields]);
  const discardDraft = () => {
    isDone.current = true;
    dropDraft(draftName);
  };
  const chooseShared = useEffectEvent(choose);
  useEffect(() => {
    void takeSharedPhoto().then((shared) => shared && chooseShared(shared));
  }, []);
  // Focuses the first invalid field, including controlled ones.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);

  const welcome = ({ earlier: known, placeIsLost, hidden }: Registered) => {
    setEarlier(known);
    if (known) return;
    discardDraft();
    toast({
      title: words.registered,
      description: placeIsLost ? words.placeIsLost : words.success,
      tone: 'good',
    });
    return navigate(hidden ? shownInMyRocks(hidden) : { to: '/my-rocks' });
  };
  const explain = (error: unknown) => {
    const why = serverWords(error, words.failed);
    const { status, field } = error instanceof ApiError ? error : { status: null, field: undefined };
    if (isKept(error)) {
      discardDraft();
      toast(keptWords);
      void navigate({ to: '/my-rocks' });
    } else if (status === 401) {
      toast({ ...words.expired, tone: 'bad' });
      setTimeout(goToSignIn, expiryDelay);
    } else if (field === 'image') {
      refuse(status === 413 ? wordsNow('photos').tooLargeTitle : wordsNow('photos').wrongTypeTitle, why);
    } else {
      const message = status === 0 ? words.typedIsKept(why) : why;
      form.setError(isField(field) ? field : 'root', { type: 'server', message });
    }
  };
  const send = async (registration: Registration) => {
    // A second click can come before the button renders as pending.
    if (isSending.current) return;
    isSending.current = true;
    const { place } = registration;
    const settled = place && (await doubts.settle(place));
    if (!place || settled) {
      await mutateAsync({ ...registration, place: settled, image: photo.file }).then(welcome, explain);
    }
    isSending.current = false;
  };

  const isKnown = earlier && isSameCode(earlier.laserEngraverId, fields.laserEngraverId);

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-x-20 gap-y-7 lg:grid-cols-[minmax(0,24rem)_minmax(0,34rem)] lg:grid-rows-[auto_auto_1fr]"
    >
      <PhotoField
        photo={photo}
        onChoose={(file) => void choose(file)}
        onRemove={remove}
        className="self-start lg:sticky lg:top-8 lg:row-span-3"
      />
      <div className="flex flex-col gap-7">
        <TextField label={words.name} {...register('name')} error={errors.name?.message} autoComplete="off" />
        <CodeField form={form} />
        <TextArea
          label={words.description}
          hint={words.descriptionHow}
          {...register('description')}
          error={errors.description?.message}
        />
      </div>
      <div className="flex flex-col gap-5">
        <Checkbox
          label={words.hideNow}
          hint={words.hideNowHow}
          {...register('hideNow', { onChange: doubts.drop })}
        />
        {fields.hideNow && <FirstPlaceFields form={form} first={first} onMove={doubts.drop} />}
      </div>
      <div className="flex flex-col gap-5">
        <Refusal>{errors.root?.message}</Refusal>
        {doubts.notice}
        <div role="alert" className="empty:hidden">
          {isKnown && <RegisteredAlready rock={earlier} onLeave={discardDraft} />}
        </div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <ButtonLink to="/my-rocks" size="large" onClick={discardDraft}>
            {words.cancel}
          </ButtonLink>
          <Button
            ref={main}
            type="submit"
            variant="main"
            size="large"
            pending={isSubmitting || photo.isFitting}
            className="sm:flex-1"
          >
            {isSubmitting ? words.registering : words.register}
          </Button>
        </div>
      </div>
    </form>
  );
}

const isSameCode = (one: string, other = '') => normalizeCode(one) === normalizeCode(other);

function isField(field: string | undefined): field is keyof RegisterFields {
  return field !== undefined && field in emptyFields;
}
