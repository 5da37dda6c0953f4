// The search parameters of the shop: what is looked at, and how a payment went.
import { oneOf, textOf } from '../lib/search-params.ts';

export interface ShopSearch {
  /** Its products are listed; one that is not open yet, or unknown, lists nothing. */
  category?: string;
  /** Its details are open; together with success or canceled, what was at the payment page. */
  product?: string;
  success?: 'true';
  canceled?: 'true';
}

export function readShopSearch(search: Record<string, unknown>): ShopSearch {
  return {
    category: textOf(search['category']),
    product: textOf(search['product']),
    success: oneOf(search['success'], ['true']),
    canceled: oneOf(search['canceled'], ['true']),
  };
}
