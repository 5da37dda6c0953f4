// All designs, in the order of the gallery: name, painting hint and paints, in English. The drawing of a design is the file of its
// id in drawings/.
import type { DesignSummary } from '../../schema/designs.ts';
import { paints } from './paints.ts';
import { designTexts } from '../../schema/words/en/design-texts.ts';

const { designs: texts } = designTexts;

export const designs: readonly DesignSummary[] = [
  {
    id: 'ladybird',
    ...texts.ladybird,
    difficulty: 'easy',
    palette: paints('Poppy Red', 'Lamp Black', 'Chalk White', 'Sunflower'),
  },
  {
    id: 'whale',
    ...texts.whale,
    difficulty: 'easy',
    palette: paints('Harbor Blue', 'Ice Blue', 'Night Blue', 'Lagoon', 'Chalk White'),
  },
  {
    id: 'fox',
    ...texts.fox,
    difficulty: 'easy',
    palette: paints('Marigold', 'Terracotta', 'Cream', 'Cocoa', 'Lamp Black'),
  },
  {
    id: 'sun',
    ...texts.sun,
    difficulty: 'steady hand',
    palette: paints('Sunflower', 'Marigold', 'Lemon', 'Coral', 'Chestnut'),
  },
  {
    id: 'cat',
    ...texts.cat,
    difficulty: 'easy',
    palette: paints('Honey', 'Cream', 'Chestnut', 'Rose Pink', 'Cocoa'),
  },
  {
    id: 'mushroom-house',
    ...texts['mushroom-house'],
    difficulty: 'steady hand',
    palette: paints('Poppy Red', 'Cream', 'Honey', 'Clover', 'Chestnut', 'Sky Blue'),
  },
  {
    id: 'turtle',
    ...texts.turtle,
    difficulty: 'steady hand',
    palette: paints('Moss Green', 'Clover', 'Young Leaf', 'Lagoon', 'Sand'),
  },
  {
    id: 'bee',
    ...texts.bee,
    difficulty: 'easy',
    palette: paints('Sunflower', 'Lamp Black', 'Ice Blue', 'Rose Pink', 'Clover'),
  },
  {
    id: 'owl',
    ...texts.owl,
    difficulty: 'patient',
    palette: paints('Chestnut', 'Honey', 'Cream', 'Sunflower', 'Teal', 'Lamp Black'),
  },
  {
    id: 'rainbow',
    ...texts.rainbow,
    difficulty: 'easy',
    palette: paints('Poppy Red', 'Sunflower', 'Clover', 'Sky Blue', 'Lilac', 'Chalk White'),
  },
  {
    id: 'hedgehog',
    ...texts.hedgehog,
    difficulty: 'easy',
    palette: paints('Cocoa', 'Chestnut', 'Honey', 'Cream', 'Lamp Black'),
  },
  {
    id: 'balloon',
    ...texts.balloon,
    difficulty: 'steady hand',
    palette: paints('Raspberry', 'Marigold', 'Lemon', 'Sky Blue', 'Chalk White', 'Chestnut'),
  },
  {
    id: 'snail',
    ...texts.snail,
    difficulty: 'easy',
    palette: paints('Coral', 'Sand', 'Teal', 'Cream', 'Cocoa'),
  },
  {
    id: 'moon',
    ...texts.moon,
    difficulty: 'steady hand',
    palette: paints('Night Blue', 'Lemon', 'Cream', 'Lilac', 'Blush'),
  },
  {
    id: 'cactus',
    ...texts.cactus,
    difficulty: 'easy',
    palette: paints('Moss Green', 'Young Leaf', 'Terracotta', 'Cream', 'Raspberry'),
  },
  {
    id: 'fish',
    ...texts.fish,
    difficulty: 'steady hand',
    palette: paints('Teal', 'Lagoon', 'Mint', 'Coral', 'Sunflower', 'Ink Blue'),
  },
  {
    id: 'dinosaur',
    ...texts.dinosaur,
    difficulty: 'easy',
    palette: paints('Clover', 'Young Leaf', 'Marigold', 'Coral', 'Ink Blue'),
  },
  {
    id: 'penguin',
    ...texts.penguin,
    difficulty: 'easy',
    palette: paints('Ink Blue', 'Chalk White', 'Marigold', 'Poppy Red', 'Blush'),
  },
  {
    id: 'boat',
    ...texts.boat,
    difficulty: 'steady hand',
    palette: paints('Poppy Red', 'Chalk White', 'Harbor Blue', 'Ice Blue', 'Sunflower', 'Chestnut'),
  },
  {
    id: 'butterfly',
    ...texts.butterfly,
    difficulty: 'patient',
    palette: paints('Plum', 'Lilac', 'Rose Pink', 'Marigold', 'Chalk White'),
  },
  {
    id: 'lighthouse',
    ...texts.lighthouse,
    difficulty: 'steady hand',
    palette: paints('Chalk White', 'Poppy Red', 'Night Blue', 'Harbor Blue', 'Lemon', 'Slate'),
  },
  {
    id: 'fern',
    ...texts.fern,
    difficulty: 'patient',
    palette: paints('Moss Green', 'Clover', 'Young Leaf', 'Cream'),
  },
  {
    id: 'feather',
    ...texts.feather,
    difficulty: 'steady hand',
    palette: paints('Teal', 'Lagoon', 'Ice Blue', 'Honey', 'Chalk White'),
  },
  {
    id: 'mandala',
    ...texts.mandala,
    difficulty: 'patient',
    palette: paints('Night Blue', 'Lagoon', 'Mint', 'Sunflower', 'Coral', 'Chalk White'),
  },
];
