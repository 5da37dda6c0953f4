// Rock Bundles: stones to paint, 5 to 100 of them.
import type { Product } from './product.ts';

const bundles = [
  {
    pieces: 5,
    cents: 999,
    name: 'Starter Rock Bundle, 5-Piece',
    description: 'Five smooth stones for a first try.',
  },
  {
    pieces: 10,
    cents: 1999,
    description: 'Ten stones: two for everybody at a table of five.',
  },
  { pieces: 15, cents: 2999, description: 'Fifteen stones for a rainy week indoors.' },
  { pieces: 20, cents: 3999, description: 'Twenty stones for a party, or for one long winter.' },
  { pieces: 25, cents: 4999, description: 'Twenty-five stones, enough for a class.' },
  { pieces: 50, cents: 8999, description: 'Fifty stones for a club, a camp or a market stall.' },
  { pieces: 100, cents: 17_999, description: 'A hundred stones for a town that paints together.' },
] as const;

export const rockBundles: readonly Product[] = bundles.map((bundle) => ({
  id: `rock-bundle-${bundle.pieces}`,
  name: 'name' in bundle ? bundle.name : `Rock Bundle, ${bundle.pieces}-Piece`,
  description: bundle.description,
  detailedDescription:
    'No good stones where you live, or no time to look for them? These are smooth and palm-sized, washed and dry, so that the paint holds from the first stroke. Every stone has its own shape: turn it around for a while, and it will tell you what it wants to be.',
  features: [
    `${bundle.pieces} smooth stones for painting`,
    'Washed and dried, ready for a first coat',
    'Shapes that differ, as stones do',
  ],
  specifications: [
    { label: 'Stones', value: String(bundle.pieces) },
    { label: 'Size', value: 'Palm-sized' },
    { label: 'Surface', value: 'Smooth, washed and dry' },
    { label: 'Good with', value: 'Acrylic paint and waterproof markers' },
    { label: 'Labels', value: 'Not included' },
  ],
  cents: bundle.cents,
  currency: 'usd',
  images: ['stones'],
  category: 'rock-bundles',
  inStock: true,
  rating: 0,
  reviews: 0,
  pieces: bundle.pieces,
  labels: 0,
}));
