// The stops of one rock on a map, joined by a line of dots. Load it lazily: it brings the map library.
import { useEffect } from 'react';
import type { LatLngTuple } from 'leaflet';
import { Polyline, useMap } from 'react-leaflet';
import { MapMarker } from '../map/map-marker.tsx';
import { showView } from '../map/move.ts';
import { fitView, placeView, zooms, type MapView } from '../map/views.ts';
import { WorldMap } from '../map/world-map.tsx';
import { StopDot } from './stop-dot.tsx';
import type { Stop } from './stops.ts';

const nowhere: MapView = { center: [40.7128, -74.006], zoom: 8 };

interface JourneyMapProps {
  label: string;
  stops: readonly Stop[];
  chosen: Stop | null;
  onChoose: (stop: Stop) => void;
  className?: string;
}

export function JourneyMap({ label, stops, chosen, onChoose, className }: JourneyMapProps) {
  const points = stops.map(({ drawnAt }) => drawnAt);
  const everything = fitView(points, nowhere);
  return (
    <WorldMap label={label} opening={everything} everything={everything} className={className}>
      <Polyline
        positions={points.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude])}
        className="map-trail"
        interactive={false}
      />
      {stops.map((stop) => (
        <MapMarker
          key={stop.id}
          at={stop.drawnAt}
          label={`Stop ${stop.number}: ${stop.locationName}`}
          lift={stop.id === chosen?.id ? stops.length + 1 : stop.number}
          onPress={() => onChoose(stop)}
        >
          <StopDot number={stop.number} isChosen={stop.id === chosen?.id} />
        </MapMarker>
      ))}
      {chosen && <Approach stop={chosen} />}
    </WorldMap>
  );
}

/** Goes to the chosen stop. */
function Approach({ stop }: { stop: Stop }) {
  const map = useMap();
  useEffect(() => showView(map, placeView(stop.drawnAt, Math.max(map.getZoom(), zooms.place))), [map, stop]);
  return null;
}
