// The table 'Product Orders'. A click on a row opens its order. On a narrow screen a row is one line with what matters.
import { productNameIn } from '../../schema/product-name.ts';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { isToShip } from '../../schema/orders.ts';
import { BareCheckbox } from '../ui/checkbox.tsx';
import { Day } from './time.tsx';
import type { Choice } from './choice.ts';
import { EmailText } from './email-text.tsx';
import { OrderStateWord, OrderStatusBadge, ToShipBadge } from './order-badges.tsx';
import { OrderLink, useOpenOrder } from './order-link.tsx';
import { roles } from './table.tsx';
import { priceWords, sessionShown, shippingWords } from './words.ts';
import { useWords } from '../views/words.ts';

interface OrderTableProps {
  caption: string;
  orders: readonly AdminOrder[];
  /** For a list in which orders can be chosen; with their shipment. */
  choice?: Choice<AdminOrder>;
}

/** For columns that only a wide screen has. */
const wide = 'max-lg:hidden';
const head = 'border-b border-edge px-2 py-2 text-start align-bottom font-semibold text-soft last:pe-0';
const cell = 'text-start font-normal lg:h-11 lg:px-2 lg:py-1 lg:last:pe-0';

export function OrderTable({ caption, orders, choice }: OrderTableProps) {
  const words = useWords('adminOrders');
  const title = (name: string, className?: string) => (
    <th {...roles.columnheader} className={clsx(head, className)}>
      {name}
    </th>
  );
  return (
    <table {...roles.table} className="w-full text-sm tabular-nums max-lg:block lg:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rowgroup} className="max-lg:sr-only">
        <tr {...roles.row}>
          {choice && <td {...roles.cell} className="border-b border-edge" />}
          {title(words.id, choice ? '' : 'ps-0')}
          {title(words.product)}
          {title(words.email, wide)}
          {title(words.price, 'by-ones')}
          {title(words.status)}
          {title(words.date, wide)}
          {title(words.session, wide)}
          {choice && title(words.shipping, wide)}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="max-lg:block max-lg:border-t max-lg:border-line">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}

interface OrderRowProps {
  order: AdminOrder;
  choice: Choice<AdminOrder> | undefined;
}

function OrderRow({ order, choice }: OrderRowProps) {
  const words = useWords('adminOrders');
  const { notKnown } = useWords('admin');
  const products = useWords('products');
  const { id, customerEmail, price, status, createdAt, stripeSessionId, labels } = order;
  const product = productNameIn(products, order);
  const open = useOpenOrder();
  const isChosen = choice?.has(id) ?? false;
  const click = (event: MouseEvent) => {
    // The number is a link: there a click with a key does what the browser does with links, such as a new tab.
    if (event.target instanceof Element && event.target.closest('a, input')) return;
    if (choice && (event.ctrlKey || event.metaKey || event.shiftKey)) choice.toggle(id, event.shiftKey);
    // Somebody who selects text, such as an address, does not want the order.
    else if (getSelection()?.isCollapsed !== false) open(id);
  };
  return (
    <tr
      {...roles.row}
      tabIndex={-1}
      onClick={click}
      // A shift-click chooses rows and selects no text.
      onMouseDown={(event) => choice && event.shiftKey && event.preventDefault()}
      className={clsx(
        'cursor-pointer scroll-mb-36 border-b border-line *:scroll-mb-36 hover:bg-card max-lg:flex max-lg:h-13 max-lg:items-center max-lg:gap-1.5',
        isChosen && 'bg-moss/10 hover:bg-moss/15',
      )}
    >
      {choice && (
        <td {...roles.cell} className="w-11 max-lg:-me-1.5 max-lg:-ms-3 max-lg:shrink-0">
          <BareCheckbox
            aria-label={words.choose(id)}
            checked={isChosen}
            onChange={({ nativeEvent }) =>
              choice.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      <th {...roles.rowheader} className={clsx(cell, 'font-semibold', !choice && 'lg:ps-0')}>
        <OrderLink id={id} />
      </th>
      <Cell className="max-lg:min-w-0 max-lg:grow translated:xl:min-w-28">
        <bdi className="block max-lg:truncate max-sm:hidden">{product}</bdi>
        <bdi className="block truncate text-xs sm:hidden">{labels > 0 ? words.labels(labels) : product}</bdi>
      </Cell>
      <Cell className={clsx(wide, 'lg:min-w-44')}>
        <EmailText text={customerEmail || notKnown} />
      </Cell>
      <Cell className="whitespace-nowrap max-sm:text-xs lg:by-ones">{priceWords(price)}</Cell>
      <Cell className="max-lg:w-16 max-lg:shrink-0 max-lg:text-end">
        <span className={wide}>
          <OrderStatusBadge status={status} price={price} />
        </span>
        <span className="lg:hidden">
          <OrderStateWord order={order} />
        </span>
      </Cell>
      <Cell className={wide}>
        <Day at={createdAt} className="whitespace-nowrap" />
      </Cell>
      <Cell className={clsx(wide, 'translated:lg:w-32')}>
        <PaymentSession id={stripeSessionId} />
      </Cell>
      {choice && <Cell className={wide}>{isToShip(order) ? <ToShipBadge /> : shippingWords(order)}</Cell>}
    </tr>
  );
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <td {...roles.cell} className={clsx(cell, className)}>
      {children}
    </td>
  );
}

/** A payment session's id, shortened: further where other languages need the room. The ellipsis is CSS content, not text. */
function PaymentSession({ id }: { id: string }) {
  const { noSession } = useWords('adminOrders');
  if (id === '') return noSession;
  const isCut = id.length > sessionShown;
  return (
    <bdi
      title={id}
      className={clsx(
        'font-mono text-xs whitespace-nowrap translated:line-clamp-1 translated:wrap-anywhere translated:whitespace-normal',
        isCut && "after:content-['…']",
      )}
    >
      {id.slice(0, sessionShown)}
    </bdi>
  );
}
