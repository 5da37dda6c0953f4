// The shipment of an order, and the form that marks it as shipped and tells the customer.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ShipmentInput, type AdminOrder } from '../../schema/admin-orders.ts';
import { isToShip } from '../../schema/orders.ts';
import { utcMoment } from '../../schema/utc-moment.ts';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ServerRefusal, TextField } from '../ui/field.tsx';
import { useAdminAction } from './changes.ts';
import { isWithdrawn } from './words.ts';

interface ShipmentProps {
  order: AdminOrder;
  onDone: () => void;
}

export function Shipment({ order, onDone }: ShipmentProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <section aria-labelledby="admin-shipment" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="admin-shipment" className="text-base">
        Shipping
      </h3>
      {isToShip(order) ? (
        <ShipmentForm order={order} onDone={onDone} />
      ) : order.shippedAt === null ? (
        <p className="text-soft">
          {isWithdrawn(order)
            ? 'The selection of this ambassador was withdrawn: there is nothing to ship.'
            : order.status === 'refunded'
              ? 'This order was paid back: there is nothing to ship.'
              : 'This order has no address to ship to.'}
        </p>
      ) : isCorrecting ? (
        <ShipmentForm order={order} onDone={onDone} isCorrection />
      ) : (
        <>
          <div>
            <p>Shipped on {utcMoment(order.shippedAt)}</p>
            {order.tracking && (
              <p>
                Tracking: <bdi className="wrap-anywhere">{order.tracking}</bdi>
              </p>
            )}
          </div>
          {order.status !== 'refunded' && order.shipping?.line1 !== '' && (
            <Button onClick={() => setCorrecting(true)} className="sm:self-end">
              {order.tracking ? 'Correct the note' : 'Add a tracking note'}
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
      title: isCorrection ? `The note of order ${id} is corrected` : `Order ${id} is marked as shipped`,
      description: hasEmail ? 'The customer gets an email.' : undefined,
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
        label="Tracking note (optional)"
        hint={
          hasEmail
            ? 'It stands in the email to the customer, such as the carrier and its number.'
            : 'The customer gave no email, so that nobody gets an email.'
        }
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
        error={refusal}
        autoComplete="off"
        dir="auto"
      />
      <ServerRefusal error={shipment.error} otherwise="This could not be saved just now. Please try again." />
      <Button type="submit" variant="main" pending={shipment.isPending} className="sm:self-end">
        {shipment.isPending ? 'Saving...' : isCorrection ? correctionWords(hasEmail) : 'Mark as shipped'}
      </Button>
    </form>
  );
}

const correctionWords = (hasEmail: boolean) => (hasEmail ? 'Save and tell the customer' : 'Save');
