// The dialog that confirms an admin action: its consequences and its reason.
import { useState, type ComponentType, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ServerRefusal, TextArea } from '../ui/field.tsx';
import type { ToastWords } from '../ui/toast.ts';
import { useAdminAction } from './changes.ts';
import { useWords } from '../views/words.ts';

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
  /** Whether the member concerned reads the reason. */
  isRead?: boolean;
  /** The reason at first; '' when missing. */
  reason?: string;
  /** A field above the reason. */
  field?: ExtraField;
  /** The label of a checkbox below the reason, which is checked at first. */
  option?: string;
  /** @param said what was entered in that field; '' without one @param isChosen whether the checkbox is checked */
  send: (because: Because, headers: AttemptHeaders, said: string, isChosen: boolean) => Promise<unknown>;
  done: ToastWords;
}

export interface ExtraFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

interface ExtraField {
  Control: ComponentType<ExtraFieldProps>;
  initial: string;
  /** Why it is refused; undefined if it is not. */
  refusalOf: (said: string) => string | undefined;
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
  const words = useWords('admin');
  const {
    title,
    description,
    action,
    isDanger,
    isRead,
    reason: initial = '',
    field,
    option,
    send,
    done,
  } = decision;
  const [reason, setReason] = useState(initial);
  const [said, setSaid] = useState(field?.initial ?? '');
  const [isChosen, setChosen] = useState(true);
  const [refusals, setRefusals] = useState<{ reason?: string | undefined; said?: string | undefined }>({});
  const act = useAdminAction({
    send: (input: { because: Because; said: string; isChosen: boolean }, headers) =>
      send(input.because, headers, input.said, input.isChosen),
    done,
    onDone: () => {
      setReason(initial);
      onOpenChange(false);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = Because.safeParse({ reason });
    const ofField = field?.refusalOf(said);
    setRefusals({ reason: error?.issues[0]?.message, said: ofField });
    if (data && ofField === undefined) act.mutate({ because: data, said, isChosen });
    else
      event.currentTarget
        .querySelector<HTMLElement>(ofField === undefined ? 'textarea' : 'input:not([type="radio"])')
        ?.focus();
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
        {field && <field.Control value={said} onChange={setSaid} error={refusals.said} />}
        <TextArea
          label={words.reasonLabel}
          hint={(isRead ? words.aboutReasonRead : words.aboutReason)(adminLimits.reason)}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={refusals.reason}
          dir="auto"
        />
        {option && (
          <Checkbox label={option} checked={isChosen} onChange={(event) => setChosen(event.target.checked)} />
        )}
        <ServerRefusal error={act.error} otherwise={words.notDone} />
        <DialogActions>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'main'} pending={act.isPending}>
            {act.isPending ? words.saving : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
