// The views that maps open with and jump to.
import { cardMap, type Coordinates } from '../../schema/journey.ts';

type Point = [latitude: number, longitude: number];
type Bounds = [southWest: Point, northEast: Point];
export type MapView =
  | { center: Point; zoom: number }
  | {
      bounds: Bounds;
      boundsOptions?: {
        maxZoom: number;
        /** Pixels at the sides and above. */
        padding: [number, number];
      };
    };

/** From the whole world to one tree; a single place is shown with the town around it. */
export const zooms = { least: 2, most: 18, place: 10 } as const;

/** How the world map opens. */
export const startView = { center: [40.7128, -74.006], zoom: 2 } satisfies MapView;
/** What 'World' jumps to. */
export const worldView: MapView = { center: [20, 0], zoom: 2 };

export function placeView({ latitude, longitude }: Coordinates, zoom: number = zooms.place): MapView {
  return { center: [latitude, longitude], zoom };
}

/** All places with a tenth of their extent around them; a view of its own when there is nothing to fit. */
export function fitView(places: readonly Coordinates[], nowhere: MapView): MapView {
  return fitted(places, nowhere, ([[south, west], [north, east]]) => {
    const [up, aside] = [(north - south) / 10, (east - west) / 10];
    return {
      bounds: [
        [Math.max(south - up, -85), west - aside],
        [Math.min(north + up, 85), east + aside],
      ],
    };
  });
}

/** As `fitView`, for the map of a rock's card: a few pixels around all places, and never nearer than a town. */
export function cardView(places: readonly Coordinates[], nowhere: MapView): MapView {
  const { mostZoom: maxZoom, padding } = cardMap;
  return fitted(places, nowhere, (bounds) => ({
    bounds,
    boundsOptions: { maxZoom, padding: [padding, padding] },
  }));
}

function fitted(
  places: readonly Coordinates[],
  nowhere: MapView,
  around: (bounds: Bounds) => MapView,
): MapView {
  const [first] = places;
  if (!first) return nowhere;
  const latitudes = places.map((place) => place.latitude);
  const longitudes = places.map((place) => place.longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (south === north && west === east) return placeView(first);
  return around([
    [south, west],
    [north, east],
  ]);
}
