// The fields of a product.
import type { Words } from '../words/words.ts';

export type CategoryId = 'rock-bundles' | 'art-supplies' | 'qr-labels';

/** The drawing that shows a product; how many pieces it shows is the product's `pieces`. */
export type Drawing = 'stones' | 'markers' | 'paints' | 'stencils' | 'sealant' | 'labels' | 'founding-labels';

/** As its words are named. */
type ProductId = keyof Words['products']['all'];

export interface Product {
  id: ProductId;
  /** In the smallest unit of the currency. */
  cents: number;
  currency: 'usd';
  images: readonly Drawing[];
  category: CategoryId;
  inStock: boolean;
  rating: number;
  reviews: number;
  /** Stones or labels in it; 1 for anything else. */
  pieces: number;
  /** Rock IDs that come with it. */
  labels: number;
}
