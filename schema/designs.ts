// Line-art designs to paint on stones, and palettes of matching paints, for members with access.

export const difficulties = ['easy', 'steady hand', 'patient'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A pot of paint. */
export interface Paint {
  name: string;
  /** Such as #d8452b. */
  hex: string;
}

export interface DesignSummary {
  /** Also the name of its file: GET /api/designs/{id} is the drawing, image/svg+xml. */
  id: string;
  name: string;
  difficulty: Difficulty;
  /** How to paint it, in a sentence or two. */
  hint: string;
  palette: Paint[];
}

export interface DesignPalette {
  id: string;
  name: string;
  /** What it is good for. */
  use: string;
  paints: Paint[];
}

/** Answer of GET /api/designs. */
export interface DesignList {
  designs: DesignSummary[];
  palettes: DesignPalette[];
}

/** Length of the stone in a drawing, as a share of the drawing's side; the rest is margin. */
export const stoneShare = 0.95;
