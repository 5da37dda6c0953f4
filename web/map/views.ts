// The views that maps open with and jump to.
import { cardMap, type Coordinates } from '../../schema/journey.ts';

type Point = [latitude: number, longitude: number];

export type MapView = PlaceView | FitView;

export interface PlaceView {
  center: Point;
  zoom: number;
}

/** All of these places in sight, whatever the size of the map and whatever lies over it: see `fitted`. */
export interface FitView {
  places: readonly Coordinates[];
  /** Left free around them: a share of how far they reach, and no less than so many pixels. */
  margin: { share: number; pixels: number };
  mostZoom: number;
}

/** People's zooms, from the whole world to one tree; a single place is shown with the town around it. */
export const zooms = { least: 2, most: 18, place: 10 } as const;

/** How the world map opens. */
export const startView = { center: [40.7128, -74.006], zoom: 2 } satisfies MapView;
/** What 'World' jumps to. */
export const worldView: PlaceView = { center: [20, 0], zoom: 2 };

export function placeView({ latitude, longitude }: Coordinates, zoom: number = zooms.place): PlaceView {
  return { center: [latitude, longitude], zoom };
}

/** A tenth, and at least half of what is drawn for a stop. */
export const fitAllMargin: FitView['margin'] = { share: 0.1, pixels: 18 };

/** All places with a tenth of their extent around them; a view of its own when there is nothing to fit. */
export function fitView(places: readonly Coordinates[], nowhere: MapView): MapView {
  return around(places, nowhere, fitAllMargin, zooms.most);
}

/** As `fitView`, for the map of a rock's card: a few pixels around all places, and never nearer than a town. */
export function cardView(places: readonly Coordinates[], nowhere: MapView): MapView {
  return around(places, nowhere, { share: 0, pixels: cardMap.padding }, cardMap.mostZoom);
}

function around(
  places: readonly Coordinates[],
  nowhere: MapView,
  margin: FitView['margin'],
  mostZoom: number,
): MapView {
  const [first] = places;
  if (!first) return nowhere;
  const isOne = places.every(
    ({ latitude, longitude }) => latitude === first.latitude && longitude === first.longitude,
  );
  return isOne ? placeView(first) : { places, margin, mostZoom };
}
