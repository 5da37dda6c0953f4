// Measures the free part of a map, since the size of controls and texts over it varies.
import type { Map } from 'leaflet';
import { coversOf } from '../tiles/covers.ts';
import { frameAround, type Frame } from './fit.ts';

/** Attribute of every element over a map: beside the map's container, or anywhere in its stage (map-stage.css). */
export const overMap = { 'data-over-map': true } as const;

export function frameOf(map: Map): Frame {
  const container = map.getContainer();
  const { width, height } = container.getBoundingClientRect();
  return frameAround(width, height, coversOf(container));
}
