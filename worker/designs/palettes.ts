// Palettes: paints that match, with suggested uses.
import type { DesignPalette } from '../../schema/designs.ts';
import { paints } from './paints.ts';
import { designTexts } from '../../schema/words/en/design-texts.ts';

const { palettes: texts } = designTexts;

export const palettes: DesignPalette[] = [
  {
    id: 'picnic-blanket',
    ...texts['picnic-blanket'],
    paints: paints('Poppy Red', 'Cream', 'Clover', 'Sky Blue', 'Ink Blue'),
  },
  {
    id: 'meadow-in-june',
    ...texts['meadow-in-june'],
    paints: paints('Moss Green', 'Young Leaf', 'Lemon', 'Rose Pink', 'Lilac', 'Chalk White'),
  },
  { id: 'low-tide', ...texts['low-tide'], paints: paints('Teal', 'Lagoon', 'Mint', 'Sand', 'Coral') },
  {
    id: 'harbor-morning',
    ...texts['harbor-morning'],
    paints: paints('Night Blue', 'Harbor Blue', 'Ice Blue', 'Chalk White', 'Poppy Red'),
  },
  {
    id: 'campfire',
    ...texts.campfire,
    paints: paints('Cocoa', 'Terracotta', 'Marigold', 'Sunflower', 'Cream'),
  },
  {
    id: 'woodland-floor',
    ...texts['woodland-floor'],
    paints: paints('Cocoa', 'Chestnut', 'Honey', 'Moss Green', 'Young Leaf', 'Cream'),
  },
  {
    id: 'starry-night',
    ...texts['starry-night'],
    paints: paints('Night Blue', 'Plum', 'Lilac', 'Ice Blue', 'Lemon'),
  },
  {
    id: 'sweet-shop',
    ...texts['sweet-shop'],
    paints: paints('Raspberry', 'Rose Pink', 'Lemon', 'Mint', 'Lilac', 'Chalk White'),
  },
  {
    id: 'desert-garden',
    ...texts['desert-garden'],
    paints: paints('Terracotta', 'Coral', 'Sand', 'Moss Green', 'Teal'),
  },
  {
    id: 'berry-patch',
    ...texts['berry-patch'],
    paints: paints('Raspberry', 'Poppy Red', 'Rose Pink', 'Moss Green', 'Cream'),
  },
  {
    id: 'lavender-evening',
    ...texts['lavender-evening'],
    paints: paints('Plum', 'Lilac', 'Blush', 'Sand', 'Slate'),
  },
  {
    id: 'first-frost',
    ...texts['first-frost'],
    paints: paints('Slate', 'Dove Gray', 'Ice Blue', 'Chalk White', 'Blush'),
  },
];
