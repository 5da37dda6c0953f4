// The content of an order's dialog: its details, labels and shipment.
import { useState, type ReactNode } from 'react';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { isToShip, orderLimits, type ShippingAddress } from '../../schema/orders.ts';
import { utcMoment } from './time.tsx';
import { OrderStatusBadge, ToShipBadge } from './order-badges.tsx';
import { Button } from '../ui/button.tsx';
import { OrderLabels } from './order-labels.tsx';
import { PackAddressForm } from './pack-address.tsx';
import { Shipment } from './shipment.tsx';
import { dollars } from './words.ts';
import { useWords } from '../views/words.ts';

interface OrderDetailsProps {
  order: AdminOrder;
  /** Called once the order is shipped or its note is corrected. */
  onDone: () => void;
}

export function OrderDetails({ order, onDone }: OrderDetailsProps) {
  const words = useWords('adminOrders');
  const { notKnown } = useWords('admin');
  const { customerEmail, price, refunded, status, createdAt, shipping, stripeSessionId } = order;
  const [isCorrecting, setCorrecting] = useState(false);
  // A paid order has the address that Stripe knows.
  const isPack = price === 0 && isToShip(order);
  return (
    <>
      <dl className="flex flex-col gap-2 tabular-nums">
        <Line title={words.status}>
          <span className="flex flex-wrap gap-1.5">
            <OrderStatusBadge status={status} price={price} />
            {isToShip(order) && <ToShipBadge />}
          </span>
        </Line>
        <Line title={price === 0 ? words.price : words.paid}>
          {price === 0
            ? words.madeOn(utcMoment(createdAt))
            : words.paidOn(dollars(price), utcMoment(createdAt))}
        </Line>
        {refunded > 0 && <Line title={words.paidBack}>{dollars(refunded)}</Line>}
        <Line title={words.customer}>
          <bdi>{customerEmail || notKnown}</bdi>
        </Line>
        <Line title={words.address}>{shipping ? <Address {...shipping} /> : notKnown}</Line>
        {/* A free order has no payment session. */}
        {stripeSessionId !== '' && (
          <Line title={words.sessionOfOne}>
            <span className="font-mono text-xs">{stripeSessionId}</span>
          </Line>
        )}
      </dl>
      {isPack &&
        shipping &&
        (isCorrecting ? (
          <PackAddressForm order={{ ...order, shipping }} onClose={() => setCorrecting(false)} />
        ) : (
          <Button onClick={() => setCorrecting(true)} className="sm:self-end">
            {words.correctAddress}
          </Button>
        ))}
      {order.labels > 0 && status !== 'refunded' && <OrderLabels order={order} />}
      <Shipment order={order} onDone={onDone} />
    </>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The shipping address. Of an old order only the region is kept. */
function Address({ name, line1, line2, city, state, postalCode, country }: ShippingAddress) {
  const words = useWords('adminOrders');
  const { country: countryName } = useWords('near');
  const lines = [
    name,
    line1,
    line2,
    [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country && countryName(country),
  ];
  return (
    <>
      <address className="whitespace-pre-line not-italic">
        <bdi>{lines.filter(Boolean).join('\n')}</bdi>
      </address>
      {line1 === '' && <p className="text-sm text-soft">{words.forgotten(orderLimits.addressDays)}</p>}
    </>
  );
}
