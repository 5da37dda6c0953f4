// QR Code Tracking Labels: packs of 5 to 100, and the one that founding ambassadors get for free.
import type { Product } from './product.ts';

const packs = [
  { pieces: 5, cents: 299 },
  { pieces: 10, cents: 499 },
  { pieces: 15, cents: 699 },
  { pieces: 20, cents: 899 },
  { pieces: 25, cents: 1099 },
  { pieces: 50, cents: 1899 },
  { pieces: 100, cents: 3499 },
] as const;

const label = { currency: 'usd', category: 'qr-labels', inStock: true, rating: 0, reviews: 0 } as const;

const founding: Product = {
  ...label,
  id: 'qr-labels-founding-20',
  cents: 0,
  images: ['founding-labels'],
  pieces: 20,
  labels: 20,
};

export const qrLabels: readonly Product[] = [
  founding,
  ...packs.map(({ pieces, cents }): Product => ({
    ...label,
    id: `qr-labels-${pieces}`,
    cents,
    images: ['labels'],
    pieces,
    labels: pieces,
  })),
];
