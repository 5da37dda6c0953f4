// A map of a journey's places, joined by a dotted line. Load it lazily, because it imports the map library.
import type { LatLngTuple } from 'leaflet';
import { useEffect, type ReactNode } from 'react';
import { Polyline, useMap } from 'react-leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import { MapMarker } from '../map/map-marker.tsx';
import { showView } from '../map/move.ts';
import { placeView, zooms, type MapView } from '../map/views.ts';
import { WorldMap } from '../map/world-map.tsx';

interface TrailPlace {
  id: string;
  drawnAt: Coordinates;
  /** The accessible name. */
  label: string;
  /** The marker's content. */
  mark: ReactNode;
}

export interface TrailMapProps {
  label: string;
  /** In the order of the journey. */
  places: readonly TrailPlace[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** The view that contains all places; also the initial view. */
  everything: MapView;
  className?: string;
}

export default function TrailMap({
  label,
  places,
  chosenId,
  onChoose,
  everything,
  className,
}: TrailMapProps) {
  const chosen = places.find(({ id }) => id === chosenId);
  return (
    <WorldMap label={label} opening={everything} everything={everything} className={className}>
      <Polyline
        positions={places.map(({ drawnAt }): LatLngTuple => [drawnAt.latitude, drawnAt.longitude])}
        className="map-trail"
        interactive={false}
      />
      {places.map((place, index) => (
        <MapMarker
          key={place.id}
          at={place.drawnAt}
          label={place.label}
          lift={place === chosen ? places.length : index}
          onPress={() => onChoose(place.id)}
        >
          {place.mark}
        </MapMarker>
      ))}
      {chosen && <Approach key={chosen.id} to={chosen.drawnAt} />}
    </WorldMap>
  );
}

/** Moves the map to the chosen place. */
function Approach({ to: { latitude, longitude } }: { to: Coordinates }) {
  const map = useMap();
  useEffect(
    () => showView(map, placeView({ latitude, longitude }, Math.max(map.getZoom(), zooms.place))),
    [map, latitude, longitude],
  );
  return null;
}
