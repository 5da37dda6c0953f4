// QR Code Tracking Labels: packs of 5 to 100, and the one that founding ambassadors get for free.
import type { Product } from './product.ts';

const packs = [
  { pieces: 5, cents: 299, description: 'For a first family afternoon at the kitchen table.' },
  { pieces: 10, cents: 499, description: 'For a weekend of painting, with some to spare.' },
  { pieces: 15, cents: 699, description: 'For a birthday party, or a summer of slow walks.' },
  { pieces: 20, cents: 899, description: 'For a whole class, or for one keen painter.' },
  { pieces: 25, cents: 1099, description: 'For a scout troop and the leaders who help.' },
  { pieces: 50, cents: 1899, description: 'For a club, a library or a camp.' },
  { pieces: 100, cents: 3499, description: 'For a town that wants rocks on every path.' },
] as const;

/** Features of every pack of labels. */
const each = [
  'A Rock ID of its own on every label, never used before',
  'A QR code that leads a finder straight to your rock',
  'FREE shipping',
];

const size = '1/2 by 1 inch';
const scanRange = 'Up to 12 inches';

const label = { currency: 'usd', category: 'qr-labels', inStock: true, rating: 0, reviews: 0 } as const;

/** '$0.60', to compare the packs by. */
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const founding: Product = {
  ...label,
  id: 'qr-labels-founding-20',
  name: 'Founding Ambassador QR Labels, 20-Piece',
  description: 'Free for Founding Rock Ambassadors: the first two of every state or country.',
  detailedDescription:
    'Founding Rock Ambassadors bring painted rocks to the place where they live, and we give them the labels for it. Apply with the address that the labels should go to. The first two applicants of each US state, and of each country elsewhere, are selected, and the answer comes by email within 24 hours.',
  features: ['20 waterproof QR code labels', ...each],
  specifications: [
    { label: 'Labels', value: '20' },
    { label: 'Label size', value: size },
    { label: 'Scan range', value: scanRange },
    { label: 'Weather', value: 'Waterproof' },
    { label: 'Price', value: 'Free, by application' },
  ],
  cents: 0,
  images: ['founding-labels'],
  pieces: 20,
  labels: 20,
};

export const qrLabels: readonly Product[] = [
  founding,
  ...packs.map(({ pieces, cents, description }) => ({
    ...label,
    id: `qr-labels-${pieces}`,
    name: `QR Code Labels, ${pieces}-Piece`,
    description: `${pieces} waterproof labels with a QR code and a Rock ID. ${description}`,
    detailedDescription: `${pieces} small labels for the undersides of ${pieces} rocks. Stick one on, enter its Rock ID when you register the rock, and hide the rock where somebody will look twice. Whoever finds it scans the label with a phone, and you see on the map where your rock has been. No battery, no app to install: the label works as long as it can be read.`,
    features: [`${pieces} waterproof QR code labels`, ...each],
    specifications: [
      { label: 'Labels', value: String(pieces) },
      { label: 'Label size', value: size },
      { label: 'Scan range', value: scanRange },
      { label: 'Weather', value: 'Waterproof' },
      { label: 'Price per label', value: `About ${dollars(cents / pieces)}` },
    ],
    cents,
    images: ['labels' as const],
    pieces,
    labels: pieces,
  })),
];
