// The name of a product that somebody ordered, in the reader's language.
import type { Words } from './words/words.ts';

export interface OrderedProduct {
  productId: string;
  /** In English, as it was when it was ordered. */
  productName: string;
}

/** As it was ordered, if the shop has it no more. */
export const productNameIn = (
  { all }: Pick<Words['products'], 'all'>,
  { productId, productName }: OrderedProduct,
): string => (Object.hasOwn(all, productId) ? all[productId as keyof typeof all].name : productName);
