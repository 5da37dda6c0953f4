// A form that changes what waits to be sent.
import type { ReactNode, SubmitEvent } from 'react';
import type { Fields } from '../../outbox/fields.ts';
import type { KeptWrite } from '../../outbox/kept-write.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { useWords } from '../../views/words.ts';

export interface EditProps {
  write: KeptWrite;
  fields: Fields;
  onSave: (changes: Fields) => void;
  onCancel: () => void;
}

interface EditFormProps extends Pick<EditProps, 'onCancel'> {
  canSave?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

export function EditForm({ canSave = true, onSubmit, onCancel, children }: EditFormProps) {
  const words = useWords('keptFinds');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSave) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {children}
      <DialogActions stayInSight>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="main" disabled={!canSave}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A text of the fields; '' if there is none. */
export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};
