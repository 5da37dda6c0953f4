// The dialog in which the author of an entry corrects it, or takes it back.
import { useEffect, useRef, useState } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { serverWords } from '../lib/api-error.ts';
import { dropDraft } from '../lib/drafts.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { changeOf, useCorrect, useRetract } from './corrections.ts';
import type { LocationDraft } from './location-draft.ts';
import { LocationForm } from './location-form.tsx';

interface CorrectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rockId: string;
  entry: JourneyEntry;
}

const tryAgain = 'That did not arrive. Please try again.';

export default function CorrectionDialog({ open, onOpenChange, rockId, entry }: CorrectionDialogProps) {
  const draftName = `correct:${useMember()?.id ?? ''}:${rockId}:${entry.seq}`;
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    dropDraft(draftName);
    setAsking(false);
    onOpenChange(false);
  };
  const correct = useCorrect(rockId, entry, close);
  const what = entry.actionType === 'hidden' ? 'hide' : 'find';
  const save = (visit: RehideInput) => {
    const change = changeOf(entry, visit);
    if (change) correct.mutate(change);
    else close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isAsking ? `Take this ${what} back?` : `Change this ${what}`}
      focusesTitle
    >
      {isAsking ? (
        <TakeBack rockId={rockId} entry={entry} what={what} onDone={close} onKeep={() => setAsking(false)} />
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-3">
            Was it a mistake?
            <Button variant="link" onClick={() => setAsking(true)}>
              Take it back
            </Button>
          </p>
          <LocationForm
            draftName={draftName}
            kept={{ draft: draftOf(entry), doneAt: Date.parse(entry.createdAt) }}
            action={what}
            asksWhen
            around={entry}
            locatesAtOnce={false}
            pending={correct.isPending}
            failure={correct.error ? serverWords(correct.error, tryAgain) : null}
            onSubmit={save}
            onCancel={close}
          />
        </>
      )}
    </Dialog>
  );
}

const draftOf = ({ latitude, longitude, locationName, notes }: JourneyEntry): LocationDraft => ({
  latitude: String(latitude),
  longitude: String(longitude),
  locationName,
  notes,
  when: '',
});

interface TakeBackProps {
  rockId: string;
  entry: JourneyEntry;
  what: 'hide' | 'find';
  onDone: () => void;
  onKeep: () => void;
}

function TakeBack({ rockId, entry, what, onDone, onKeep }: TakeBackProps) {
  const retract = useRetract(rockId, entry, onDone);
  const question = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} tabIndex={-1} className="rounded-sm">
        If nothing has happened since, it is gone. Otherwise the journey shows it struck through, and it does
        not count{what === 'find' && ', and neither does your rehide of it'}.
      </p>
      <DialogActions refusal={retract.error ? serverWords(retract.error, tryAgain) : null}>
        <Button onClick={onKeep}>Keep it</Button>
        <Button variant="main" pending={retract.isPending} onClick={() => retract.mutate()}>
          Take it back
        </Button>
      </DialogActions>
    </>
  );
}
