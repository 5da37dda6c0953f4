// Where all rocks of the world are, found by asking ever nearer: the server only counts them.
import type { MapView as Answer } from '../../schema/map.ts';
import { cellsAt, type Box } from '../../schema/map-grid.ts';
import type { Coordinates } from '../../schema/journey.ts';
import { pixelOf } from './mercator.ts';
import { askedBox, type ShownPart } from './shown.ts';
import { zooms } from './views.ts';

interface Size {
  x: number;
  y: number;
}

const world: ShownPart = { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: zooms.least };

/**
 * Corners between which every rock is; none when there are none.
 * @param ask gives what is in a part of the world
 * @param size of the map, in pixels
 */
export async function cornersOfAll(
  ask: (shown: ShownPart) => Promise<Answer>,
  size: Size,
): Promise<Coordinates[]> {
  let shown = world;
  for (;;) {
    const corners = cornersOf(await ask(shown), shown);
    const fitting = zoomFor(corners, size);
    // At odd zooms the server's cells are those of the even one before.
    const zoom = Math.min(zooms.most, fitting + (fitting % 2));
    const isEnough = corners.exact || zoom <= shown.zoom;
    if (isEnough) return corners.all;
    shown = { box: corners.box, zoom };
  }
}

interface Corners {
  all: Coordinates[];
  box: Box;
  /** They are rocks, and not cells. */
  exact: boolean;
}

function cornersOf({ rocks, clusters }: Answer, shown: ShownPart): Corners {
  const asked = askedBox(shown);
  const cell = 360 / 2 ** cellsAt(asked, shown.zoom).level;
  // The middle of a cluster is rounded, and may seem to lie in the next cell.
  const near = cell / 16;
  const down = (degrees: number, from: number) => Math.floor((degrees - near + from) / cell) * cell - from;
  const up = (degrees: number, from: number) => Math.ceil((degrees + near + from) / cell) * cell - from;
  const all = [
    ...rocks.map(({ latitude, longitude }) => ({ latitude, longitude })),
    ...clusters.flatMap(([latitude, longitude]) => [
      {
        latitude: Math.max(asked.south, down(latitude, 90)),
        longitude: Math.max(asked.west, down(longitude, 180)),
      },
      {
        latitude: Math.min(asked.north, up(latitude, 90)),
        longitude: Math.min(asked.east, up(longitude, 180)),
      },
    ]),
  ];
  const latitudes = all.map(({ latitude }) => latitude);
  const longitudes = all.map(({ longitude }) => longitude);
  const box = {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
  return { all, box, exact: clusters.length === 0 };
}

/** The nearest zoom at which a map shows a box whole. */
function zoomFor({ all, box }: Corners, size: Size): number {
  if (all.length === 0) return zooms.least;
  const northWest = pixelOf({ latitude: box.north, longitude: box.west }, 0);
  const southEast = pixelOf({ latitude: box.south, longitude: box.east }, 0);
  const scale = Math.min(size.x / (southEast.x - northWest.x), size.y / (southEast.y - northWest.y));
  return Math.max(zooms.least, Math.min(zooms.most, Math.floor(Math.log2(scale))));
}
