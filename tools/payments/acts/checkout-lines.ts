// What a checkout sells, and what sending it costs.
import type Stripe from 'stripe';
import { from, idOf, keep, secondsOf, type Books } from '../books.ts';
import { invalid, missing, noSuch } from '../calls/errors.ts';
import { newId } from '../ids.ts';
import { makeLineItem, makeShippingRate } from '../objects/line-item.ts';
import {
  group,
  groups,
  integer,
  metadataOf,
  oneOf,
  required,
  text,
  texts,
  type Params,
} from '../calls/params.ts';
import { makePrice, makeProduct } from '../objects/price.ts';

type Mode = 'payment' | 'subscription';

export function linesOf(books: Books, params: Params, mode: Mode): Stripe.LineItem[] {
  const asked = groups(params, 'line_items');
  if (asked.length === 0) throw missing('line_items');
  if (mode === 'subscription' && asked.length > 1) {
    throw invalid('This stand-in sells one plan at a time.', { param: 'line_items' });
  }
  return asked.map((line, index) => lineOf(books, line, { mode, at: `line_items[${index}]` }));
}

function lineOf(books: Books, line: Params, { mode, at }: { mode: Mode; at: string }): Stripe.LineItem {
  const price = priceOf(books, line, at);
  const quantity = integer(line, 'quantity');
  if (quantity === undefined) throw missing(`${at}[quantity]`);
  if (quantity < 1)
    throw invalid('This value must be greater than or equal to 1.', { param: `${at}[quantity]` });
  if (mode === 'payment' && price.recurring) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (mode === 'subscription' && !price.recurring) {
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.');
  }
  const { name } = from(books.products, idOf(price.product));
  return makeLineItem({ id: newId('li'), price, quantity, description: name, metadata: metadataOf(line) });
}

function priceOf(books: Books, line: Params, at: string): Stripe.Price {
  const id = text(line, 'price');
  const made = group(line, 'price_data');
  if (id !== undefined && made) {
    throw invalid('You may only specify one of these parameters: price, price_data.', {
      param: `${at}[price]`,
    });
  }
  if (made) return newPrice(books, made, `${at}[price_data]`);
  if (id === undefined) throw missing(`${at}[price]`);
  const price = books.prices.get(id);
  if (!price) throw noSuch('price', id, `${at}[price]`);
  return price;
}

function newPrice(books: Books, asked: Params, at: string): Stripe.Price {
  const cents = integer(asked, 'unit_amount');
  if (cents === undefined) throw missing(`${at}[unit_amount]`);
  if (cents < 0) {
    const param = `${at}[unit_amount]`;
    throw invalid('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param,
    });
  }
  const created = secondsOf(books);
  const currency = required(asked, 'currency', `${at}[currency]`).toLowerCase();
  const product = group(asked, 'product_data');
  if (!product) throw missing(`${at}[product_data]`);
  const recurring = group(asked, 'recurring');
  const { id } = keep(
    books.products,
    makeProduct({
      id: newId('prod'),
      created,
      name: required(product, 'name', `${at}[product_data][name]`),
      description: text(product, 'description') ?? null,
      images: texts(product, 'images'),
      metadata: metadataOf(product),
      active: false,
    }),
  );
  return keep(
    books.prices,
    makePrice({
      id: newId('price'),
      created,
      product: id,
      currency,
      cents,
      active: false,
      ...(recurring && {
        recurring: {
          interval: oneOf(recurring, 'interval', ['month', 'year']) ?? 'month',
          intervalCount: integer(recurring, 'interval_count') ?? 1,
        },
      }),
    }),
  );
}

interface Parcel {
  mode: Mode;
  currency: string;
}

/** Ways to send it; the first is the one that is taken. */
export function shippingOf(books: Books, params: Params, parcel: Parcel): { rate: string; cents: number }[] {
  const asked = groups(params, 'shipping_options');
  if (asked.length > 0 && parcel.mode === 'subscription') {
    throw invalid('`shipping_options` can only be used in `payment` mode.', { param: 'shipping_options' });
  }
  return asked.map((option, index) => {
    const at = `shipping_options[${index}]`;
    const id = text(option, 'shipping_rate');
    const made = group(option, 'shipping_rate_data');
    const rate = made ? newRate(books, made, { ...parcel, at }) : books.shippingRates.get(id ?? '');
    if (!rate && id === undefined) throw missing(`${at}[shipping_rate]`);
    if (!rate) throw noSuch('shipping rate', id ?? '', `${at}[shipping_rate]`);
    return { rate: rate.id, cents: rate.fixed_amount?.amount ?? 0 };
  });
}

function newRate(
  books: Books,
  asked: Params,
  { currency, at }: Parcel & { at: string },
): Stripe.ShippingRate {
  const fixed = group(asked, 'fixed_amount');
  const cents = integer(fixed ?? {}, 'amount');
  if (!fixed || cents === undefined) throw missing(`${at}[shipping_rate_data][fixed_amount][amount]`);
  if (required(fixed, 'currency', `${at}[shipping_rate_data][fixed_amount][currency]`) !== currency) {
    throw invalid('The currency of a shipping rate must match that of the line items.', { param: at });
  }
  const estimate = group(asked, 'delivery_estimate');
  return keep(
    books.shippingRates,
    makeShippingRate({
      id: newId('shr'),
      created: secondsOf(books),
      name: required(asked, 'display_name', `${at}[shipping_rate_data][display_name]`),
      cents,
      currency,
      metadata: metadataOf(asked),
      estimate: estimate
        ? { minimum: daysOf(estimate, 'minimum'), maximum: daysOf(estimate, 'maximum') }
        : null,
    }),
  );
}

function daysOf(estimate: Params, name: string): { unit: string; value: number } | null {
  const bound = group(estimate, name);
  return bound ? { unit: required(bound, 'unit'), value: integer(bound, 'value') ?? 1 } : null;
}
