// The plans that we sell: they are there from the start.
import { planTerms } from '../../schema/subscriptions.ts';
import { keep, secondsOf, type Books } from './books.ts';
import { newId } from './ids.ts';
import { makePrice, makeProduct } from './objects/price.ts';

/** At today's prices; an older one loses its lookup key to the new one. */
export function stock(books: Books): void {
  const created = secondsOf(books);
  for (const { cents, interval, lookupKey } of Object.values(planTerms)) {
    const known = [...books.prices.values()].find((price) => price.lookup_key === lookupKey);
    if (known?.unit_amount === cents && known.recurring?.interval === interval) continue;
    if (known) keep(books.prices, { ...known, active: false, lookup_key: null });
    const { id: product } = keep(
      books.products,
      makeProduct({ id: newId('prod'), created, name: 'Rock Hunter Pro', active: true }),
    );
    const recurring = { interval, intervalCount: 1 };
    const id = newId('price');
    keep(
      books.prices,
      makePrice({ id, created, product, currency: 'usd', cents, active: true, lookupKey, recurring }),
    );
  }
}
