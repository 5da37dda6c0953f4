// The sheet that marks many orders as shipped, with a line and a tracking note for each.
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { ShipmentInput, type AdminOrder, type Shipments } from '../../schema/admin-orders.ts';
import { api, bodyOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ServerRefusal } from '../ui/field.tsx';
import { useAdminAction } from './changes.ts';
import { ShipmentLine } from './shipment-line.tsx';
import { useWords } from '../views/words.ts';
import { sentences } from '../lib/sentences.ts';

/** What was chosen when the sheet was opened. */
export interface Sheet {
  /** To be shipped. */
  orders: readonly AdminOrder[];
  /** How many more are chosen that are not to be shipped, and that wait for a further sheet. */
  leftOut: number;
  later: number;
}

interface ShipManyProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  sheet: Sheet;
  /** @param ids orders that are shipped now, by this sheet or before */
  onShipped: (ids: readonly string[]) => void;
  /** Gets the focus once the button that opened the sheet is gone. */
  returnTo: RefObject<HTMLElement | null>;
}

export function ShipMany({ open, onOpenChange, sheet, onShipped, returnTo }: ShipManyProps) {
  const words = useWords('adminOrders');
  const shared = useWords('admin');
  const { orders, leftOut, later } = sheet;
  const formId = useId();
  // By order, so that they survive closing the sheet.
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [answered, setAnswered] = useState<Answered>();
  const answer = answered?.sheet === sheet ? answered.answer : undefined;
  const form = useRef<HTMLFormElement>(null);
  const fields = () => Array.from(form.current?.querySelectorAll('input') ?? []);
  const noteOf = (id: string) => notes[id] ?? '';
  const shipment = useAdminAction({
    send: (shipments: { id: string; tracking: string }[], headers) =>
      bodyOf(api.admin.shipments.$post({ json: { shipments } }, { headers })),
    done: ({ results }) =>
      results.every(({ refusal }) => refusal === null)
        ? {
            title: words.markedAsShipped(results.length),
            description: words.customersTold,
          }
        : null,
    onDone: (given) => {
      onShipped(given.results.map(({ id }) => id));
      if (given.results.every(({ refusal }) => refusal === null)) onOpenChange(false);
      else setAnswered({ sheet, answer: given });
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = orders.map(({ id }) => ({ id, ...ShipmentInput.safeParse({ tracking: noteOf(id) }) }));
    const refused = read.flatMap(({ id, error }) =>
      error ? [[id, error.issues[0]?.message ?? ''] as const] : [],
    );
    setRefusals(Object.fromEntries(refused));
    const firstRefused = read.findIndex(({ error }) => error);
    if (firstRefused >= 0) fields()[firstRefused]?.focus();
    else shipment.mutate(read.map(({ id, data }) => ({ id, tracking: data?.tracking ?? '' })));
  };
  /** Scanners of tracking numbers end with Enter, which goes on to the next line instead of sending the sheet. */
  const goOn = (event: KeyboardEvent<HTMLInputElement>, line: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = fields()[line + 1] ?? document.querySelector<HTMLElement>(`button[form="${formId}"]`);
    next?.focus();
  };
  /** A column of a spreadsheet fills this line and those below. */
  const paste = (event: ClipboardEvent<HTMLInputElement>, line: number) => {
    const pasted = event.clipboardData.getData('text/plain').trimEnd().split(/\r?\n/);
    if (pasted.length < 2) return;
    event.preventDefault();
    const below = orders.slice(line, line + pasted.length);
    setNotes({ ...notes, ...Object.fromEntries(below.map(({ id }, i) => [id, pasted[i]?.trim() ?? ''])) });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={answer ? words.notAll : words.markMany(orders.length)}
      description={
        answer
          ? undefined
          : sentences(
              words.eachGetsEmail,
              leftOut > 0 && words.leftOut(leftOut),
              later > 0 && words.later(later),
            )
      }
      returnTo={returnTo}
      focusesTitle
      footer={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-7">
          {answer ? (
            <Button onClick={() => onOpenChange(false)}>{words.done}</Button>
          ) : (
            <>
              <ServerRefusal error={shipment.error} otherwise={shared.notSaved} />
              <Button
                type="submit"
                form={formId}
                variant="main"
                pending={shipment.isPending}
                className="max-sm:w-full"
              >
                {shipment.isPending ? shared.saving : words.markMany(orders.length)}
              </Button>
            </>
          )}
        </div>
      }
    >
      {answer ? (
        <Results {...answer} />
      ) : (
        <form id={formId} ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
          <p className="text-sm text-soft">{words.aboutNotes}</p>
          <ol className="flex flex-col gap-3 sm:gap-2">
            {orders.map((order, line) => (
              <ShipmentLine
                key={order.id}
                order={order}
                note={noteOf(order.id)}
                refusal={refusals[order.id]}
                onNote={(note) => setNotes({ ...notes, [order.id]: note })}
                onKeyDown={(event) => goOn(event, line)}
                onPaste={(event) => paste(event, line)}
              />
            ))}
          </ol>
        </form>
      )}
    </Dialog>
  );
}

/** The answer for a sheet, which a later one does not show. */
interface Answered {
  sheet: Sheet;
  answer: Shipments;
}

/** The button that had the focus is gone. */
const takeFocus = (results: HTMLElement | null) => results?.focus();

/** Which orders were not shipped, and why. */
function Results({ results }: Shipments) {
  const words = useWords('adminOrders');
  const refused = results.filter(({ refusal }) => refusal !== null);
  const shipped = results.length - refused.length;
  const id = useId();
  return (
    <div
      ref={takeFocus}
      role="group"
      aria-labelledby={`${id}-sum`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      className="flex flex-col gap-3"
    >
      <p id={`${id}-sum`}>{shipped === 0 ? words.noneShipped : words.someShipped(shipped)}</p>
      <ul id={`${id}-list`} className="flex flex-col gap-1">
        {refused.map((one) => (
          <li key={one.id}>
            <span className="font-mono font-semibold">{one.id}</span>: {one.refusal}
          </li>
        ))}
      </ul>
    </div>
  );
}
