// The orders tab: filter, search, and a dialog for each order.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderFilters, type AdminOrder, type OrderFilter } from '../../schema/admin.ts';
import { isToShip } from '../../schema/orders.ts';
import { oneOf } from '../lib/search-params.ts';
import { useOpened } from '../rocks/use-opened.ts';
import { Field } from '../ui/field.tsx';
import { inputClass } from '../views/field.tsx';
import { CsvButton } from './csv-button.tsx';
import { orderColumns, ToShipBadge } from './order-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { PagedTable } from './paged-table.tsx';
import { adminOrders } from './queries.ts';
import { narrowFilters, type AdminSearch } from './search.ts';
import { SearchForm } from './search-form.tsx';
import type { Column } from './table.tsx';
import { shippingWords } from './words.ts';

const filterWords: Readonly<Record<OrderFilter, string>> = {
  all: 'All orders',
  'to-ship': 'To ship',
  shipped: 'Shipped',
  refunded: 'Paid back',
};

interface OrdersProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Orders({ search, onSearch }: OrdersProps) {
  const filter: OrderFilter = search.filter ?? 'all';
  const { q = '' } = search;
  const query = useInfiniteQuery(adminOrders(filter, q));
  const details = useOpened<AdminOrder>();
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} tabIndex={-1} aria-labelledby="admin-orders" className="flex flex-col gap-5">
      <h2 id="admin-orders">Product Orders</h2>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Field label="Show">
          {(control) => (
            <select
              {...control}
              value={filter}
              onChange={({ target }) => onSearch({ filter: oneOf(target.value, narrowFilters) })}
              className={inputClass()}
            >
              {orderFilters.map((one) => (
                <option key={one} value={one}>
                  {filterWords[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <SearchForm
          label="Number, name, email or product"
          q={q}
          onSearch={(typed) => onSearch({ q: typed })}
        />
        <CsvButton name="orders" />
      </div>
      <PagedTable
        query={query}
        caption="Product Orders"
        columns={columnsWith(details.open)}
        failed="The orders could not be loaded."
        empty="No orders found"
      />
      {details.subject && (
        <OrderDialog key={details.subject.id} {...details.dialog} order={details.subject} returnTo={area} />
      )}
    </section>
  );
}

const columnsWith = (onOpen: (order: AdminOrder) => void): Column<AdminOrder>[] => [
  ...orderColumns((order) => <OrderButton order={order} onOpen={onOpen} />),
  { title: 'Shipping', cell: (order) => (isToShip(order) ? <ToShipBadge /> : shippingWords(order)) },
];

function OrderButton({ order, onOpen }: { order: AdminOrder; onOpen: (order: AdminOrder) => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(order)}
      className="link min-h-11 font-mono whitespace-nowrap"
    >
      {order.id}
    </button>
  );
}
