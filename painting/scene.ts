// Paints a rock lying outdoors, in place of a photo in the demo.

import { type Place, backdrops } from './backdrops.ts';
import { round } from './curves.ts';
import type { MotifName } from './motifs.ts';
import { between, pick, randomFrom } from './random.ts';
import { paintedStone, prefixOf, shadowOf } from './stone.ts';

export type { Place } from './backdrops.ts';
export const places = Object.keys(backdrops) as Place[];

export interface SceneOptions {
  motif?: MotifName;
  place?: Place;
}

/** An SVG document, 400 by 400, filled to its edges. */
export function paintRockScene(id: string, { motif, place }: SceneOptions = {}): string {
  const random = randomFrom(`${id} lying somewhere`);
  const where = place ?? pick(random, places);
  const { definitions, marks, reach } = paintedStone(id, motif);
  const [x, y] = [between(random, 186, 214), between(random, 190, 212)];
  const [size, degrees] = [between(random, 0.62, 0.74), between(random, -24, 24)];
  const lying = (angle: number) => size * reach(angle - (degrees / 180) * Math.PI);
  const { behind, front } = backdrops[where]({
    random,
    edge: (angle) => [x + lying(angle) * Math.cos(angle), y + lying(angle) * Math.sin(angle)],
    open: ([px, py], margin) => Math.hypot(px - x, py - y) > lying(Math.atan2(py - y, px - x)) - margin,
  });
  const vignette = `${prefixOf(id)}v`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>' +
    `<radialGradient id="${vignette}" cx=".38" cy=".3" r=".85"><stop stop-color="#fff3d0" stop-opacity=".2"/>` +
    '<stop offset=".45" stop-color="#fff3d0" stop-opacity="0"/><stop offset="1" stop-color="#14100c" stop-opacity=".5"/></radialGradient>' +
    `${definitions}</defs>${behind}<g transform="translate(${round(x)} ${round(y)})">${shadowOf(lying, [6, 11], [1, 5, 9, 13, 17, 22, 27, 32, 38], 0.08)}` +
    `<g transform="rotate(${round(degrees)}) scale(${round(size, 2)})">${marks}</g></g>` +
    `${front}<path fill="url(#${vignette})" d="M0 0h400v400H0z"/></svg>`
  );
}
