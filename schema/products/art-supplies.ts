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
    name: 'Waterproof Markers',
    description: 'Opaque color from a pen, for outlines, letters and the smallest dots.',
    detailedDescription:
      'Markers are the easiest way to begin: no brush to wash, no water to spill, and a line that goes where you want it. Draw on bare stone or over dry paint, let each layer dry for a minute, and seal the rock when you are done.',
    features: ['A set of waterproof markers in bright colors', 'Tips for outlines, letters and dots'],
    specifications: [
      { label: 'Kind', value: 'Waterproof marker set' },
      { label: 'Good on', value: 'Bare stone and dry acrylic paint' },
      { label: 'Outdoors', value: 'Seal the finished rock' },
    ],
    cents: 1999,
    images: ['markers'],
  },
  {
    ...supply,
    id: 'acrylic-paint-set',
    name: 'Acrylic Paint Set',
    description: 'Matte paint that covers stone in one or two coats and mixes well.',
    detailedDescription:
      'Acrylic paint holds on stone better than any other: it dries fast, layers well and washes off hands and brushes with water while it is wet. Begin with a light ground, paint your picture when that is dry, and add the dots last.',
    features: ['A set of acrylic paints in colors that mix well', 'Enough for a whole table of rocks'],
    specifications: [
      { label: 'Kind', value: 'Acrylic paint set' },
      { label: 'Good on', value: 'Clean, dry stone' },
      { label: 'Cleaning', value: 'Water, while the paint is wet' },
      { label: 'Outdoors', value: 'Seal the finished rock' },
    ],
    cents: 3499,
    images: ['paints'],
  },
  {
    ...supply,
    id: 'stencils',
    name: 'Stencils',
    description: 'Leaves, stars, waves and dots to trace, for hands of any age.',
    detailedDescription:
      'For everybody who says that they cannot draw. Hold a stencil flat on the stone, dab the paint on with little of it on the brush, and lift it straight up. Wipe it clean, and use it again.',
    features: [
      'A set of stencils to use again and again',
      'Simple shapes that sit well on a palm-sized stone',
    ],
    specifications: [
      { label: 'Kind', value: 'Stencil set' },
      { label: 'Good with', value: 'Acrylic paint and waterproof markers' },
      { label: 'Cleaning', value: 'Wipe with water' },
    ],
    cents: 1699,
    images: ['stencils'],
  },
  {
    ...supply,
    id: 'sealant',
    name: 'Sealant',
    description: 'A clear coat that keeps the rain out and the colors in.',
    detailedDescription:
      'The last step, and the one that decides how far a rock travels. Let the paint dry for a day, spray two thin coats in the open air, and give each its time to dry. Put the label on before the last coat, and make sure that the coat over it stays thin and clear.',
    features: ['One can of clear sealant'],
    specifications: [
      { label: 'Kind', value: 'Clear outdoor spray' },
      { label: 'Good on', value: 'Dry acrylic paint and markers' },
      { label: 'Use', value: 'In the open air, by a grown-up' },
    ],
    cents: 299,
    inStock: false,
    images: ['sealant'],
  },
];
