// The dialog that confirms an admin action: its consequences and its reason.
import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea } from '../ui/field.tsx';
import type { ToastWords } from '../ui/toast.ts';
import { useAdminAction } from './changes.ts';

/** An admin action that needs a reason. */
export interface ReasonedAction {
  /** Unique key. */
  key: string;
  title: ReactNode;
  /** Explains the consequences. */
  description: ReactNode;
  /** Text of the button. */
  action: string;
  isDanger?: boolean;
  send: (because: Because, headers: AttemptHeaders) => Promise<unknown>;
  done: ToastWords;
}

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  decision: ReasonedAction;
  /** Gets the focus if the element that opened the dialog is gone. */
  returnTo: RefObject<HTMLElement | null>;
}

/** Needs a React key for each action: the reason then survives closing the dialog, but is not reused for others. */
export function ReasonDialog({ open, onOpenChange, decision, returnTo }: ReasonDialogProps) {
  const { title, description, action, isDanger, send, done } = decision;
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const act = useAdminAction({
    send,
    done,
    onDone: () => {
      setReason('');
      onOpenChange(false);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = Because.safeParse({ reason });
    setRefusal(error?.issues[0]?.message);
    if (data) act.mutate(data);
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      returnTo={returnTo}
    >
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
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'main'} pending={act.isPending}>
            {act.isPending ? 'Saving...' : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
