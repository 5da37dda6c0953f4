// The search parameters of the shop: what is looked at, and how a payment went.
import { searchReader } from '../lib/search-params.ts';

export const readShopSearch = searchReader({
  /** Its products are listed; one that is not open yet, or unknown, lists nothing. */
  category: 'text',
  /** Its details are open; together with success or canceled, what was at the payment page. */
  product: 'text',
  success: ['true'],
  canceled: ['true'],
});
