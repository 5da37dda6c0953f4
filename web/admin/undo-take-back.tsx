// The dialog that undoes an hour that was taken back: what returns and what cannot, the reason, and afterwards what has.
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import type { Takeback } from '../../schema/takebacks.ts';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea } from '../ui/field.tsx';
import { Sentence } from '../views/sentence.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useAdminAction } from './changes.ts';
import { Failure } from './failure.tsx';
import { MemberName } from './member-identity.tsx';
import { takebackState } from './queries.ts';
import { countWords, everyCount, KindList, many, ThingList } from './taken-things.tsx';
import { utcMoment } from './time.tsx';
import { useShown } from './use-shown.ts';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

interface UndoTakeBackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the act. */
  id: string;
  returnTo: RefObject<HTMLElement | null>;
}

export function UndoTakeBack({ id, onOpenChange, ...frame }: UndoTakeBackProps) {
  const words = useWords('takebacks');
  const state = useQuery(takebackState(id));
  const { data, isError } = state;
  const isShown = useShown(frame.open);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      {...frame}
      onOpenChange={onOpenChange}
      title={data?.isUndone ? words.undone : words.undo}
      description={data?.isUndone ? words.membersTold : words.aboutUndo}
      focusesTitle
    >
      {data ? (
        <>
          <Act act={data} />
          {data.isUndone ? (
            <DialogActions>
              <Button variant="main" onClick={close}>
                {words.close}
              </Button>
            </DialogActions>
          ) : (
            <UndoForm id={id} isShown={isShown} onCancel={close} />
          )}
        </>
      ) : isError ? (
        <Failure title={words.actNotLoaded} query={state} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-40 rounded-sm" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

/** The whole act: before its undo what would return, after it what has. */
function Act({ act: { from, until, isUndone, members, counts, things } }: { act: Takeback }) {
  const words = useWords('takebacks');
  const { goneMemberInSentence } = useWords('admin');
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>
        <Sentence
          parts={words.whatWas<ReactNode>(
            utcMoment(from),
            utcMoment(until),
            members.length === 0
              ? goneMemberInSentence
              : members.map((member, i) => (
                  <Fragment key={member.id}>
                    {i > 0 && ', '}
                    <MemberName member={member} isPlain />
                  </Fragment>
                )),
          )}
        />
      </p>
      {many(counts.returns) === 0 && <p>{isUndone ? words.nothingCameBack : words.nothingCanReturn}</p>}
      <KindList title={isUndone ? words.cameBack : words.returns} counts={counts.returns} />
      {many(counts.waits) > 0 && (
        <p>{(isUndone ? words.toCome : words.notTaken)(countWords(counts.waits))}</p>
      )}
      <KindList title={isUndone ? words.couldNotComeBack : words.cannotReturn} counts={counts.lost} isLost />
      <KindList title={words.neverTaken} counts={counts.kept} />
      <ThingList things={things} count={everyCount(counts)} members={members} />
    </div>
  );
}

interface UndoFormProps {
  id: string;
  /** Whether the dialog is open. */
  isShown: RefObject<boolean>;
  onCancel: () => void;
}

function UndoForm({ id, isShown, onCancel }: UndoFormProps) {
  const words = useWords('takebacks');
  const shared = useWords('admin');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const act = useAdminAction({
    send: (json: Because, headers) =>
      api.admin.takebacks[':id'].undo.$post({ param: { id }, json }, { headers }),
    done: () => (isShown.current ? null : { title: wordsNow('takebacks').undone }),
    onDone: () => {},
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = Because.safeParse({ reason });
    setRefusal(error?.issues[0]?.message);
    if (data) act.mutate(data);
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextArea
        label={shared.reasonLabel}
        hint={shared.aboutReason(adminLimits.reason)}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={refusal}
        dir="auto"
      />
      <ServerRefusal error={act.error} otherwise={shared.notDone} />
      <DialogActions>
        <Button onClick={onCancel}>{shared.cancel}</Button>
        <Button type="submit" variant="main" pending={act.isPending}>
          {act.isPending ? words.undoing : words.undoButton}
        </Button>
      </DialogActions>
    </form>
  );
}
