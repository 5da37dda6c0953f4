// The dialog that undoes an hour that was taken back: what returns and what cannot, the reason, and afterwards what has.
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState, type RefObject, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import type { Takeback } from '../../schema/takebacks.ts';
import { utcMoment } from '../../schema/utc-moment.ts';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea } from '../ui/field.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useAdminAction } from './changes.ts';
import { Failure } from './failure.tsx';
import { MemberName } from './member-identity.tsx';
import { takebackState } from './queries.ts';
import { countWords, everyCount, KindList, many, ThingList } from './taken-things.tsx';
import { useShown } from './use-shown.ts';

interface UndoTakeBackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the act. */
  id: string;
  returnTo: RefObject<HTMLElement | null>;
}

export function UndoTakeBack({ id, onOpenChange, ...frame }: UndoTakeBackProps) {
  const state = useQuery(takebackState(id));
  const { data, isError } = state;
  const isShown = useShown(frame.open);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      {...frame}
      onOpenChange={onOpenChange}
      title={data?.isUndone ? 'Undone' : 'Undo the taking back of an hour'}
      description={
        data?.isUndone
          ? 'The members are told.'
          : 'All that still fits returns as it was, and the members are told. A single rock or comment can be restored under Reports, in ‘Hidden now’.'
      }
      focusesTitle
    >
      {data ? (
        <>
          <Act act={data} />
          {data.isUndone ? (
            <DialogActions>
              <Button variant="main" onClick={close}>
                Close
              </Button>
            </DialogActions>
          ) : (
            <UndoForm id={id} isShown={isShown} onCancel={close} />
          )}
        </>
      ) : isError ? (
        <Failure title="What was taken back could not be loaded." query={state} />
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
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>
        {utcMoment(from)} to {utcMoment(until)}, of {members.length === 0 && 'somebody whose account is gone'}
        {members.map((member, i) => (
          <Fragment key={member.id}>
            {i > 0 && ', '}
            <MemberName member={member} isPlain />
          </Fragment>
        ))}
        .
      </p>
      {many(counts.returns) === 0 && <p>{isUndone ? 'Nothing came back.' : 'Nothing of it can return.'}</p>}
      <KindList title={isUndone ? 'This came back:' : 'This returns:'} counts={counts.returns} />
      {many(counts.waits) > 0 && (
        <p>
          {isUndone ? 'To come with the hourly job: ' : 'Not taken back yet, and left as it is: '}
          {countWords(counts.waits)}.
        </p>
      )}
      <KindList
        title={isUndone ? 'This could not come back:' : 'This cannot return:'}
        counts={counts.lost}
        isLost
      />
      <KindList title="This was never taken back, since others built on it:" counts={counts.kept} />
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
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const act = useAdminAction({
    send: (json: Because, headers) =>
      api.admin.takebacks[':id'].undo.$post({ param: { id }, json }, { headers }),
    done: () => (isShown.current ? null : { title: 'Undone' }),
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
        label="Reason"
        hint={`It is kept in the log: please name nobody in it. Up to ${adminLimits.reason} characters.`}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={refusal}
        dir="auto"
      />
      <ServerRefusal error={act.error} otherwise="This could not be done just now. Please try again." />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="main" pending={act.isPending}>
          {act.isPending ? 'Undoing...' : 'Undo'}
        </Button>
      </DialogActions>
    </form>
  );
}
