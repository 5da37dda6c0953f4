// The dialog in which the author of an entry corrects it, or takes it back.
import { useEffect, useRef, useState } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { dropDraft } from '../lib/drafts.ts';
import { useMember } from '../members/queries.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { changeOf, useCorrect, useRetract } from './corrections.ts';
import type { LocationDraft } from './location-draft.ts';
import { LocationForm } from './location-form.tsx';
import { useJourney } from './queries.ts';
import { useWords } from '../views/words.ts';
import { sentences } from '../lib/sentences.ts';

interface CorrectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rockId: string;
  entry: JourneyEntry;
}

export default function CorrectionDialog({ open, onOpenChange, rockId, entry }: CorrectionDialogProps) {
  const words = useWords('corrections');
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
      title={isAsking ? words.takeThisBack[what] : words.changeOf[what](dayOf(entry))}
      focusesTitle
    >
      <UnlessSuspended>
        {isAsking ? (
          <TakeBack
            rockId={rockId}
            entry={entry}
            what={what}
            onDone={close}
            onKeep={() => setAsking(false)}
          />
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-3">
              {words.wasMistake}
              <Button variant="link" onClick={() => setAsking(true)}>
                {words.takeBack}
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
              failure={correct.error ? serverWords(correct.error, words.tryAgain) : null}
              onSubmit={save}
              onCancel={close}
            />
          </>
        )}
      </UnlessSuspended>
    </Dialog>
  );
}

const dayOf = ({ createdAt, near }: JourneyEntry) => dayWords(createdAt, near?.zone);

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
  const words = useWords('corrections');
  const retract = useRetract(rockId, entry, onDone);
  const newest = useJourney(rockId).entries?.find(({ isMistake }) => !isMistake);
  const isNewest = newest && newest.seq === entry.seq;
  const question = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} tabIndex={-1} className="rounded-sm">
        {sentences(
          words.becomes[isNewest === undefined ? 'unknown' : isNewest ? 'gone' : 'struck'],
          !isNewest && what === 'find' && words.norRehide,
        )}
      </p>
      <DialogActions refusal={retract.error ? serverWords(retract.error, words.tryAgain) : null}>
        <Button onClick={onKeep}>{words.keep}</Button>
        <Button variant="danger" pending={retract.isPending} onClick={() => retract.mutate()}>
          {words.takeBack}
        </Button>
      </DialogActions>
    </>
  );
}
