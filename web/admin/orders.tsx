// The orders tab: which orders are shown, what they add up to, and what can be done with one or with many.
import { clsx } from 'clsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderFilters, orderSorts } from '../../schema/admin-orders.ts';
import { isReversed } from '../../schema/day-range.ts';
import { oneOf } from '../lib/search-params.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { inputClass } from '../views/field.tsx';
import { useChoice } from './choice.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { CsvButton } from './csv-button.tsx';
import { DayFields } from './day-fields.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { OrderTable } from './order-table.tsx';
import { Paged } from './paged.tsx';
import { adminOrders, askedBy, foundOrders, type AskedOrders } from './queries.ts';
import { narrowFilters, type AdminSearch } from './search.ts';
import { SearchForm } from './search-form.tsx';
import { dollars } from './words.ts';
import { useWords } from '../views/words.ts';

interface OrdersProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Orders({ search, onSearch }: OrdersProps) {
  const words = useWords('adminOrders');
  const { filter, q = '', sort = 'newest' } = search;
  const asked = askedBy(search);
  const canAsk = !isReversed(asked);
  const query = useInfiniteQuery({ ...adminOrders(asked, sort), enabled: canAsk });
  const orders = canAsk ? itemsOf(query) : [];
  const choice = useChoice(orders ?? []);
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} tabIndex={-1} aria-labelledby="admin-orders" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="admin-orders">{words.heading}</h2>
        <CsvButton name="orders" />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 max-sm:gap-x-3">
        <Select
          label={words.show}
          words={words.filters}
          options={orderFilters}
          value={filter ?? 'all'}
          onValue={(value) => onSearch({ filter: oneOf(value, narrowFilters) })}
        />
        <Select
          label={words.sort}
          words={words.sorts}
          options={orderSorts}
          value={sort}
          onValue={(value) => onSearch({ sort: oneOf(value, ['oldest']) })}
        />
        <DayFields days={asked} onDays={onSearch} />
        <SearchForm label={words.search} q={q} onSearch={(typed) => onSearch({ q: typed })} />
      </div>
      {canAsk && (
        <>
          {orders && orders.length > 0 && (
            <div className="-mb-3 flex flex-wrap items-center justify-between gap-x-6">
              <Checkbox
                label={words.chooseAll(orders.length)}
                checked={choice.chosen.length === orders.length}
                onChange={({ target }) =>
                  choice.set(
                    orders.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
              <Found asked={asked} />
            </div>
          )}
          <Paged query={query} failed={words.notLoaded} empty={words.noneFound} item="tbody > tr">
            {(items) => <OrderTable caption={words.heading} orders={items} choice={choice} />}
          </Paged>
          <ChosenOrders choice={choice} returnTo={area} />
        </>
      )}
      <OpenedOrder search={search} onSearch={onSearch} known={orders} returnTo={area} />
    </section>
  );
}

interface SelectProps<T extends string> {
  label: string;
  words: Readonly<Record<T, string>>;
  options: readonly T[];
  value: T;
  onValue: (value: string) => void;
}

function Select<T extends string>({ label, words, options, value, onValue }: SelectProps<T>) {
  return (
    <Field label={label} className="max-sm:min-w-0 max-sm:grow">
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onValue(target.value)}
          className={clsx(inputClass(), 'choice')}
        >
          {options.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** How many orders there are on all pages, and their sum. */
function Found({ asked }: { asked: AskedOrders }) {
  const words = useWords('adminOrders');
  const { data, isError } = useQuery(foundOrders(asked));
  return (
    <p role="status" className="tabular-nums">
      {isError && !data && words.sumNotLoaded}
      {data && (data.isAll ? words.sum(data.orders, dollars(data.revenue)) : words.tooMany(data.orders))}
    </p>
  );
}
