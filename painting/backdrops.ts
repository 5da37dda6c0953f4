// The places where a rock may lie, by name.

import { beach, pavement, wood } from './hard-ground.ts';
import { autumn, grass, moss, sand } from './soft-ground.ts';
import type { Backdrop, Spot } from './texture.ts';

export const backdrops = { grass, sand, wood, moss, pavement, autumn, beach } satisfies Record<
  string,
  (spot: Spot) => Backdrop
>;
export type Place = keyof typeof backdrops;
