// About a buyer's orders: My Orders in the shop, and the receipt.
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders = {
  heading: 'My Orders',
  states: { paid: 'Paid', preparing: 'Being prepared', shipped: 'Shipped', refunded: 'Paid back' },
  /** Of a founding pack instead of 'refunded'. */
  withdrawn: 'Withdrawn',
  /** @param hasMore than are shown */
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `${number(count)} and more shown` : `${number(count)} shown`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('Your order is being confirmed.'),
    ' It appears here automatically, usually within a minute.',
  ],
  failed: 'Your orders could not be loaded.',
  order: (id: string) => `Order ${id}`,
  /** @param id and day are elements */
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'free',
  price: money,
  paidBack: (price: string) => `${price} of it was paid back.`,
  sentOn: <T>(day: T) => ['Sent on ', day],
  tracking: <T>(note: T) => ['Tracking: ', note],
  none: {
    title: 'Nothing ordered yet.',
    text: 'What you buy here, or get as a Founding Ambassador, stands in this place with its number and where it is.',
    link: 'See the labels',
  },
  receipt: {
    subject: (id: string) => `Your order ${id}`,
    heading: 'Thank you for your order',
    text: 'This is your receipt.',
    /** @param at in milliseconds */
    order: (id: string, at: number) => `Order ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    /** @param price of the product */
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'Shipping: free',
    paid: (price: string) => `Paid: ${price}`,
    goesTo: 'It goes to this address:',
    isWrong: 'Is something wrong with it? Please answer this email.',
  },
};
