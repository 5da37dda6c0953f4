// What the demo's administrator has to do: who came, orders to ship, and reports to look at.
import { productOf } from '../../schema/catalogue.ts';
import { normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { orderStatusOf } from '../../schema/orders.ts';
import { regionOf } from '../../schema/regions.ts';
import { between, randomFrom, type Random } from '../../painting/random.ts';
import { day, hour } from './journeys.ts';
import { members as people, type DemoMember } from './members.ts';
import { shuffled } from './plans.ts';
import { idOf, symbols, type Row } from './rows.ts';

/** Days of which is known how many came. */
const countedDays = 60;

/** More on weekends, and a little more every week. */
export function visitDayRows(end: number): Row<'visitDays'>[] {
  const random = randomFrom('who came');
  return Array.from({ length: countedDays }, (_, i) => {
    const at = end - (countedDays - i) * day;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const usual = (isWeekend ? 64 : 41) + i / 3;
    return {
      day: new Date(at).toISOString().slice(0, 10),
      visitors: Math.round(usual * between(random, 0.8, 1.25)),
    };
  });
}

interface Sale {
  productId: string;
  daysAgo: number;
  isShipped?: true;
  refunded?: number;
}

/** The newest ones wait to be shipped. */
const sales: readonly Sale[] = [
  { productId: 'qr-labels-10', daysAgo: 0.4 },
  { productId: 'qr-labels-5', daysAgo: 1.3 },
  { productId: 'qr-labels-50', daysAgo: 2.7 },
  { productId: 'qr-labels-20', daysAgo: 5.2, isShipped: true },
  { productId: 'qr-labels-10', daysAgo: 8.6, isShipped: true, refunded: 199 },
  { productId: 'qr-labels-25', daysAgo: 13.1, isShipped: true },
  { productId: 'qr-labels-5', daysAgo: 19.8, refunded: 299 },
  { productId: 'qr-labels-15', daysAgo: 26.5, isShipped: true },
];

interface Shop {
  orders: Row<'orders'>[];
  labels: Row<'labels'>[];
}

/** Orders of members, each with the Rock IDs that were printed for it. */
export function shopRows(end: number): Shop {
  const random = randomFrom('the shop');
  const customers = shuffled(
    random,
    people.filter((person) => !person.isFirstLogin),
  );
  const shop: Shop = { orders: [], labels: [] };
  for (const [i, sale] of sales.entries()) {
    const customer = customers[i % customers.length];
    if (customer) addOrder(shop, random, sale, customer, end);
  }
  return shop;
}

function addOrder(shop: Shop, random: Random, sale: Sale, customer: DemoMember, end: number): void {
  const product = productOf(sale.productId);
  if (!product) throw new Error(`${sale.productId} is not in the catalogue`);
  const id = newOrderNumber(random);
  const createdAt = Math.floor(end - sale.daysAgo * day);
  const refunded = sale.refunded ?? 0;
  const { email, firstName, lastName, city, state, country } = customer;
  shop.orders.push({
    id,
    sessionId: `cs_test_demo${symbols(random, 40)}`,
    paymentIntentId: `pi_demo${symbols(random, 16)}`,
    memberId: idOf(customer),
    productId: product.id,
    productName: product.name,
    amount: product.cents,
    refunded,
    currency: product.currency,
    status: orderStatusOf(product.cents, refunded),
    customerEmail: email,
    emailKey: email,
    shipping: {
      name: `${firstName} ${lastName}`,
      line1: `${shop.orders.length + 1} Pebble Street`,
      line2: '',
      city,
      state,
      postalCode: '00000',
      // The first two letters of a region are its country.
      country: regionOf({ country, state: state || city }).region?.slice(0, 2) ?? '',
    },
    version: 1,
    createdAt,
    receiptSentAt: createdAt,
    leasedUntil: 0,
    shippedAt: sale.isShipped ? createdAt + 26 * hour : null,
    tracking: sale.isShipped ? 'Sent as a letter' : '',
  });
  shop.labels.push(...labelRows(random, id, product.labels));
}

const newCode = (random: Random) => issueCode((bytes) => bytes.map(() => Math.floor(random() * 256)));

export const newOrderNumber = (random: Random) => `R-${newCode(random).replaceAll('-', '').slice(0, 8)}`;

/** So many Rock IDs that were printed for an order. */
export const labelRows = (random: Random, orderId: string, many: number): Row<'labels'>[] =>
  Array.from({ length: many }, () => {
    const code = newCode(random);
    return { codeKey: normalizeCode(code), code, orderId };
  });

const complaints: readonly Pick<Row<'reports'>, 'subject' | 'reason' | 'details'>[] = [
  { subject: 'photo', reason: 'private', details: 'A house number can be read behind the rock.' },
  { subject: 'rock', reason: 'advertising', details: '' },
  { subject: 'comment', reason: 'unkind', details: 'Somebody could take this to heart.' },
];

/** One of each kind waits to be looked at. */
export function reportRows(
  end: number,
  rocks: readonly Row<'rocks'>[],
  comments: readonly Row<'comments'>[],
): Row<'reports'>[] {
  const random = randomFrom('what was reported');
  const [photo, rock] = shuffled(
    random,
    rocks.filter((one) => one.timesFound > 2),
  );
  const [comment] = shuffled(random, comments);
  return complaints.flatMap(({ subject, reason, details }, i) => {
    const rockId = { photo: photo?.id, rock: rock?.id, comment: comment?.rockId }[subject];
    if (rockId === undefined) return [];
    const maker = rocks.find((one) => one.id === rockId)?.ownerId;
    const author = subject === 'comment' ? comment?.memberId : maker;
    const reporters = people.filter((person) => !person.isFirstLogin && idOf(person) !== author);
    const reporter = reporters[i * 2];
    const commentId = subject === 'comment' ? (comment?.id ?? null) : null;
    return {
      id: symbols(random, 16),
      subject,
      rockId,
      commentId,
      subjectId: commentId ?? rockId,
      reporterId: reporter ? idOf(reporter) : null,
      reason,
      details,
      createdAt: end - (i + 1) * 5 * hour,
      settledAt: null,
    };
  });
}
