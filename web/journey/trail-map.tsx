// The places of a journey on a map, joined by a line of dots. Load it lazily: it brings the map library.
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
  /** Names it for screen readers. */
  label: string;
  /** Its dot or dots. */
  mark: ReactNode;
}

export interface TrailMapProps {
  label: string;
  /** In the order in which the rock came there. */
  places: readonly TrailPlace[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** All of them in sight: how it opens. */
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

/** Goes to the chosen place. */
function Approach({ to: { latitude, longitude } }: { to: Coordinates }) {
  const map = useMap();
  useEffect(
    () => showView(map, placeView({ latitude, longitude }, Math.max(map.getZoom(), zooms.place))),
    [map, latitude, longitude],
  );
  return null;
}
