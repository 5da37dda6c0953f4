// The dialog that changes what waits to be sent, by the fields and checks of its usual form.
import type { RefObject } from 'react';
import { dropDraft } from '../../lib/drafts.ts';
import type { LocationDraft } from '../../journey/location-draft.ts';
import { LocationForm } from '../../journey/location-form.tsx';
import type { LocationAction } from '../../journey/save-location.ts';
import { whenOf } from '../../journey/when-field.tsx';
import type { Fields } from '../../outbox/fields.ts';
import type { WriteKind } from '../../outbox/kept-write.ts';
import { putBack } from '../../outbox/put-back.ts';
import { deedWords } from '../../outbox/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { EditFind } from './edit-find.tsx';
import { EditRock } from './edit-rock.tsx';
import { EditWords } from './edit-words.tsx';
import type { Edited } from './own-outbox.tsx';
import { useWords } from '../../views/words.ts';
import { wordsNow } from '../../lib/words.ts';
import { useWorded } from '../../lib/worded.ts';

interface EditKeptProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  edited: Edited;
  /** Takes the focus on closing if the button that opened the dialog is gone. */
  returnTo: RefObject<HTMLElement | null>;
}

export default function EditKept({ open, onOpenChange, edited, returnTo }: EditKeptProps) {
  const words = useWords('keptFinds');
  const { write, fields } = edited;
  const why = useWorded(write.words ?? undefined);
  const draftName = `kept:${write.memberId}:${write.key}`;
  const close = () => {
    dropDraft(draftName);
    onOpenChange(false);
  };
  const save = async (changes: Fields) => {
    if (!(await putBack(write, changes))) toast({ ...wordsNow('keptFinds').arrived, tone: 'plain' });
    close();
  };
  const form = {
    write,
    fields,
    onSave: (changes: Fields) => void save(changes),
    onCancel: close,
  };
  const action = actionOf[write.kind];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnTo={returnTo}
      title={words.title}
      description={
        <>
          <bdi className="wrap-anywhere">{deedWords(write)}</bdi>
          {why && <strong className="block font-semibold text-ink">{why}</strong>}
        </>
      }
    >
      {action ? (
        <LocationForm
          draftName={draftName}
          kept={{ draft: draftOf(fields), doneAt: write.at }}
          action={action}
          around={null}
          locatesAtOnce={false}
          pending={false}
          failure={null}
          // Without a moment of its own it was when it was kept.
          onSubmit={(place) => form.onSave({ ...place, happenedAt: place.happenedAt })}
          onCancel={close}
        />
      ) : write.kind === 'find' ? (
        <EditFind {...form} />
      ) : write.kind === 'register' ? (
        <EditRock {...form} />
      ) : (
        <EditWords {...form} />
      )}
    </Dialog>
  );
}

/** By the dialog in which a place is logged. */
const actionOf: Partial<Record<WriteKind, LocationAction>> = {
  hide: 'hide',
  rehide: 'rehide',
  note: 'find',
  move: 'move',
};

const draftOf = ({ latitude, longitude, locationName, notes, happenedAt }: Fields): LocationDraft => ({
  latitude: textOf(latitude),
  longitude: textOf(longitude),
  locationName: textOf(locationName),
  notes: textOf(notes),
  when: whenOf(happenedAt),
});

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
