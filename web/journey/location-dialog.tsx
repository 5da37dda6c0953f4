// The dialog to log where a rock was hidden or found.
import type { RefObject } from 'react';
import { dropDraft } from '../lib/drafts.ts';
import { useMember } from '../members/queries.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { locationDraftName } from './location-draft.ts';
import { LocationForm } from './location-form.tsx';
import { failureWords, useSaveLocation, type LocationAction, type LocationTarget } from './save-location.ts';

const titles: Record<LocationAction, (name: string) => string> = {
  hide: (name) => `Hide ${name}`,
  rehide: (name) => `Rehide ${name}`,
  find: (name) => `You found ${name}`,
  move: () => 'Where does the rock lie now?',
};

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
      title={titles[target.action](target.rock.name)}
      {...(target.action === 'move' && {
        description: 'Up to about a mile, or within its town. Farther? Mark it as found, and hide it there.',
      })}
    >
      <UnlessSuspended>
        <LocationForm
          draftName={draftName}
          action={target.action}
          around={target.rock.lastPlace}
          locatesAtOnce={locatesAtOnce || target.action === 'move'}
          pending={save.isPending}
          failure={save.error ? failureWords(save.error, target.action) : null}
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
