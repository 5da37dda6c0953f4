// The search parameters of the shop: the open category and product, and the result of a payment.
import { searchReader } from '../lib/search-params.ts';

export const readShopSearch = searchReader({
  /** The listed category; one that is unknown or not open lists nothing. */
  category: 'text',
  /** The product in the dialog; with success or canceled, the product of the payment. */
  product: 'text',
  success: ['true'],
  canceled: ['true'],
});
