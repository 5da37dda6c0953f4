// The part of the world that is asked for: a little more than a view shows, so that small moves ask nothing new.
import type { Box } from '../../schema/map-grid.ts';

/** Outwards to the lines of the map's own tiles; the whole round where the view crosses the date line. */
export function boxAround({ west, south, east, north }: Box, zoom: number): Box {
  const step = 360 / 2 ** zoom;
  const isRound = west < -180 || east > 180;
  return {
    west: isRound ? -180 : Math.max(-180, Math.floor(west / step) * step),
    east: isRound ? 180 : Math.min(180, Math.ceil(east / step) * step),
    south: Math.max(-90, Math.floor(south / step) * step),
    north: Math.min(90, Math.ceil(north / step) * step),
  };
}
