// The dialog to log where a rock was hidden or found.
import type { RefObject } from 'react';
import { dropDraft } from '../lib/drafts.ts';
import { useMember } from '../members/queries.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { locationDraftName } from './location-draft.ts';
import { LocationForm } from './location-form.tsx';
import { failureWords, useSaveLocation, type LocationTarget } from './save-location.ts';
import { useWords } from '../views/words.ts';
import { useDistance } from '../lib/unit.ts';

interface LocationDialogProps extends LocationTarget {
  /** Asks the device where it is as soon as the dialog opens. */
  locatesAtOnce?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the place is saved and the dialog closes. */
  onDone?: (() => void) | undefined;
  /** Takes the focus on closing if the rehidden rock's card is no longer in the page. */
  returnTo?: RefObject<HTMLElement | null>;
}

export default function LocationDialog({
  open,
  onOpenChange,
  onDone,
  returnTo,
  locatesAtOnce = false,
  ...target
}: LocationDialogProps) {
  const words = useWords('placeForm');
  const { unit } = useDistance();
  const { action, rock } = target;
  const draftName = locationDraftName(useMember()?.id ?? '', target);
  const save = useSaveLocation(() => {
    dropDraft(draftName);
    onOpenChange(false);
    onDone?.();
  });
  const changeOpen = (isOpen: boolean) => {
    // An old refusal would look like a new one.
    if (!isOpen) save.reset();
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      {...(returnTo && { returnTo })}
      title={action === 'move' ? words.titles.move : words.titles[action](rock.name)}
      {...(action === 'move' && { description: words.moveHint[unit] })}
    >
      <UnlessSuspended>
        <LocationForm
          draftName={draftName}
          action={action}
          around={rock.lastPlace}
          locatesAtOnce={locatesAtOnce || action === 'move'}
          pending={save.isPending}
          failure={save.error ? failureWords(save.error, action) : null}
          onSubmit={(place) => save.mutate([target, place])}
          onCancel={() => {
            dropDraft(draftName);
            changeOpen(false);
          }}
        />
      </UnlessSuspended>
    </Dialog>
  );
}
