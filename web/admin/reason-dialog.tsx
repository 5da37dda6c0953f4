// The dialog before an act that people feel: what will happen, why, and the button that does it.
import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea } from '../ui/field.tsx';
import type { ToastWords } from '../ui/toast.ts';
import { useAdminAction } from './changes.ts';

/** What is asked for, and how it is done. */
export interface ReasonedAction {
  /** Tells it from others. */
  key: string;
  title: ReactNode;
  /** What it means for whom. */
  description: ReactNode;
  /** Words of the button. */
  action: string;
  isDanger?: boolean;
  send: (because: Because, headers: AttemptHeaders) => Promise<unknown>;
  done: ToastWords;
}

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  deed: ReasonedAction;
  /** Takes the focus when what opened the dialog is gone. */
  returnTo: RefObject<HTMLElement | null>;
}

/** Give it a key for each deed: what was typed outlives a dialog that was closed by mistake, and only that. */
export function ReasonDialog({ open, onOpenChange, deed, returnTo }: ReasonDialogProps) {
  const { title, description, action, isDanger, send, done } = deed;
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
