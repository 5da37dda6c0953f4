// Paints a rock: the same picture for the same id, wherever a rock has no photo of its own.

import type { MotifName } from './motifs.ts';
import { bareUnderside, type Drawing, paintedStone, shadowOf } from './stone.ts';

export { type MotifName, motifs } from './motifs.ts';
export { paintingOf } from './stone.ts';

export interface PaintOptions {
  /** Paints this motif instead of the one for the id. */
  motif?: MotifName;
}

/** An SVG document, 400 by 400, transparent around the stone. */
export function paintRock(id: string, { motif }: PaintOptions = {}): string {
  return onTheGround(paintedStone(id, motif));
}

/** The same stone turned over: bare, with the label on its back. */
export function paintRockFaceDown(id: string): string {
  return onTheGround(bareUnderside(id));
}

/** A data URL of a picture, safe in attributes and, with or without quotes, in style sheets. */
export function rockDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** An SVG document of a stone with its soft shadow. */
function onTheGround({ definitions, marks, reach }: Drawing): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">' +
    `<defs>${definitions}</defs><g transform="translate(200 197)">${shadowOf(reach, [1, 8], [1, 5, 9, 13, 17], 0.06)}${marks}</g></svg>`
  );
}
