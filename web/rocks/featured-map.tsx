// Where a featured rock was hidden and found, on a map. Load it lazily: it brings the map library.
import type { LatLngTuple } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { Polyline, useMap } from 'react-leaflet';
import { VisitDots } from '../journey/visit-dots.tsx';
import { actionsOf, visitWords, type Visit } from '../journey/visits.ts';
import { MapMarker } from '../map/map-marker.tsx';
import { showView } from '../map/move.ts';
import { cardView, placeView, startView, zooms } from '../map/views.ts';
import { WorldMap } from '../map/world-map.tsx';

interface FeaturedMapProps {
  label: string;
  visits: readonly Visit[];
  chosen: Visit | null;
  onChoose: (visit: Visit) => void;
  className?: string;
}

export function FeaturedMap({ label, visits, chosen, onChoose, className }: FeaturedMapProps) {
  const points = useMemo(() => visits.map(({ drawnAt }) => drawnAt), [visits]);
  const everything = useMemo(() => cardView(points, startView), [points]);
  return (
    <WorldMap label={label} opening={everything} everything={everything} className={className}>
      <Polyline
        positions={points.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude])}
        className="map-trail"
        interactive={false}
      />
      {visits.map((visit, index) => (
        <MapMarker
          key={visit.id}
          at={visit.drawnAt}
          label={visitWords(visit)}
          lift={visit === chosen ? visits.length : index}
          onPress={() => onChoose(visit)}
        >
          <VisitDots actions={actionsOf(visit)} isChosen={visit === chosen} />
        </MapMarker>
      ))}
      {chosen && <Approach visit={chosen} />}
    </WorldMap>
  );
}

/** Goes to the chosen place. */
function Approach({ visit }: { visit: Visit }) {
  const map = useMap();
  useEffect(
    () => showView(map, placeView(visit.drawnAt, Math.max(map.getZoom(), zooms.place))),
    [map, visit],
  );
  return null;
}
