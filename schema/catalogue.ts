// The shop: every product with its price, and whether it can be bought today. Its words are in `schema/words`.
import { artSupplies } from './products/art-supplies.ts';
import { qrLabels } from './products/qr-labels.ts';
import type { CategoryId, Product } from './products/product.ts';
import { rockBundles } from './products/rock-bundles.ts';

export type { CategoryId, Drawing, Product } from './products/product.ts';

export interface Category {
  id: CategoryId;
  /** Its products are shown, but cannot be bought yet. */
  isComing: boolean;
}

export const categories: readonly Category[] = [
  {
    id: 'rock-bundles',
    isComing: true,
  },
  {
    id: 'art-supplies',
    isComing: true,
  },
  {
    id: 'qr-labels',
    isComing: false,
  },
];

export const products: readonly Product[] = [...rockBundles, ...artSupplies, ...qrLabels];

const byId: ReadonlyMap<string, Product> = new Map(products.map((product) => [product.id, product]));

export function productOf(id: string): Product | undefined {
  return byId.get(id);
}

/** `free`: given to applicants, never through a checkout. */
export type Availability = 'buyable' | 'coming_soon' | 'out_of_stock' | 'free';

export function availability(product: Product): Availability {
  if (!product.inStock) return 'out_of_stock';
  if (product.cents === 0) return 'free';
  return categories.find(({ id }) => id === product.category)?.isComing ? 'coming_soon' : 'buyable';
}

/** Cents of one label, not rounded, to compare packs by; 0 for a product without labels or without a price. */
export function labelCents({ cents, labels }: Product): number {
  return labels > 0 ? cents / labels : 0;
}
