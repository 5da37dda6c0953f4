// The shipment of an order, and the form that marks it as shipped and tells the customer.
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { ShipmentInput, type AdminOrder } from '../../schema/admin-orders.ts';
import { isToShip } from '../../schema/orders.ts';
import { utcMoment } from './time.tsx';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ServerRefusal, TextField } from '../ui/field.tsx';
import { Sentence } from '../views/sentence.tsx';
import { useAdminAction } from './changes.ts';
import { isWithdrawn } from './words.ts';
import { useWords } from '../views/words.ts';

interface ShipmentProps {
  order: AdminOrder;
  onDone: () => void;
}

export function Shipment({ order, onDone }: ShipmentProps) {
  const words = useWords('adminOrders');
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <section aria-labelledby="admin-shipment" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="admin-shipment" className="text-base">
        {words.shipping}
      </h3>
      {isToShip(order) ? (
        <ShipmentForm order={order} onDone={onDone} />
      ) : order.shippedAt === null ? (
        <p className="text-soft">
          {isWithdrawn(order)
            ? words.withdrawn
            : order.status === 'refunded'
              ? words.wasPaidBack
              : words.noAddress}
        </p>
      ) : isCorrecting ? (
        <ShipmentForm order={order} onDone={onDone} isCorrection />
      ) : (
        <>
          <div>
            <p>{words.shippedAt(utcMoment(order.shippedAt))}</p>
            {order.tracking && (
              <p>
                <Sentence
                  parts={words.tracking<ReactNode>(<bdi className="wrap-anywhere">{order.tracking}</bdi>)}
                />
              </p>
            )}
          </div>
          {order.status !== 'refunded' && order.shipping?.line1 !== '' && (
            <Button onClick={() => setCorrecting(true)} className="sm:self-end">
              {order.tracking ? words.correctNote : words.addNote}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface ShipmentFormProps extends ShipmentProps {
  /** Whether the form corrects the note of a shipped order. */
  isCorrection?: boolean;
}

function ShipmentForm({
  order: { id, customerEmail, tracking: noted },
  onDone,
  isCorrection = false,
}: ShipmentFormProps) {
  const words = useWords('adminOrders');
  const shared = useWords('admin');
  const [tracking, setTracking] = useState(noted);
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // The form replaces the button that had the focus.
  useEffect(() => {
    if (isCorrection) form.current?.querySelector('input')?.focus();
  }, [isCorrection]);
  const hasEmail = customerEmail !== '';
  const shipment = useAdminAction({
    send: (json: ShipmentInput, headers): Promise<unknown> => {
      const call = api.admin.orders[':id'].shipment;
      const request = { param: { id }, json };
      return isCorrection ? call.$put(request, { headers }) : call.$post(request, { headers });
    },
    done: {
      title: isCorrection ? words.noteCorrected(id) : words.isShipped(id),
      description: hasEmail ? words.customerTold : undefined,
    },
    onDone,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = ShipmentInput.safeParse({ tracking });
    setRefusal(error?.issues[0]?.message);
    if (data) shipment.mutate(data);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={words.trackingNote}
        hint={hasEmail ? words.inEmail : words.nobodyTold}
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
        error={refusal}
        autoComplete="off"
        dir="auto"
      />
      <ServerRefusal error={shipment.error} otherwise={shared.notSaved} />
      <Button type="submit" variant="main" pending={shipment.isPending} className="sm:self-end">
        {shipment.isPending
          ? shared.saving
          : !isCorrection
            ? words.markAsShipped
            : hasEmail
              ? words.saveAndTell
              : words.save}
      </Button>
    </form>
  );
}
