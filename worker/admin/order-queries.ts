// The queries of the calls about orders.
import * as z from 'zod/mini';
import { adminLimits, search } from '../../schema/admin.ts';
import { chosenOnce, orderFilters, orderNumber, orderSorts } from '../../schema/admin-orders.ts';
import { isDay, isReversed, type DayRange } from '../../schema/day-range.ts';
import { PageQuery } from '../../schema/paging.ts';
import { say } from '../../schema/words/say.ts';

const searchedDay = z.optional(
  z.string({ error: say('admin', 'notADay') }).check(z.refine(isDay, { error: say('admin', 'notADay') })),
);

/** What a search for orders may ask for. */
const OrderSearch = z.object({
  q: search,
  filter: z._default(z.enum(orderFilters, { error: say('admin', 'noFilter', orderFilters) }), 'all'),
  from: searchedDay,
  to: searchedDay,
});
export type OrderSearch = z.output<typeof OrderSearch>;

const inOrder = z.refine<DayRange>((range) => !isReversed(range), {
  error: say('admin', 'daysReversed'),
  path: ['to'],
});

/** Query of GET /api/admin/found-orders. */
export const FoundOrdersQuery = OrderSearch.check(inOrder);

/** Query of GET /api/admin/orders. */
export const OrderQuery = z
  .extend(PageQuery(adminLimits.orders), {
    ...OrderSearch.shape,
    sort: z._default(z.enum(orderSorts, { error: say('admin', 'noSort', orderSorts) }), 'newest'),
  })
  .check(inOrder);

/** Query of GET /api/admin/labels: numbers of orders, separated by commas. */
export const LabelsQuery = z.object({
  orders: z.pipe(
    z.string({ error: say('admin', 'chosen') }).check(
      z.refine((text) => text.split(',').every((id) => orderNumber.safeParse(id).success), {
        error: say('admin', 'noOrder'),
      }),
    ),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(z.string()).check(...chosenOnce<string>((id) => id)),
    ),
  ),
});
