// The shop: every product with its price, and whether it can be bought today.
import { artSupplies } from './products/art-supplies.ts';
import { qrLabels } from './products/qr-labels.ts';
import type { CategoryId, Product } from './products/product.ts';
import { rockBundles } from './products/rock-bundles.ts';

export type { CategoryId, Drawing, Product } from './products/product.ts';

export interface Category {
  id: CategoryId;
  name: string;
  description: string;
  /** Its products are shown, but cannot be bought yet. */
  isComing: boolean;
}

export const categories: readonly Category[] = [
  {
    id: 'rock-bundles',
    name: 'Rock Bundles',
    description: 'Smooth stones, washed and ready for their first dot.',
    isComing: true,
  },
  {
    id: 'art-supplies',
    name: 'Art Supplies',
    description: 'Markers, paints, stencils and the coat that keeps the rain out.',
    isComing: true,
  },
  {
    id: 'qr-labels',
    name: 'QR Code Tracking Labels',
    description: 'A Rock ID and a QR code on each, so that a rock can tell you where it has been.',
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

/** '$2.99', and '$0.00' for a free product: the page shows the word 'free' beside the price. */
export function priceWords(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** '$0.60', to compare packs by; null for a product without labels or without a price. */
export function labelPriceWords({ cents, labels, currency }: Product): string | null {
  return labels > 0 && cents > 0 ? priceWords(cents / labels, currency) : null;
}

export const shopWords = {
  success:
    'Purchase successful! Thank you for your order. Check your email for receipt and shipping details.',
  canceled: 'Purchase canceled. Your items are still available in the shop.',
  shipping: 'FREE shipping on all QR Code Labels',
  error: 'Purchase Error',
  failed: 'Failed to start checkout process',
  noAddress: 'No checkout URL received',
  unknown: 'There is no such product in the shop',
  comingSoon: 'This is coming soon. It can be bought as soon as it is on our shelves.',
  outOfStock: 'This is out of stock at the moment',
  free: 'The founding pack is free: apply for it as a Founding Rock Ambassador',
  closed: 'The shop is coming soon. Nothing can be bought yet.',
} as const;
