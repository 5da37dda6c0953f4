// Whether an order is on its way, and the form that says so to the customer.
import { useState, type SubmitEvent } from 'react';
import { ShipmentInput, type AdminOrder } from '../../schema/admin.ts';
import { api } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import { momentWords } from '../lib/days.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useAct } from './changes.ts';
import { isToShip } from './words.ts';

interface ShipmentProps {
  order: AdminOrder;
  onShipped: () => void;
}

export function Shipment({ order, onShipped }: ShipmentProps) {
  return (
    <section aria-labelledby="admin-shipment" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="admin-shipment" className="text-base">
        Shipping
      </h3>
      {isToShip(order) ? (
        <ShipmentForm order={order} onShipped={onShipped} />
      ) : order.shippedAt === null ? (
        <p className="text-soft">
          {order.status === 'refunded'
            ? 'This order was paid back: there is nothing to ship.'
            : 'This order has no address to ship to.'}
        </p>
      ) : (
        <div>
          <p>Shipped on {momentWords(order.shippedAt)}</p>
          {order.tracking && (
            <p>
              Tracking: <bdi className="wrap-anywhere">{order.tracking}</bdi>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function ShipmentForm({ order: { id, customerEmail }, onShipped }: ShipmentProps) {
  const [tracking, setTracking] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const hasLetter = customerEmail !== '';
  const shipment = useAct({
    send: (json: ShipmentInput, headers) =>
      api.admin.orders[':id'].shipment.$post({ param: { id }, json }, { headers }),
    done: {
      title: `Order ${id} is marked as shipped`,
      description: hasLetter ? 'The customer gets a letter.' : undefined,
    },
    onDone: onShipped,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = ShipmentInput.safeParse({ tracking });
    setRefusal(error?.issues[0]?.message);
    if (data) shipment.mutate(data);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Tracking note (optional)"
        hint={
          hasLetter
            ? 'It stands in the letter to the customer, such as the carrier and its number.'
            : 'The customer gave no email, so that nobody gets a letter.'
        }
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
        error={refusal}
        autoComplete="off"
        dir="auto"
      />
      <p role="alert" className="font-semibold text-coral empty:hidden">
        {shipment.error &&
          serverWords(shipment.error, 'The order could not be marked as shipped. Please try again.')}
      </p>
      <Button type="submit" look="main" pending={shipment.isPending} className="sm:self-end">
        {shipment.isPending ? 'Saving...' : 'Mark as shipped'}
      </Button>
    </form>
  );
}
