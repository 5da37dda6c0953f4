// Draws all spots of a map on one canvas, also for each frame of a zoom animation.
import type { Map } from 'leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import { keepClear } from '../tiles/keep-clear.ts';
import { mapCanvas } from '../tiles/map-canvas.ts';
import { pixelOf, type Pixel } from '../tiles/mercator.ts';
import { mandalaWidth, markerPainter, paletteOf, type Marker } from './marker-painter.ts';

type DrawnSpot = Coordinates & Marker;

/** @param canvas in a pane of the map, styled as a figure */
export function spotsCanvas(map: Map, canvas: HTMLCanvasElement) {
  let spots: readonly { spot: DrawnSpot; unit: Pixel }[] = [];
  let painted: { paint: ReturnType<typeof markerPainter>; ratio: number } | null = null;

  const overlay = mapCanvas(map, canvas, ({ context, ratio, at }) => {
    if (painted?.ratio !== ratio) painted = { paint: markerPainter(paletteOf(canvas), ratio), ratio };
    for (const { spot, unit } of spots) {
      const { x, y } = at(unit);
      painted.paint(context, spot, x, y);
    }
  });

  function repaint(): void {
    painted = null;
    overlay.draw();
  }

  const darkness = matchMedia('(prefers-color-scheme: dark)');
  darkness.addEventListener('change', repaint);
  // Redraw the numbers once their font has loaded.
  document.fonts.addEventListener('loadingdone', repaint);
  return {
    show(next: readonly DrawnSpot[]): void {
      spots = next.map((spot) => ({ spot, unit: pixelOf(spot, 0) }));
      keepClear(
        map,
        spots.map(({ spot, unit }) => ({
          unit,
          radius: spot.count === 1 ? 10 : mandalaWidth(spot.count) / 2,
        })),
      );
      overlay.draw();
    },
    stop(): void {
      overlay.stop();
      darkness.removeEventListener('change', repaint);
      document.fonts.removeEventListener('loadingdone', repaint);
    },
  };
}
