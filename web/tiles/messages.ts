// What the page and the thread that draws tiles send each other.
import type { Colours } from './colours.ts';
import type { Label } from './labels.ts';
import type { Square } from './square.ts';

export interface Look {
  colours: Colours;
  /** Pixels of the screen in one of the page. */
  ratio: number;
}

export type ToTiles =
  | ({ type: 'look' } & Look)
  | { type: 'draw'; id: number; square: Square }
  | { type: 'cancel'; id: number };

/** A drawn tile. */
export interface Drawn {
  type: 'drawn';
  id: number;
  picture: ImageBitmap;
  labels: readonly Label[];
  /** Whether some of its data did not arrive, so that it shows less than it could. */
  isPartial: boolean;
}

export type FromTiles = Drawn | { type: 'failed'; id: number };
