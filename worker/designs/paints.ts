// The paints: each color has one name in all designs and palettes.
import type { Paint } from '../../schema/designs.ts';
import type { designTexts } from '../../schema/words/en/design-texts.ts';

const hexes = {
  'Lamp Black': '#23282b',
  'Ink Blue': '#1d3b4a',
  'Night Blue': '#22325c',
  'Harbor Blue': '#2f6b9e',
  'Sky Blue': '#86bcd9',
  'Ice Blue': '#d3e7ee',
  Teal: '#2f8583',
  Lagoon: '#4fb6b1',
  Mint: '#a8d8c0',
  'Moss Green': '#3d6b45',
  Clover: '#6aa35a',
  'Young Leaf': '#b5cc6a',
  Lemon: '#f6d44d',
  Sunflower: '#f2b134',
  Marigold: '#ec8a34',
  Coral: '#f0826a',
  'Poppy Red': '#d6432c',
  Raspberry: '#b32f52',
  'Rose Pink': '#ee9fb0',
  Blush: '#f8d5cb',
  Lilac: '#b79fd6',
  Plum: '#5d3a72',
  Sand: '#e3cfa4',
  Honey: '#d29a4c',
  Terracotta: '#bb5a3a',
  Chestnut: '#7a4a2e',
  Cocoa: '#46302a',
  Cream: '#fbf0d9',
  'Chalk White': '#fdfbf5',
  'Dove Gray': '#b4b4ad',
  Slate: '#5d6a70',
} as const satisfies Readonly<Record<keyof (typeof designTexts)['paints'], string>>;

/** Paints by name, in the given order. */
export const paints = (...names: (keyof typeof hexes)[]): Paint[] =>
  names.map((name) => ({ name, hex: hexes[name] }));
