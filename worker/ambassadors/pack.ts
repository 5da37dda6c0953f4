// The order fields of a founding pack, except those set at creation: id, member and times.
import { productOf } from '../../schema/catalogue.ts';
import type { ambassadorApplications, orders } from '../../schema/tables/index.ts';
import { products as productWords } from '../../schema/words/en/products.ts';

export type Application = typeof ambassadorApplications.$inferSelect;
type Pack = Omit<typeof orders.$inferSelect, 'id' | 'memberId' | 'createdAt' | 'receiptSentAt'>;

/** The catalogue's id of the pack. */
const foundingPack = 'qr-labels-founding-20';

/** Throws when the catalogue has no such pack, which is a bug. */
export function packOf({
  id,
  name,
  email,
  emailKey,
  address,
  city,
  state,
  zipcode,
  region,
}: Application): Pack {
  const product = productOf(foundingPack);
  if (!product) throw new Error('the catalogue has no founding pack');
  const shipping = {
    name,
    line1: address,
    line2: '',
    city,
    state,
    postalCode: zipcode,
    // The first two letters of a region are the country code.
    country: region.slice(0, 2),
  };
  return {
    // Unique like a checkout's id, so that an application gets one pack.
    sessionId: `founding:${id}`,
    paymentIntentId: '',
    productId: product.id,
    // In the language of the books.
    productName: productWords.all[product.id].name,
    amount: 0,
    refunded: 0,
    currency: product.currency,
    status: 'completed',
    customerEmail: email,
    emailKey,
    language: null,
    shipping,
    version: 1,
    // No receipt is sent: the selection email replaces it.
    leasedUntil: 0,
    shippedAt: null,
    tracking: '',
  };
}
