// The world map with all hidden rocks. Load it lazily: it imports the map library.
import { useQueryClient } from '@tanstack/react-query';
import type { Map } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CircleMarker, Pane, useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { lazy } from '../lib/lazy.ts';
import { frameOf } from './frame-of.ts';
import { showView } from './move.ts';
import { PlacePopup } from './place-popup.tsx';
import { rocksOn } from './queries.ts';
import { seenIn, type VisibleArea } from './visible-area.ts';
import { opensAt, rockOf, spotOf, type Spot } from './spots.ts';
import { SpotsLayer } from './spots-layer.tsx';
import { fitView, placeView, startView, type MapView } from './views.ts';
import { WorldMap } from './world-map.tsx';
import { useWords } from '../views/words.ts';

/** Only 'Fit All' needs it. */
const corners = lazy(() => import('./corners.ts'));

interface PlacesMapProps extends RocksProps {
  /** The member's location, or the place they searched for. */
  origin?: Coordinates | null;
  /** A new value moves the map there. */
  target?: MapView | null;
  className?: string;
}

export default function PlacesMap({ origin, target, className, ...rocks }: PlacesMapProps) {
  const words = useWords('map');
  const queryClient = useQueryClient();
  const everything = async (map: Map) => {
    const cornersOfAll = await corners.fetch();
    const load = (shown: VisibleArea) => queryClient.fetchQuery(rocksOn(shown));
    return fitView(await cornersOfAll(load, frameOf(map)), startView);
  };
  return (
    <WorldMap
      label={words.ofRocks}
      opening={startView}
      everything={everything}
      isPictured
      scaleAt="bottom"
      className={className}
    >
      <Rocks {...rocks} />
      {origin && (
        <Pane name="origin" style={{ zIndex: 620, pointerEvents: 'none' }}>
          <CircleMarker
            center={[origin.latitude, origin.longitude]}
            radius={8}
            className="map-origin"
            interactive={false}
          />
        </Pane>
      )}
      {target && <Jump to={target} />}
    </WorldMap>
  );
}

/** Zoom close enough to find a rock on foot. */
const spotZoom = 14;

interface RocksProps {
  spots: readonly Spot[];
  /** The chosen rock. Its popup opens only if the member may see its name. */
  chosen: MapLocation | null;
  onChoose: (place: MapLocation | null) => void;
  /** Called with the visible part, at first and after each move. */
  onMove: (shown: VisibleArea) => void;
}

function Rocks({ spots, chosen, onChoose, onMove }: RocksProps) {
  const map = useMap();
  const [shown, setShown] = useState(() => shownBy(map));
  const notifyMove = useEffectEvent(onMove);
  useEffect(() => notifyMove(shown), [shown]);
  useMapEvents({
    moveend: () => setShown(shownBy(map)),
    click: ({ originalEvent: { target } }) => {
      const isSpot = target instanceof Element && target.closest('.map-spot');
      if (!isSpot) onChoose(null);
    },
  });
  // If the chosen rock is inside a group, it gets its own spot.
  const all = useMemo(() => {
    const isSeen = !chosen || spots.some((spot) => rockOf(spot)?.id === chosen.id);
    return isSeen ? spots : [...spots, spotOf(seenIn(shown, chosen), [chosen])];
  }, [spots, chosen, shown]);
  const chosenAt = all.find((spot) => chosen && rockOf(spot)?.id === chosen.id);

  const click = (spot: Spot) => {
    const place = rockOf(spot);
    if (place) return onChoose(place.id === chosen?.id ? null : place);
    showView(map, placeView(spot, opensAt(spot, map.getZoom())));
    // The clicked group disappears after the zoom, so the focus moves to the map.
    map.getContainer().focus({ preventScroll: true });
  };

  return (
    <>
      <SpotsLayer spots={all} shown={shown} chosenId={chosen?.id ?? null} onSpotClick={click} />
      {chosen?.rock && chosenAt && (
        <PlacePopup
          key={`card-${chosen.id}`}
          at={chosenAt}
          place={chosen}
          rock={chosen.rock}
          onZoom={() => showView(map, placeView(chosenAt, Math.max(spotZoom, map.getZoom())))}
          onClose={() => onChoose(null)}
        />
      )}
    </>
  );
}

function shownBy(map: Map): VisibleArea {
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
