// What stands in the order of a founding pack: all of it but when, and for which member, it was made.
import { productOf } from '../../schema/catalogue.ts';
import type { ambassadorApplications, orders } from '../../schema/tables/index.ts';

export type Application = typeof ambassadorApplications.$inferSelect;
type Pack = Omit<typeof orders.$inferSelect, 'id' | 'memberId' | 'createdAt' | 'receiptSentAt'>;

/** The catalogue's own entry for the pack. */
const foundingPack = 'qr-labels-founding-20';

/** Throws when the catalogue has no such pack, which is a fault of ours. */
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
    // The first two letters of a region are its country.
    country: region.slice(0, 2),
  };
  return {
    // Unique, as that of a checkout: one pack for an application.
    sessionId: `founding:${id}`,
    paymentIntentId: '',
    productId: product.id,
    productName: product.name,
    amount: 0,
    refunded: 0,
    currency: product.currency,
    status: 'completed',
    customerEmail: email,
    emailKey,
    shipping,
    version: 1,
    // The email about the selection stands for a receipt.
    leasedUntil: 0,
    shippedAt: null,
    tracking: '',
  };
}
