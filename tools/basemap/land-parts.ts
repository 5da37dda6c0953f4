// The continents and islands of the source, to find the one on which a point lies.
import type { Position } from 'geojson';
import { depthIn } from '../../web/tiles/ground.ts';
import type { Line } from '../../web/tiles/tile-data.ts';
import { readSource } from './features.ts';

interface LandPart {
  ring: Line;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The largest first, by the area of the box around them. */
export function landParts(): LandPart[] {
  return readSource('natural-earth/land')
    .flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [],
    )
    .map(([ring = []]) => {
      const part = {
        ring: ring.map(([x = 0, y = 0]) => ({ x, y })),
        west: 180,
        south: 90,
        east: -180,
        north: -90,
      };
      for (const [x = 0, y = 0] of ring) {
        part.west = Math.min(part.west, x);
        part.east = Math.max(part.east, x);
        part.south = Math.min(part.south, y);
        part.north = Math.max(part.north, y);
      }
      return part;
    })
    .sort((a, b) => boxOf(b) - boxOf(a));
}

const boxOf = ({ west, south, east, north }: LandPart) => (east - west) * (north - south);

/** Size of the part of the land around a point, by the box around it; 0 at sea. */
export function areaAround(parts: readonly LandPart[], [x = 0, y = 0]: Position): number {
  const part = parts.find(
    ({ ring, west, south, east, north }) =>
      x >= west && x <= east && y >= south && y <= north && depthIn([ring], { x, y }) > 0,
  );
  return part ? boxOf(part) : 0;
}
