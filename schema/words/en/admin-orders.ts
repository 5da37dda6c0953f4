// Orders, for the administrator: their list, one order, labels and shipments.
import { number, plural } from './intl.ts';
import { dollars } from './money.ts';

const orders = (count: number) => plural(count, { one: '# order', other: '# orders' });

export const adminOrders = {
  dollars: (amount: number) => dollars(amount),

  // The list.
  heading: 'Product Orders',
  show: 'Show',
  filters: { all: 'All orders', 'to-ship': 'To ship', shipped: 'Shipped', refunded: 'Paid back' },
  sort: 'Sort',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  search: 'Number, name, email or product',
  chooseAll: (count: number) => `Choose all ${number(count)} shown`,
  notLoaded: 'The orders could not be loaded.',
  noneFound: 'No orders found',
  sumNotLoaded: 'The sum could not be loaded.',
  /** @param sum in dollars, as its language writes it */
  sum: (count: number, sum: string) => `${orders(count)}, ${sum} after refunds`,
  tooMany: (count: number) => `More than ${orders(count)}: choose fewer days for a sum`,
  id: 'Order ID',
  product: 'Product',
  email: 'Customer Email',
  price: 'Price',
  status: 'Status',
  date: 'Date',
  session: 'Payment Session',
  /** Of a free pack, in its cell. */
  noSession: 'N/A',
  shipping: 'Shipping',
  choose: (id: string) => `Choose order ${id}`,
  labels: (count: number) => `${number(count)} labels`,
  nothingToShip: 'Nothing to ship',
  /** @param day which stays on one line */
  shippedOn: (day: string) => `Shipped ${day}`,
  /** Of an order, as it was paid. */
  statuses: {
    completed: 'Completed',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    withdrawn: 'Withdrawn',
  },
  toShip: 'To ship',
  /** What there is to do. */
  states: {
    paid: 'Completed',
    preparing: 'To ship',
    shipped: 'Shipped',
    refunded: 'Paid back',
    withdrawn: 'Withdrawn',
  },

  // Those that are chosen.
  chosenOrders: 'Chosen orders',
  /** @param strong makes an element of some of the words; @param sum in dollars, as its language writes it */
  chosenSum: <T>(count: number, sum: string, strong: (words: string) => T) => [
    strong(`${number(count)} chosen`),
    `, ${sum}`,
  ],
  noneToShip: '; none of them is to be shipped',
  chooseNone: 'Choose none',
  printAll: 'Print labels of all chosen',
  markAsShipped: 'Mark as shipped',
  labelsNotLoaded: 'The labels could not be loaded. Please try again.',
  labelsOf: (labels: number, count: number) =>
    `${plural(labels, { one: '# label', other: '# labels' })} of ${orders(count)}.`,
  moreOnRocks: (count: number) => `${number(count)} more on a rock already.`,
  /** @param ids with commas between them */
  nothingToPrint: (ids: string) => `Nothing to print for ${ids}.`,
  andMore: (ids: string, more: number) => `${ids} and ${number(more)} more`,

  // The sheet that ships many.
  markedAsShipped: (count: number) => `${orders(count)} marked as shipped`,
  customersTold: 'The customers get an email.',
  notAll: 'Not all were to be shipped',
  markMany: (count: number) => `Mark ${orders(count)} as shipped`,
  eachGetsEmail: 'Each customer gets an email with the note.',
  leftOut: (count: number) =>
    plural(count, {
      one: '# more of the chosen is not to be shipped, and left out.',
      other: '# more of the chosen are not to be shipped, and left out.',
    }),
  later: (count: number) => `${number(count)} more stay chosen for a further sheet.`,
  done: 'Done',
  aboutNotes:
    'Tracking notes are optional, such as the carrier and its number. Enter goes to the next line, and a pasted column fills the lines below.',
  noneShipped: 'None of them was marked as shipped now. The others:',
  someShipped: (count: number) =>
    plural(count, {
      one: '# order was marked as shipped now. Their customers get an email. The others:',
      other: '# orders were marked as shipped now. Their customers get an email. The others:',
    }),
  /** Before the number of the order, for screen readers. */
  noteOf: 'Tracking note of ',
  noEmail: 'Gave no email',

  // One order.
  order: (id: string) => `Order ${id}`,
  orderNotLoaded: 'The order could not be loaded.',
  paid: 'Paid',
  /** @param at as 'May 1, 2026, 9:00 AM UTC' */
  paidOn: (price: string, at: string) => `${price} on ${at}`,
  madeOn: (at: string) => `Free, made on ${at}`,
  paidBack: 'Paid back',
  customer: 'Customer',
  address: 'Address',
  sessionOfOne: 'Payment session',
  correctAddress: 'Correct the address',
  forgotten: (days: number) => `The rest was forgotten ${number(days)} days after the order.`,
  reserved: (count: number) =>
    plural(count, { one: '# Rock ID reserved for it', other: '# Rock IDs reserved for it' }),
  printLabels: 'Print labels',
  areOnRocks: (count: number) => `${number(count)} more are on a rock already.`,
  allOnRocks: 'All of them are on rocks already.',

  // Its shipment.
  withdrawn: 'The selection of this ambassador was withdrawn: there is nothing to ship.',
  wasPaidBack: 'This order was paid back: there is nothing to ship.',
  noAddress: 'This order has no address to ship to.',
  shippedAt: (at: string) => `Shipped on ${at}`,
  /** @param note an element */
  tracking: <T>(note: T) => ['Tracking: ', note],
  correctNote: 'Correct the note',
  addNote: 'Add a tracking note',
  noteCorrected: (id: string) => `The note of order ${id} is corrected`,
  isShipped: (id: string) => `Order ${id} is marked as shipped`,
  customerTold: 'The customer gets an email.',
  trackingNote: 'Tracking note (optional)',
  inEmail: 'It stands in the email to the customer, such as the carrier and its number.',
  nobodyTold: 'The customer gave no email, so that nobody gets an email.',
  saveAndTell: 'Save and tell the customer',
  save: 'Save',

  // The address of a pack.
  addressCorrected: 'Address corrected',
  fields: {
    name: 'Name',
    line1: 'Street',
    line2: 'Second line (optional)',
    city: 'City',
    state: 'State or province',
    postalCode: 'Zip code',
  },
  reasonHint: 'It is kept in the log: please name nobody in it.',
  saveAddress: 'Save the address',
};
