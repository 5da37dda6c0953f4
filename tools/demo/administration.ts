// The work of the demo's administrator: visits, orders and founding packs to ship, and reports to review.
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { productOf } from '../../schema/catalogue.ts';
import { normalizeCode } from '../../schema/codes.ts';
import { orderStatusOf } from '../../schema/orders.ts';
import { regionOf } from '../../schema/regions.ts';
import { between, randomFrom, type Random } from '../../painting/random.ts';
import { packOf } from '../../worker/ambassadors/pack.ts';
import { newCode, shuffled, symbols } from './chance.ts';
import { accounts, day, hour, joinedAt, members, settled, type DemoMember } from './members.ts';
import type { Row } from './row.ts';
import * as en from '../../schema/words/en/index.ts';

/** Number of days with visitor counts. */
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

/** The newest are not shipped yet. */
const sales = [
  { productId: 'qr-labels-10', daysAgo: 0.4 },
  { productId: 'qr-labels-5', daysAgo: 1.3 },
  { productId: 'qr-labels-50', daysAgo: 2.7 },
  { productId: 'qr-labels-20', daysAgo: 5.2, isShipped: true },
  { productId: 'qr-labels-10', daysAgo: 8.6, isShipped: true, refunded: 199 },
  { productId: 'qr-labels-25', daysAgo: 13.1, isShipped: true },
  { productId: 'qr-labels-5', daysAgo: 19.8, refunded: 299 },
  { productId: 'qr-labels-15', daysAgo: 26.5, isShipped: true },
];

/** Orders of members and packs of ambassadors, with the Rock IDs on their labels. */
export function shopRows(end: number) {
  const random = randomFrom('the shop');
  const customers = shuffled(random, settled);
  const sold = sales.map((_, i) => saleOf(random, i, customers[i % customers.length] as DemoMember, end));
  const packs = ambassadors(end);
  const all = [...sold, ...packs];
  return {
    orders: all.map(({ order }) => order),
    labels: all.flatMap(({ labels }) => labels),
    ambassadorApplications: packs.map(({ application }) => application),
  };
}

function saleOf(random: Random, i: number, customer: DemoMember, end: number) {
  const { productId = '', daysAgo = 0, isShipped = false, refunded = 0 } = sales[i] ?? {};
  const product = productOf(productId);
  if (!product) throw new Error(`${productId} is not in the catalogue`);
  const { id: memberId, email, firstName, lastName, city, state, country } = customer;
  const createdAt = Math.floor(end - daysAgo * day);
  const order: Row<'orders'> = {
    id: newOrderNumber(random),
    sessionId: `cs_test_demo${symbols(random, 40)}`,
    paymentIntentId: `pi_demo${symbols(random, 16)}`,
    memberId,
    productId,
    productName: en.products.all[product.id].name,
    amount: product.cents,
    refunded,
    currency: product.currency,
    status: orderStatusOf(product.cents, refunded),
    customerEmail: email,
    emailKey: email,
    shipping: {
      name: `${firstName} ${lastName}`,
      line1: `${i + 1} Pebble Street`,
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
    ...(isShipped ? { shippedAt: createdAt + 26 * hour, tracking: 'Sent as a letter' } : {}),
  };
  return { order, labels: labelRows(random, order.id, product.labels) };
}

const newOrderNumber = (random: Random) => `R-${newCode(random).replaceAll('-', '').slice(0, 8)}`;

/** Rock IDs that were printed for an order. */
const labelRows = (random: Random, orderId: string, many: number): Row<'labels'>[] =>
  Array.from({ length: many }, () => {
    const code = newCode(random);
    return { codeKey: normalizeCode(code), code, orderId };
  });

/** People who sign in with one of these emails should find the application form open. */
const signedInAs: readonly string[] = Object.values(accounts).map(({ email }) => email);

/**
 * The Founding Rock Ambassadors, who applied soon after they had joined. All packs have been shipped except the one of
 * the newest member.
 */
function ambassadors(end: number) {
  const people = members.filter(({ email }) => !signedInAs.includes(email));
  const newest = Math.min(...people.map(({ joined }) => joined));
  return people.map((person, i) => {
    const { id: memberId, email, firstName, lastName, city, country } = person;
    const state = person.state || city;
    const { region } = regionOf({ country, state });
    if (region === undefined) throw new Error(`${country} is not a country`);
    const createdAt = joinedAt(person, end) + 3 * day;
    const id = symbols(randomFrom(`ambassador ${memberId}`), 16);
    const random = randomFrom(`pack ${id}`);
    const orderId = newOrderNumber(random);
    const application = {
      id,
      name: `${firstName} ${lastName}`,
      email,
      emailKey: email,
      address: `${i + 1} Pebble Street`,
      city,
      state,
      zipcode: '00000',
      country,
      region,
      // Each comes from another country.
      slot: 1,
      createdAt,
      confirmedAt: createdAt,
      suspendedAt: null,
      withdrawnAt: null,
      announcedAt: createdAt + hour,
      leasedUntil: 0,
      orderId,
    };
    const packedAt = application.announcedAt + 60_000;
    const order: Row<'orders'> = {
      ...packOf(application),
      id: orderId,
      memberId,
      createdAt: packedAt,
      receiptSentAt: packedAt,
      ...(person.joined > newest ? { shippedAt: packedAt + day, tracking: 'Sent as a letter' } : {}),
    };
    return { application, order, labels: labelRows(random, orderId, ambassadorLimits.labels) };
  });
}

interface Complaint extends Pick<Row<'reports'>, 'reason' | 'details'> {
  subject: 'photo' | 'rock' | 'comment';
}

const complaints: readonly Complaint[] = [
  { subject: 'photo', reason: 'private', details: 'A house number can be read behind the rock.' },
  { subject: 'rock', reason: 'advertising', details: '' },
  { subject: 'comment', reason: 'unkind', details: 'Somebody could take this to heart.' },
];

/** One open report of each of them. */
export function reportRows(
  end: number,
  rocks: readonly Row<'rocks'>[],
  comments: readonly Row<'comments'>[],
): Row<'reports'>[] {
  const random = randomFrom('what was reported');
  const [photo, rock] = shuffled(
    random,
    rocks.filter(({ timesFound = 0 }) => timesFound > 2),
  );
  const [comment] = shuffled(random, comments);
  return complaints.flatMap((complaint, i) => {
    const about = { photo, rock, comment: rocks.find(({ id }) => id === comment?.rockId) }[complaint.subject];
    if (!about) return [];
    const said = complaint.subject === 'comment' ? comment : undefined;
    const author = said ? said.memberId : about.ownerId;
    return {
      id: symbols(random, 16),
      ...complaint,
      rockId: about.id,
      commentId: said?.id ?? null,
      subjectId: said?.id ?? about.id,
      reporterId: settled.filter(({ id }) => id !== author)[i * 2]?.id ?? null,
      createdAt: end - (i + 1) * 5 * hour,
    };
  });
}
