// Palettes: paints that match, with suggested uses.
import type { DesignPalette } from '../../schema/designs.ts';
import { paints } from './paints.ts';

export const palettes: DesignPalette[] = [
  {
    id: 'picnic-blanket',
    name: 'Picnic Blanket',
    use: 'Ladybirds, toadstools and everything cheerful. Start with Cream, and keep Ink Blue for the lines.',
    paints: paints('Poppy Red', 'Cream', 'Clover', 'Sky Blue', 'Ink Blue'),
  },
  {
    id: 'meadow-in-june',
    name: 'Meadow in June',
    use: 'Bees, butterflies and flowers on a pale stone that shows between them.',
    paints: paints('Moss Green', 'Young Leaf', 'Lemon', 'Rose Pink', 'Lilac', 'Chalk White'),
  },
  {
    id: 'low-tide',
    name: 'Low Tide',
    use: 'Turtles, fish and shells. Let Teal dry before the dots of Sand go on top.',
    paints: paints('Teal', 'Lagoon', 'Mint', 'Sand', 'Coral'),
  },
  {
    id: 'harbor-morning',
    name: 'Harbor Morning',
    use: 'Boats, lighthouses and whales, with one spot of Poppy Red that the eye goes to.',
    paints: paints('Night Blue', 'Harbor Blue', 'Ice Blue', 'Chalk White', 'Poppy Red'),
  },
  {
    id: 'campfire',
    name: 'Campfire',
    use: 'Suns, foxes and autumn leaves; glows on a dark stone.',
    paints: paints('Cocoa', 'Terracotta', 'Marigold', 'Sunflower', 'Cream'),
  },
  {
    id: 'woodland-floor',
    name: 'Woodland Floor',
    use: 'Hedgehogs, owls, ferns and mushrooms: earth below, one warm color above.',
    paints: paints('Cocoa', 'Chestnut', 'Honey', 'Moss Green', 'Young Leaf', 'Cream'),
  },
  {
    id: 'starry-night',
    name: 'Starry Night',
    use: 'Moons and mandalas. Cover the stone with Night Blue and dot from dark to light.',
    paints: paints('Night Blue', 'Plum', 'Lilac', 'Ice Blue', 'Lemon'),
  },
  {
    id: 'sweet-shop',
    name: 'Sweet Shop',
    use: 'Rainbows, balloons and hearts, and a present for somebody small.',
    paints: paints('Raspberry', 'Rose Pink', 'Lemon', 'Mint', 'Lilac', 'Chalk White'),
  },
  {
    id: 'desert-garden',
    name: 'Desert Garden',
    use: 'Cacti, lizards and sunsets; also bare, in dots on a sand-colored stone.',
    paints: paints('Terracotta', 'Coral', 'Sand', 'Moss Green', 'Teal'),
  },
  {
    id: 'berry-patch',
    name: 'Berry Patch',
    use: 'Hearts, birds and strawberries. Two reds side by side look richer than one.',
    paints: paints('Raspberry', 'Poppy Red', 'Rose Pink', 'Moss Green', 'Cream'),
  },
  {
    id: 'lavender-evening',
    name: 'Lavender Evening',
    use: 'Butterflies, feathers and names in fine letters; soft enough for a thank-you stone.',
    paints: paints('Plum', 'Lilac', 'Blush', 'Sand', 'Slate'),
  },
  {
    id: 'first-frost',
    name: 'First Frost',
    use: 'Feathers, snowflakes and birds. Quiet on gray stones, with the thinnest brush.',
    paints: paints('Slate', 'Dove Gray', 'Ice Blue', 'Chalk White', 'Blush'),
  },
];
