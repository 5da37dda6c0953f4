// What lies over a map: its buttons and credits, and what a page puts there, such as tabs or a sheet. Each such element
// has the attribute `data-over-map`.
import type { Box } from './place-labels.ts';

/** Their boxes, in pixels from the map's upper left corner. */
export function coversOf(container: HTMLElement): Box[] {
  const { left, top } = container.getBoundingClientRect();
  const stage = container.closest('.map-stage') ?? container.parentElement;
  return Array.from(stage?.querySelectorAll('[data-over-map]') ?? [], (cover) => {
    const rect = cover.getBoundingClientRect();
    return {
      left: rect.left - left,
      top: rect.top - top,
      right: rect.right - left,
      bottom: rect.bottom - top,
    };
  });
}
