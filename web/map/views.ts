// The views of maps.
import { cardMap, type Coordinates } from '../../schema/journey.ts';

type Point = [latitude: number, longitude: number];

export type MapView = PlaceView | FitView;

export interface PlaceView {
  center: Point;
  zoom: number;
}

/** A view with all of these places visible, whatever the map's size and controls: see `fitted`. */
export interface FitView {
  places: readonly Coordinates[];
  /** Margin around the places: a share of their extent, and at least this many pixels. */
  margin: { share: number; pixels: number };
  mostZoom: number;
}

/** The usual zoom range, from the whole world to one tree; a single place is shown with its town. */
export const zooms = { least: 2, most: 18, place: 10 } as const;

/** The world map's first view. */
export const startView = { center: [40.7128, -74.006], zoom: 2 } satisfies MapView;
/** The view of the 'World' button. */
export const worldView: PlaceView = { center: [20, 0], zoom: 2 };

export function placeView({ latitude, longitude }: Coordinates, zoom: number = zooms.place): PlaceView {
  return { center: [latitude, longitude], zoom };
}

/** A tenth, and at least half the size of a stop's marker. */
export const fitAllMargin: FitView['margin'] = { share: 0.1, pixels: 18 };

/** All places with a margin of a tenth of their extent. @param nowhere view if there are no places */
export function fitView(places: readonly Coordinates[], nowhere: MapView): MapView {
  return around(places, nowhere, fitAllMargin, zooms.most);
}

/** As `fitView`, for a journey: the rock's picture is at one of the places. */
export function journeyView(places: readonly Coordinates[], nowhere: MapView): MapView {
  return around(places, nowhere, { ...fitAllMargin, pixels: 36 }, zooms.most);
}

/** As `fitView`, for the map of a rock's card: a margin of a few pixels, and never closer than a town. */
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
