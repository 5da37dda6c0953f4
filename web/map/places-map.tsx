// The world map with every hidden rock on it. Load it lazily: it brings the map library.
import type { Map } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { CircleMarker, useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { grouping } from './clusters.ts';
import { MapMarker } from './map-marker.tsx';
import { Mandala, mandalaWidth } from './mandala.tsx';
import { showView } from './move.ts';
import { nearTo } from './near-to.ts';
import { PlacePopup } from './place-popup.tsx';
import { titleOf, whereIs } from './place-words.ts';
import type { ShownPart } from './use-places.ts';
import { fitView, placeView, startView, type MapView } from './views.ts';
import { WorldMap } from './world-map.tsx';

interface PlacesMapProps {
  places: readonly MapLocation[];
  /** The rock that was pressed. Its card opens when its name is known. */
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  /** Where the member is, or the place they looked for. */
  origin?: Coordinates | null;
  /** A new one makes the map jump there. */
  target?: MapView | null;
  onMove?: (shown: ShownPart) => void;
  className?: string;
}

export function PlacesMap({ places, chosenId, onChoose, origin, target, onMove, className }: PlacesMapProps) {
  const everything = useMemo(() => fitView(places, startView), [places]);
  return (
    <WorldMap label="Map of hidden rocks" opening={startView} everything={everything} className={className}>
      <Rocks places={places} chosenId={chosenId} onChoose={onChoose} onMove={onMove} />
      {origin && (
        <CircleMarker
          center={[origin.latitude, origin.longitude]}
          radius={7}
          className="map-origin"
          interactive={false}
        />
      )}
      {target && <Jump to={target} />}
    </WorldMap>
  );
}

/** Zoom at which a single spot is found on foot. */
const spotZoom = 14;

type RocksProps = Pick<PlacesMapProps, 'places' | 'chosenId' | 'onChoose' | 'onMove'>;

function Rocks({ places, chosenId, onChoose, onMove }: RocksProps) {
  const map = useMap();
  const [shown, setShown] = useState(() => shownBy(map));
  useMapEvents({
    moveend: () => {
      const next = shownBy(map);
      setShown(next);
      onMove?.(next);
    },
    click: () => onChoose(null),
  });
  const groups = useMemo(() => grouping(places), [places]);
  const { west, south, east, north } = shown.box;
  const { singles, clusters } = groups([west, south, east, north], shown.zoom);
  const middle = (west + east) / 2;
  const chosen = places.find(({ id }) => id === chosenId);
  // Within a cluster it would not be seen.
  const isInCluster = chosen && !singles.some(({ id }) => id === chosen.id);

  return (
    <>
      {clusters.map((cluster) => (
        <MapMarker
          key={cluster.id}
          at={nearTo(middle, cluster)}
          label={`${cluster.count} rocks close together`}
          size={mandalaWidth(cluster.count)}
          onPress={() => {
            showView(map, placeView(nearTo(middle, cluster), cluster.opensAt));
            // The cluster is gone after the zoom: the keyboard stays on the map.
            map.getContainer().focus({ preventScroll: true });
          }}
        >
          <Mandala count={cluster.count} />
        </MapMarker>
      ))}
      {(isInCluster ? [...singles, chosen] : singles).map((place) => (
        <MapMarker
          key={place.id}
          at={nearTo(middle, place)}
          label={`${titleOf(place)}, ${whereIs(place)}`}
          lift={place.id === chosenId ? 1 : 0}
          onPress={() => onChoose(place.id === chosenId ? null : place.id)}
        >
          <span className="map-dot" data-raised={place.id === chosenId || undefined} />
        </MapMarker>
      ))}
      {chosen?.rock && (
        <PlacePopup
          key={`card-${chosen.id}`}
          at={nearTo(middle, chosen)}
          place={chosen}
          rock={chosen.rock}
          onZoom={() => showView(map, placeView(nearTo(middle, chosen), Math.max(spotZoom, map.getZoom())))}
          onClose={() => onChoose(null)}
        />
      )}
    </>
  );
}

function shownBy(map: Map): ShownPart {
  const bounds = map.getBounds();
  const box = {
    west: bounds.getWest(),
    south: Math.max(-90, bounds.getSouth()),
    east: bounds.getEast(),
    north: Math.min(90, bounds.getNorth()),
  };
  return { box, zoom: map.getZoom() };
}

function Jump({ to }: { to: MapView }) {
  const map = useMap();
  useEffect(() => showView(map, to), [map, to]);
  return null;
}
