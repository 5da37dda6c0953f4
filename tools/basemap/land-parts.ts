// The continents and islands of the source, to find the one on which a point lies.
import type { Position } from 'geojson';
import { readSource } from './features.ts';

interface LandPart {
  ring: readonly Position[];
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
      const part = { ring, west: 180, south: 90, east: -180, north: -90 };
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
      x >= west && x <= east && y >= south && y <= north && isInside(ring, x, y),
  );
  return part ? boxOf(part) : 0;
}

function isInside(ring: readonly Position[], x: number, y: number): boolean {
  let isIn = false;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  });
  return isIn;
}
