// Rock Bundles: stones to paint, 5 to 100 of them.
import type { Product } from './product.ts';

const bundles = [
  { pieces: 5, cents: 999 },
  { pieces: 10, cents: 1999 },
  { pieces: 15, cents: 2999 },
  { pieces: 20, cents: 3999 },
  { pieces: 25, cents: 4999 },
  { pieces: 50, cents: 8999 },
  { pieces: 100, cents: 17_999 },
] as const;

export const rockBundles: readonly Product[] = bundles.map(({ pieces, cents }): Product => ({
  id: `rock-bundle-${pieces}`,
  cents,
  currency: 'usd',
  images: ['stones'],
  category: 'rock-bundles',
  inStock: true,
  rating: 0,
  reviews: 0,
  pieces,
  labels: 0,
}));
