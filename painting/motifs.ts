// All motifs by name.

import type { Brush, Ground } from './brush.ts';
import { bee, butterfly, cat, ladybird, snail } from './garden-creatures.ts';
import { flower, heart, mandala, rainbow, waves } from './patterns.ts';
import type { PaletteName } from './palettes.ts';
import { leaf, mushroom, planet, sunrise } from './sky-and-garden.ts';
import { fish, turtle, whale } from './sea-creatures.ts';

export interface Motif {
  readonly paint: (brush: Brush) => string;
  /** Suitable grounds: painted ones or the bare stone. */
  readonly grounds: readonly Ground[];
  /** Palettes in which it stays recognisable; any if omitted. */
  readonly suits?: readonly PaletteName[];
  /** Needs an upright stone. */
  readonly upright?: true;
  /** Wider than high, so that it also fits a long stone. */
  readonly wide?: true;
  /** Maximum degrees by which it may be turned either way. */
  readonly tilt: number;
  /** Covers the whole painted ground. */
  readonly fills?: true;
  /** Has dots at its edge already, and needs no border. */
  readonly unframed?: true;
}

const yellow: readonly PaletteName[] = ['meadow', 'honey', 'lemon', 'plum'];
const red: readonly PaletteName[] = ['picnic', 'rosehip', 'clay', 'berry', 'forest'];

const all = {
  mandala: {
    paint: mandala,
    grounds: ['stone', 'deep', 'deep'],
    wide: true,
    tilt: 180,
    fills: true,
    unframed: true,
  },
  flower: { paint: flower, grounds: ['deep', 'cool', 'stone', 'stone'], tilt: 180 },
  heart: { paint: heart, grounds: ['light', 'deep', 'stone', 'stone'], tilt: 8 },
  rainbow: {
    paint: rainbow,
    grounds: ['deep', 'stone', 'light'],
    suits: ['picnic', 'harbour', 'berry', 'seaside', 'dusk', 'sherbet', 'plum', 'lemon', 'clay'],
    wide: true,
    tilt: 5,
  },
  waves: {
    paint: waves,
    grounds: ['light'],
    suits: ['picnic', 'harbour', 'seaside', 'lemon', 'sherbet', 'dusk', 'clay'],
    wide: true,
    tilt: 4,
    fills: true,
  },
  sunrise: {
    paint: sunrise,
    grounds: ['light', 'deep'],
    suits: [...yellow, 'picnic', 'harbour', 'dusk', 'seaside', 'clay'],
    wide: true,
    tilt: 4,
    fills: true,
  },
  planet: { paint: planet, grounds: ['deep'], wide: true, tilt: 10 },
  leaf: { paint: leaf, grounds: ['light', 'deep', 'stone', 'stone'], upright: true, wide: true, tilt: 14 },
  mushroom: {
    paint: mushroom,
    grounds: ['deep', 'cool', 'stone'],
    suits: [...red, 'harbour', 'dusk'],
    upright: true,
    tilt: 6,
  },
  ladybird: { paint: ladybird, grounds: ['cool', 'light', 'stone'], suits: red, tilt: 50 },
  bee: { paint: bee, grounds: ['cool', 'stone'], suits: yellow, tilt: 40 },
  whale: { paint: whale, grounds: ['light', 'deep', 'light'], wide: true, tilt: 7 },
  fish: { paint: fish, grounds: ['deep', 'light', 'cool', 'stone'], wide: true, tilt: 9 },
  turtle: { paint: turtle, grounds: ['light', 'deep', 'stone', 'stone'], upright: true, tilt: 40 },
  butterfly: { paint: butterfly, grounds: ['deep', 'light', 'stone', 'stone'], tilt: 18 },
  snail: { paint: snail, grounds: ['cool', 'light', 'deep', 'stone'], wide: true, tilt: 5 },
  cat: {
    paint: cat,
    grounds: ['deep', 'cool', 'stone'],
    suits: ['meadow', 'harbour', 'plum', 'honey', 'dusk', 'clay', 'forest'],
    tilt: 6,
  },
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof all;
export const motifs: readonly MotifName[] = Object.keys(all) as MotifName[];
export const motifNamed = (name: MotifName): Motif => all[name];
