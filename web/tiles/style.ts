// What the map draws, from the ground up. Dots are the motif: borders, paths and the ground of towns and parks.
import type { MapColors } from './colors.ts';

type Color = keyof MapColors;

/** Values by zoom, between which a length grows evenly. Before the first zoom nothing is drawn. */
export type ByZoom = readonly (readonly [zoom: number, pixels: number])[];

export interface Rule {
  layer: string;
  /** @default every kind */
  kinds?: readonly string[];
  /** Values of `kind_detail`. @default all */
  details?: readonly string[];
  /** The map's zoom from which, and before which, it is drawn. */
  from?: number;
  to?: number;
  /** Drawn only where the world's tile is drawn much larger, as there are no streets. */
  isCoarse?: true;
  fill?: Color;
  /** Dots on a grid, over the fill. */
  dots?: Color;
  line?: Color;
  width?: ByZoom;
  /** Distance of the dots of a dotted line, in widths. @default a line without gaps */
  apart?: number;
}

const street: ByZoom = [
  [13, 1],
  [15, 3],
  [16, 6],
  [18, 18],
];
const mainRoad: ByZoom = [
  [8, 0.8],
  [11, 1.6],
  [13, 3],
  [15, 6],
  [16, 9],
  [18, 24],
];
/** The edge of a road is a wider line below it. */
const edged = (width: ByZoom): ByZoom => width.map(([zoom, pixels]) => [zoom, pixels + 2]);

export const rules: readonly Rule[] = [
  { layer: 'earth', fill: 'map-land', line: 'map-shore', width: [[0, 1]] },
  { layer: 'earth', isCoarse: true, dots: 'map-town-dots' },
  {
    layer: 'landuse',
    kinds: ['urban_area'],
    from: 5,
    to: 12,
    fill: 'map-town-ground',
    dots: 'map-town-dots',
  },
  { layer: 'landuse', kinds: ['pedestrian'], from: 14, fill: 'map-square' },
  {
    layer: 'landuse',
    kinds: [
      'national_park',
      'park',
      'garden',
      'playground',
      'grass',
      'allotments',
      'forest',
      'wood',
      'cemetery',
    ],
    fill: 'map-park',
  },
  { layer: 'landuse', kinds: ['national_park', 'park', 'forest', 'wood'], dots: 'map-park-dots' },
  {
    layer: 'water',
    kinds: ['river'],
    line: 'map-river',
    width: [
      [3, 0.6],
      [7, 1.4],
      [12, 3],
    ],
  },
  { layer: 'water', kinds: ['ocean'], fill: 'map-water' },
  {
    layer: 'water',
    kinds: ['lake', 'water', 'playa', 'basin', 'swimming_pool', 'river', 'canal', 'stream'],
    fill: 'map-water',
    line: 'map-shore',
    width: [
      [0, 0.7],
      [7, 1],
    ],
  },
  {
    layer: 'buildings',
    from: 15,
    fill: 'map-building',
    line: 'map-building-edge',
    width: [
      [15, 0.6],
      [18, 1],
    ],
  },
  // Pavements run along every street of a town that is mapped well.
  {
    layer: 'roads',
    kinds: ['path'],
    details: ['footway'],
    from: 17,
    line: 'map-pavement',
    width: [
      [17, 2],
      [18, 2.6],
    ],
    apart: 2.6,
  },
  {
    layer: 'roads',
    kinds: ['path'],
    details: ['path', 'cycleway', 'steps', 'track', 'bridleway'],
    from: 16,
    line: 'map-path',
    width: [
      [16, 1.6],
      [18, 3],
    ],
    apart: 2.6,
  },
  { layer: 'roads', kinds: ['path'], details: ['pedestrian'], from: 14, line: 'map-road', width: street },
  { layer: 'roads', kinds: ['minor_road'], from: 14, line: 'map-road-edge', width: edged(street) },
  { layer: 'roads', kinds: ['major_road', 'highway'], line: 'map-road-edge', width: edged(mainRoad) },
  { layer: 'roads', kinds: ['minor_road'], from: 13, line: 'map-road', width: street },
  { layer: 'roads', kinds: ['major_road'], line: 'map-major-road', width: mainRoad },
  { layer: 'roads', kinds: ['highway'], line: 'map-highway', width: mainRoad },
  {
    layer: 'roads',
    kinds: ['rail'],
    from: 15,
    line: 'map-rail',
    width: [
      [15, 1],
      [18, 1.8],
    ],
    apart: 5,
  },
  {
    layer: 'boundaries',
    kinds: ['region'],
    line: 'map-state-border',
    width: [
      [3, 1.2],
      [8, 2],
    ],
    apart: 3,
  },
  {
    layer: 'boundaries',
    kinds: ['country'],
    line: 'map-country-border',
    width: [
      [2, 1.6],
      [6, 2.4],
      [12, 3],
    ],
    apart: 2.2,
  },
];

/** 0 before the first zoom. */
export function at(zoom: number, stops: ByZoom): number {
  const after = stops.findIndex(([stop]) => stop > zoom);
  if (after === 0) return 0;
  const [last = [0, 0]] = stops.slice(-1);
  const [from, to] = after < 0 ? [last, last] : [stops[after - 1] ?? last, stops[after] ?? last];
  const progress = to[0] === from[0] ? 0 : (zoom - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * progress;
}
