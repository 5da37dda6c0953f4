// Measures the free part of a map, since the size of controls and texts over it varies.
import type { Map } from 'leaflet';
import { frameAround, type Frame } from './fit.ts';

/** Attribute of every element over a map. Such an element is a sibling of the map's container. */
export const overMap = { 'data-over-map': true } as const;

export function frameOf(map: Map): Frame {
  const container = map.getContainer();
  const { left, top, width, height } = container.getBoundingClientRect();
  const covers = container.parentElement?.querySelectorAll('[data-over-map]') ?? [];
  const rects = Array.from(covers, (cover) => {
    const rect = cover.getBoundingClientRect();
    return {
      left: rect.left - left,
      top: rect.top - top,
      right: rect.right - left,
      bottom: rect.bottom - top,
    };
  });
  return frameAround(width, height, rects);
}
