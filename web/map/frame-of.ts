// How much of a map is free: measured, since controls and words over it take what room they need.
import type { Map } from 'leaflet';
import { frameAround, type Frame } from './fit.ts';

/** Whatever lies over a map, beside its container, has this attribute. */
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
