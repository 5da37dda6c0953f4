// Art Supplies: what turns a stone into a painted rock, and keeps it one outdoors.
import type { Product } from './product.ts';

const supply = {
  currency: 'usd',
  category: 'art-supplies',
  inStock: true,
  rating: 0,
  reviews: 0,
  pieces: 1,
  labels: 0,
} as const;

export const artSupplies: readonly Product[] = [
  {
    ...supply,
    id: 'waterproof-markers',
    cents: 1999,
    images: ['markers'],
  },
  {
    ...supply,
    id: 'acrylic-paint-set',
    cents: 3499,
    images: ['paints'],
  },
  {
    ...supply,
    id: 'stencils',
    cents: 1699,
    images: ['stencils'],
  },
  {
    ...supply,
    id: 'sealant',
    cents: 299,
    inStock: false,
    images: ['sealant'],
  },
];
