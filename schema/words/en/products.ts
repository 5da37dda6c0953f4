// What the shop sells, by the ids of the catalogue.
import { plural } from './intl.ts';

const sealIt = { label: 'Outdoors', value: 'Seal the finished rock' };

/** Stones to paint. */
const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    'No good stones where you live, or no time to look for them? These are smooth and palm-sized, washed and dry, so that the paint holds from the first stroke. Every stone has its own shape: turn it around for a while, and it will tell you what it wants to be.',
  features: [
    `${pieces} smooth stones for painting`,
    'Washed and dried, ready for a first coat',
    'Shapes that differ, as stones do',
  ],
  specifications: [
    { label: 'Stones', value: String(pieces) },
    { label: 'Size', value: 'Palm-sized' },
    { label: 'Surface', value: 'Smooth, washed and dry' },
    { label: 'Good with', value: 'Acrylic paint and waterproof markers' },
    { label: 'Labels', value: 'Not included' },
  ],
});

/** Features of every pack of labels. */
const featuresOf = (pieces: number) => [
  `${pieces} waterproof QR code labels`,
  'A Rock ID of its own on every label, never used before',
  'A QR code that leads a finder straight to your rock',
  'FREE shipping',
];

const specificationsOf = (pieces: number) => [
  { label: 'Labels', value: String(pieces) },
  { label: 'Label size', value: '1/2 by 1 inch' },
  { label: 'Scan range', value: 'Up to 12 inches' },
  { label: 'Weather', value: 'Waterproof' },
];

/** @param whom a sentence */
const pack = (pieces: number, whom: string) => ({
  name: `QR Code Labels, ${pieces}-Piece`,
  description: `${pieces} waterproof labels with a QR code and a Rock ID. ${whom}`,
  detailedDescription: `${pieces} small labels for the undersides of ${pieces} rocks. Stick one on, enter its Rock ID when you register the rock, and hide the rock where somebody will look twice. Whoever finds it scans the label with a phone, and you see on the map where your rock has been. No battery, no app to install: the label works as long as it can be read.`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products = {
  categories: {
    'rock-bundles': {
      name: 'Rock Bundles',
      description: 'Smooth stones, washed and ready for their first dot.',
    },
    'art-supplies': {
      name: 'Art Supplies',
      description: 'Markers, paints, stencils and the coat that keeps the rain out.',
    },
    'qr-labels': {
      name: 'QR Code Tracking Labels',
      description: 'A Rock ID and a QR code on each, so that a rock can tell you where it has been.',
    },
  },
  count: (count: number) => plural(count, { one: '# product', other: '# products' }),
  /** The last line of the specifications of a pack of labels. */
  pricePerLabel: { label: 'Price per label', value: (price: string) => `About ${price}` },
  all: {
    'rock-bundle-5': bundle(5, 'Starter Rock Bundle, 5-Piece', 'Five smooth stones for a first try.'),
    'rock-bundle-10': bundle(
      10,
      'Rock Bundle, 10-Piece',
      'Ten stones: two for everybody at a table of five.',
    ),
    'rock-bundle-15': bundle(15, 'Rock Bundle, 15-Piece', 'Fifteen stones for a rainy week indoors.'),
    'rock-bundle-20': bundle(
      20,
      'Rock Bundle, 20-Piece',
      'Twenty stones for a party, or for one long winter.',
    ),
    'rock-bundle-25': bundle(25, 'Rock Bundle, 25-Piece', 'Twenty-five stones, enough for a class.'),
    'rock-bundle-50': bundle(
      50,
      'Rock Bundle, 50-Piece',
      'Fifty stones for a club, a camp or a market stall.',
    ),
    'rock-bundle-100': bundle(
      100,
      'Rock Bundle, 100-Piece',
      'A hundred stones for a town that paints together.',
    ),
    'waterproof-markers': {
      name: 'Waterproof Markers',
      description: 'Opaque color from a pen, for outlines, letters and the smallest dots.',
      detailedDescription:
        'Markers are the easiest way to begin: no brush to wash, no water to spill, and a line that goes where you want it. Draw on bare stone or over dry paint, let each layer dry for a minute, and seal the rock when you are done.',
      features: ['A set of waterproof markers in bright colors', 'Tips for outlines, letters and dots'],
      specifications: [
        { label: 'Kind', value: 'Waterproof marker set' },
        { label: 'Good on', value: 'Bare stone and dry acrylic paint' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'Acrylic Paint Set',
      description: 'Matte paint that covers stone in one or two coats and mixes well.',
      detailedDescription:
        'Acrylic paint holds on stone better than any other: it dries fast, layers well and washes off hands and brushes with water while it is wet. Begin with a light ground, paint your picture when that is dry, and add the dots last.',
      features: ['A set of acrylic paints in colors that mix well', 'Enough for a whole table of rocks'],
      specifications: [
        { label: 'Kind', value: 'Acrylic paint set' },
        { label: 'Good on', value: 'Clean, dry stone' },
        { label: 'Cleaning', value: 'Water, while the paint is wet' },
        sealIt,
      ],
    },
    stencils: {
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
    },
    sealant: {
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
    },
    'qr-labels-founding-20': {
      name: 'Founding Ambassador QR Labels, 20-Piece',
      description: 'Free for Founding Rock Ambassadors: the first two of every state or country.',
      detailedDescription:
        'Founding Rock Ambassadors bring painted rocks to the place where they live, and we give them the labels for it. Apply with the address that the labels should go to. The first two applicants of each US state, and of each country elsewhere, are selected, and the answer comes by email within 24 hours.',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: 'Price', value: 'Free, by application' }],
    },
    'qr-labels-5': pack(5, 'For a first family afternoon at the kitchen table.'),
    'qr-labels-10': pack(10, 'For a weekend of painting, with some to spare.'),
    'qr-labels-15': pack(15, 'For a birthday party, or a summer of slow walks.'),
    'qr-labels-20': pack(20, 'For a whole class, or for one keen painter.'),
    'qr-labels-25': pack(25, 'For a scout troop and the leaders who help.'),
    'qr-labels-50': pack(50, 'For a club, a library or a camp.'),
    'qr-labels-100': pack(100, 'For a town that wants rocks on every path.'),
  },
};
