// The dialog of the order that the URL names.
import { productNameIn } from '../../schema/product-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from './failure.tsx';
import { OrderDetails } from './order-details.tsx';
import { RowsWaiting } from './paged.tsx';
import { adminOrder } from './queries.ts';
import type { AdminSearch } from './search.ts';
import { useWords } from '../views/words.ts';

interface OpenedOrderProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
  /** Orders that are loaded already, of which one may be opened. */
  known?: readonly AdminOrder[] | undefined;
  /** Gets the focus if the order is no longer in the list. */
  returnTo: RefObject<HTMLElement | null>;
}

export function OpenedOrder({ search: { order: id }, ...props }: OpenedOrderProps) {
  // Kept while the dialog closes.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  return last !== undefined && <OrderDialog key={last} id={last} isOpen={id !== undefined} {...props} />;
}

interface OrderDialogProps extends Omit<OpenedOrderProps, 'search'> {
  id: string;
  isOpen: boolean;
}

function OrderDialog({ id, isOpen, onSearch, known, returnTo }: OrderDialogProps) {
  const words = useWords('adminOrders');
  const products = useWords('products');
  const query = useQuery({ ...adminOrder(id), enabled: isOpen });
  const order = query.data ?? known?.find((one) => one.id === id);
  const close = () => onSearch({ order: undefined });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={words.order(id)}
      description={order && productNameIn(products, order)}
      focusesTitle
      returnTo={returnTo}
    >
      {order ? (
        <OrderDetails order={order} onDone={close} />
      ) : query.isError ? (
        <Failure title={words.orderNotLoaded} query={query} />
      ) : (
        <RowsWaiting />
      )}
    </Dialog>
  );
}
