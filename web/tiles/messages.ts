// What the page and the thread that draws tiles send each other.
import type { Coordinates } from '../../schema/journey.ts';
import type { MapColors } from './colors.ts';
import type { Ground } from './ground.ts';
import type { Label } from './labels.ts';
import type { Square } from './square.ts';

export interface Look {
  colors: MapColors;
  /** Pixels of the screen in one of the page. */
  ratio: number;
}

export type ToTiles =
  | ({ type: 'look' } & Look)
  | { type: 'draw'; id: number; square: Square }
  | { type: 'ask'; id: number; at: Coordinates }
  | { type: 'cancel'; id: number };

/** A drawn tile. */
export interface Drawn {
  type: 'drawn';
  id: number;
  /** Four bytes for each pixel of the screen. WebKit mixes up bitmaps that several tiles hand over at once. */
  pixels: ArrayBuffer;
  /** And height, in pixels of the screen. */
  width: number;
  labels: readonly Label[];
  /** Whether some of its data did not arrive, so that it shows less than it could. */
  isPartial: boolean;
  /** Whether there are no streets, so that the world's tile is drawn much larger. */
  isCoarse: boolean;
}

/** What is at a place. */
export interface Told {
  type: 'told';
  id: number;
  ground: Ground;
}

export type FromTiles = Drawn | Told | { type: 'failed'; id: number };
