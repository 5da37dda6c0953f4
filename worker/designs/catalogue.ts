// All designs, in the order of the gallery: what each is called, how it is painted, and with which paints.
import type { DesignSummary } from '../../schema/designs.ts';
import { cat, dinosaur, fox, hedgehog } from './animals.ts';
import { owl, penguin } from './birds.ts';
import { bee, butterfly, ladybird, snail } from './insects.ts';
import { mandala } from './mandala.ts';
import { paints } from './paints.ts';
import { cactus, feather, fern, mushroomHouse } from './plants.ts';
import { boat, fish, lighthouse, turtle, whale } from './sea.ts';
import { balloon, moon, rainbow, sun } from './sky.ts';
import type { Drawing } from './stones.ts';

interface Design extends DesignSummary {
  drawing: Drawing;
}

export const designs: readonly Design[] = [
  {
    id: 'ladybird',
    name: 'Ladybird',
    difficulty: 'easy',
    hint: 'The stone is the ladybird: paint it red all over, let it dry, then press the spots on with the end of a brush.',
    palette: paints('Poppy Red', 'Lamp Black', 'Chalk White', 'Sunflower'),
    drawing: ladybird,
  },
  {
    id: 'whale',
    name: 'Friendly Whale',
    difficulty: 'easy',
    hint: 'Two coats for the body, then the pale belly; the spout is five dots to each side, each a little larger.',
    palette: paints('Harbor Blue', 'Ice Blue', 'Night Blue', 'Lagoon', 'Chalk White'),
    drawing: whale,
  },
  {
    id: 'fox',
    name: 'Fox Face',
    difficulty: 'easy',
    hint: 'Fill the cheeks with Cream first, so that the orange meets them in a clean edge; eyes and nose come last.',
    palette: paints('Marigold', 'Terracotta', 'Cream', 'Cocoa', 'Lamp Black'),
    drawing: fox,
  },
  {
    id: 'sun',
    name: 'Sun Face',
    difficulty: 'steady hand',
    hint: 'Pull each ray from the face outwards in one stroke, and lift the brush at its tip; then the dots between.',
    palette: paints('Sunflower', 'Marigold', 'Lemon', 'Coral', 'Chestnut'),
    drawing: sun,
  },
  {
    id: 'cat',
    name: 'Sleeping Cat',
    difficulty: 'easy',
    hint: 'Choose a round, flat stone: it is the cat’s back. Paint the fur, then the stripes, and the sleepy face with a thin pen.',
    palette: paints('Honey', 'Cream', 'Chestnut', 'Rose Pink', 'Cocoa'),
    drawing: cat,
  },
  {
    id: 'mushroom-house',
    name: 'Mushroom House',
    difficulty: 'steady hand',
    hint: 'Leave the spots of the roof bare, or dab them on last with a sponge; the gills need only thin lines.',
    palette: paints('Poppy Red', 'Cream', 'Honey', 'Clover', 'Chestnut', 'Sky Blue'),
    drawing: mushroomHouse,
  },
  {
    id: 'turtle',
    name: 'Sea Turtle',
    difficulty: 'steady hand',
    hint: 'Paint the shield in one green, let it dry, then fill each plate with another and leave the seams standing.',
    palette: paints('Moss Green', 'Clover', 'Young Leaf', 'Lagoon', 'Sand'),
    drawing: turtle,
  },
  {
    id: 'bee',
    name: 'Bumblebee',
    difficulty: 'easy',
    hint: 'Yellow first, stripes when it is dry. Thin the white with water for the wings, so that they shine through.',
    palette: paints('Sunflower', 'Lamp Black', 'Ice Blue', 'Rose Pink', 'Clover'),
    drawing: bee,
  },
  {
    id: 'owl',
    name: 'Wise Owl',
    difficulty: 'patient',
    hint: 'Stand the stone upright. Paint the feathers from the bottom row to the top, and the eyes in rings from large to small.',
    palette: paints('Chestnut', 'Honey', 'Cream', 'Sunflower', 'Teal', 'Lamp Black'),
    drawing: owl,
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    difficulty: 'easy',
    hint: 'Begin with the innermost band and work outwards; dab the clouds on with a sponge, and end with the hearts.',
    palette: paints('Poppy Red', 'Sunflower', 'Clover', 'Sky Blue', 'Lilac', 'Chalk White'),
    drawing: rainbow,
  },
  {
    id: 'hedgehog',
    name: 'Hedgehog',
    difficulty: 'easy',
    hint: 'Paint the back dark and the face pale; then short strokes from the fur outwards, in three browns.',
    palette: paints('Cocoa', 'Chestnut', 'Honey', 'Cream', 'Lamp Black'),
    drawing: hedgehog,
  },
  {
    id: 'balloon',
    name: 'Hot-Air Balloon',
    difficulty: 'steady hand',
    hint: 'Fill every second stripe, let it dry, then the others; the belt of dots hides where they do not quite meet.',
    palette: paints('Raspberry', 'Marigold', 'Lemon', 'Sky Blue', 'Chalk White', 'Chestnut'),
    drawing: balloon,
  },
  {
    id: 'snail',
    name: 'Snail',
    difficulty: 'easy',
    hint: 'Paint the shell as a full circle, draw the winding over it, and set the dots from the largest to the smallest.',
    palette: paints('Coral', 'Sand', 'Teal', 'Cream', 'Cocoa'),
    drawing: snail,
  },
  {
    id: 'moon',
    name: 'Moon and Stars',
    difficulty: 'steady hand',
    hint: 'Cover the stone with Night Blue and trace in white pencil; the moon wants two coats, the dots only one touch.',
    palette: paints('Night Blue', 'Lemon', 'Cream', 'Lilac', 'Blush'),
    drawing: moon,
  },
  {
    id: 'cactus',
    name: 'Cactus in a Pot',
    difficulty: 'easy',
    hint: 'Green and pot first; the prickles are little Vs in Cream, and the flower is the one bright spot.',
    palette: paints('Moss Green', 'Young Leaf', 'Terracotta', 'Cream', 'Raspberry'),
    drawing: cactus,
  },
  {
    id: 'fish',
    name: 'Fish with Scales',
    difficulty: 'steady hand',
    hint: 'Start at the tail, and let each column of scales take a slightly lighter color than the one before.',
    palette: paints('Teal', 'Lagoon', 'Mint', 'Coral', 'Sunflower', 'Ink Blue'),
    drawing: fish,
  },
  {
    id: 'dinosaur',
    name: 'Dinosaur',
    difficulty: 'easy',
    hint: 'Body first, then every plate in another color; the spots are pressed on with a pencil’s end.',
    palette: paints('Clover', 'Young Leaf', 'Marigold', 'Coral', 'Ink Blue'),
    drawing: dinosaur,
  },
  {
    id: 'penguin',
    name: 'Penguin in a Scarf',
    difficulty: 'easy',
    hint: 'Cover the stone with Ink Blue, then paint face and breast white in two coats; the scarf wears your favorite colors.',
    palette: paints('Ink Blue', 'Chalk White', 'Marigold', 'Poppy Red', 'Blush'),
    drawing: penguin,
  },
  {
    id: 'boat',
    name: 'Sailing Boat',
    difficulty: 'steady hand',
    hint: 'Sky, sea, then the boat over both; the waves’ crests are a thin line of white at the very end.',
    palette: paints('Poppy Red', 'Chalk White', 'Harbor Blue', 'Ice Blue', 'Sunflower', 'Chestnut'),
    drawing: boat,
  },
  {
    id: 'butterfly',
    name: 'Butterfly',
    difficulty: 'patient',
    hint: 'Paint both wings turn by turn, so that they stay alike: fields, then edges, then the dots from the body outwards.',
    palette: paints('Plum', 'Lilac', 'Rose Pink', 'Marigold', 'Chalk White'),
    drawing: butterfly,
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse',
    difficulty: 'steady hand',
    hint: 'White tower, red bands, dark sea. Set the beam in dots that grow the further they are from the lamp.',
    palette: paints('Chalk White', 'Poppy Red', 'Night Blue', 'Harbor Blue', 'Lemon', 'Slate'),
    drawing: lighthouse,
  },
  {
    id: 'fern',
    name: 'Fern',
    difficulty: 'patient',
    hint: 'One leaf is two touches of a round brush: press, pull towards the stem, and lift. Begin at the curled tip.',
    palette: paints('Moss Green', 'Clover', 'Young Leaf', 'Cream'),
    drawing: fern,
  },
  {
    id: 'feather',
    name: 'Feather',
    difficulty: 'steady hand',
    hint: 'Let three colors run into each other while they are wet; draw the quill and the dots when all is dry.',
    palette: paints('Teal', 'Lagoon', 'Ice Blue', 'Honey', 'Chalk White'),
    drawing: feather,
  },
  {
    id: 'mandala',
    name: 'Mandala of Dots',
    difficulty: 'patient',
    hint: 'Work from the middle outwards, one ring at a time, and let each ring dry; fresh paint for every three dots keeps them alike.',
    palette: paints('Night Blue', 'Lagoon', 'Mint', 'Sunflower', 'Coral', 'Chalk White'),
    drawing: mandala,
  },
];
