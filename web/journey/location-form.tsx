// The form that says where and when a rock was hidden or found.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Coordinates } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { TextArea } from '../ui/field.tsx';
import { GroundNotice } from './ground-notice.tsx';
import { readVisit, useLocationDraft, type LocationDraft } from './location-draft.ts';
import { PlaceFields } from './place-fields.tsx';
import type { LocationAction } from './save-location.ts';
import { useWords } from '../views/words.ts';
import { useGroundDoubt } from './use-ground-doubt.ts';
import { WhenField } from './when-field.tsx';

interface LocationFormProps {
  draftName: string;
  /** Of what was said before: what it says, and when it was done. */
  kept?: { draft: LocationDraft; doneAt: number } | undefined;
  action: LocationAction;
  /** Usually not of a find, which has its own time. */
  asksWhen?: boolean;
  /** The rock's newest place. */
  around: Coordinates | null;
  locatesAtOnce: boolean;
  pending: boolean;
  failure: string | null;
  onSubmit: (place: RehideInput) => void;
  onCancel: () => void;
}

export function LocationForm({
  draftName,
  kept,
  action,
  asksWhen = action !== 'find',
  around,
  locatesAtOnce,
  pending,
  failure,
  onSubmit,
  onCancel,
}: LocationFormProps) {
  const words = useWords('placeForm');
  // For the refusals of its fields.
  useWords('journey');
  const [draft, change] = useLocationDraft(draftName, kept?.draft);
  const [errors, setErrors] = useState<Partial<LocationDraft>>({});
  const isFilled = [draft.latitude, draft.longitude, draft.locationName].every((text) => text.trim() !== '');
  const ground = useGroundDoubt();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const [isAsking, setIsAsking] = useState(false);
  const asking = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const { place, errors } = readVisit(draft);
    setErrors(errors);
    if (place) void ask(place);
  };
  const ask = async (place: RehideInput) => {
    // A second click can come before the button renders as pending.
    if (asking.current) return;
    asking.current = true;
    setIsAsking(true);
    if (await ground.isFine(place)) onSubmit(place);
    asking.current = false;
    setIsAsking(false);
  };
  const edit = (changed: Partial<LocationDraft>) => {
    change(changed);
    if ('latitude' in changed || 'longitude' in changed) ground.drop();
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))),
    );
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PlaceFields
        place={draft}
        onChange={edit}
        errors={errors}
        around={around}
        locatesAtOnce={locatesAtOnce}
        first={first}
      >
        <TextArea
          label={words.notes}
          value={draft.notes}
          onChange={(event) => edit({ notes: event.target.value })}
          error={errors.notes}
          placeholder={words.notesHints[action]}
        />
        {asksWhen && (
          <WhenField
            value={draft.when}
            onChange={(when) => edit({ when })}
            error={errors.when}
            doneAt={kept?.doneAt}
          />
        )}
      </PlaceFields>
      {ground.doubt && (
        <GroundNotice
          ground={ground.doubt}
          isFind={action === 'find'}
          onChange={() => {
            ground.drop();
            first.current?.focus();
          }}
          onGoOn={() => {
            ground.accept();
            main.current?.focus();
            main.current?.form?.requestSubmit();
          }}
        />
      )}
      <DialogActions stayInSight refusal={failure}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button
          ref={main}
          type="submit"
          // While something is asked, its careful answer is the main one.
          variant={ground.doubt ? 'quiet' : 'main'}
          disabled={!isFilled}
          pending={pending || isAsking}
        >
          {kept ? words.save : words.submit[action]}
        </Button>
      </DialogActions>
    </form>
  );
}
