// A line of the sheet that ships many orders: the order, and its tracking note.
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { inputClass } from '../views/field.tsx';
import { useWords } from '../views/words.ts';
import { useWorded } from '../lib/worded.ts';

interface ShipmentLineProps {
  order: AdminOrder;
  note: string;
  refusal: string | undefined;
  onNote: (note: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

export function ShipmentLine({
  order: { id, shipping, customerEmail },
  note,
  refusal,
  onNote,
  ...input
}: ShipmentLineProps) {
  const words = useWords('adminOrders');
  const fieldId = useId();
  const refused = useWorded(refusal);
  return (
    <li className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <label htmlFor={fieldId} className="min-w-0 text-sm leading-tight">
        <span className="sr-only">{words.noteOf}</span>
        <span className="font-mono font-semibold">{id}</span>{' '}
        <bdi className="text-soft sm:block sm:truncate">
          {[shipping?.name, shipping?.city].filter(Boolean).join(', ')}
        </bdi>
        {customerEmail === '' && <span className="block text-soft">{words.noEmail}</span>}
      </label>
      <input
        {...input}
        id={fieldId}
        value={note}
        onChange={({ target }) => onNote(target.value)}
        aria-invalid={refusal === undefined ? undefined : true}
        aria-describedby={refusal === undefined ? undefined : `${fieldId}-error`}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
        className={inputClass()}
      />
      <p
        id={`${fieldId}-error`}
        role="alert"
        className="text-sm font-semibold text-coral empty:hidden sm:col-start-2"
      >
        {refused}
      </p>
    </li>
  );
}
