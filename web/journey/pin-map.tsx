// A small map with one pin, to be dragged, placed by a tap, or moved with the arrow keys. Load it lazily.
import { divIcon, marker as newMarker, type LatLng, type Map, type Marker } from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import { prefersReducedMotion, showView } from '../map/move.ts';
import type { Ground } from '../map/tiles.tsx';
import { placeView, startView, zooms } from '../map/views.ts';
import { WorldMap } from '../map/world-map.tsx';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

export interface PinMapProps {
  /** Null while there is no place. */
  at: Coordinates | null;
  around: Coordinates | null;
  onMove: (to: Coordinates) => void;
  className?: string;
}

interface Zooms {
  place: number;
  surroundings: number;
}

/** A tap farther out than the surroundings shows the place closer, so that it can be corrected. */
const onStreets: Zooms = { place: 16, surroundings: 13 };
/** Without streets, only the towns and the water around a place tell where it is. */
const amongTowns: Zooms = { place: zooms.place, surroundings: zooms.place };

export default function PinMap({ at, around, onMove, className }: PinMapProps) {
  const words = useWords('placeForm');
  const [levels, setLevels] = useState(onStreets);
  const noteGround = useCallback((ground: Ground) => {
    if (ground === 'coarse') setLevels(amongTowns);
  }, []);
  const opening = at
    ? placeView(at, onStreets.place)
    : around
      ? placeView(around, onStreets.surroundings)
      : startView;
  return (
    <WorldMap label={words.map} opening={opening} className={className} onGround={noteGround}>
      <Pin at={at} around={around} levels={levels} onJump={() => setLevels(onStreets)} onMove={onMove} />
    </WorldMap>
  );
}

const size = { width: 36, height: 46 };
const drawing = `<svg viewBox="0 0 36 46" width="${size.width}" height="${size.height}" aria-hidden="true"><path d="M18 45C14 35 2 28 2 17a16 16 0 0 1 32 0c0 11-12 18-16 28Z" fill="var(--moss)" stroke="var(--card)" stroke-width="2"/><circle cx="18" cy="17" r="6" fill="var(--card)"/></svg>`;
const icon = divIcon({
  className: 'map-pin',
  html: drawing,
  iconSize: [size.width, size.height],
  iconAnchor: [size.width / 2, size.height - 1],
});

interface PinProps extends Omit<PinMapProps, 'className'> {
  levels: Zooms;
  /** The map shows another place, which may have streets. */
  onJump: () => void;
}

function Pin({ at, around, levels, onJump, onMove }: PinProps) {
  const map = useMap();
  /** Where the member put the pin: the map need not move there. */
  const put = useRef<Coordinates>(undefined);
  const move = (to: LatLng) => {
    const { lat, lng } = to.wrap();
    put.current = { latitude: lat, longitude: lng };
    if (map.getZoom() < levels.surroundings) showView(map, placeView(put.current, levels.place));
    onMove(put.current);
  };
  useMapEvents({ click: ({ latlng }) => move(latlng) });
  const moveByEvent = useEffectEvent(move);

  useEffect(() => {
    const container = map.getContainer();
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== container) return;
      event.preventDefault();
      moveByEvent(map.getCenter());
    };
    container.addEventListener('keydown', enter);
    return () => container.removeEventListener('keydown', enter);
  }, [map]);

  const isUnset = at === null;
  useEffect(() => {
    // It may arrive after the map.
    if (isUnset && around) showView(map, placeView(around, onStreets.surroundings));
  }, [map, isUnset, around]);

  const showPlace = useEffectEvent((place: Coordinates) => {
    onJump();
    showView(map, placeView(place, Math.max(map.getZoom(), onStreets.place)));
  });
  const showTowns = useEffectEvent(() => {
    const place = at ?? around;
    // Whoever zoomed by hand stays there.
    const wasShown = Object.values(onStreets).includes(map.getZoom());
    if (place && wasShown) showView(map, placeView(place, amongTowns.place));
  });
  useEffect(() => {
    if (levels === amongTowns) showTowns();
  }, [levels]);

  const [latitude, longitude] = [at?.latitude, at?.longitude];
  const pin = useRef<Marker>(undefined);
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const wasPut = put.current && isSame(put.current, { latitude, longitude });
    if (!wasPut) showPlace({ latitude, longitude });
    pin.current ??= addPin(map, (to) => moveByEvent(to));
    pin.current.setLatLng(nearestTurn(map, { latitude, longitude }));
  }, [map, latitude, longitude]);
  useEffect(
    () => () => {
      pin.current?.remove();
      pin.current = undefined;
    },
    [map],
  );
  return null;
}

/** Coordinates are rounded to six decimals once they are in the form. */
const isSame = (a: Coordinates, b: Coordinates) =>
  Math.abs(a.latitude - b.latitude) < 1e-6 && Math.abs(a.longitude - b.longitude) < 1e-6;

/** Beyond the date line the map shows the world once more. */
function nearestTurn(map: Map, { latitude, longitude }: Coordinates): [number, number] {
  const turns = Math.round((map.getCenter().lng - longitude) / 360);
  return [latitude, longitude + 360 * turns];
}

/** Pixels by which an arrow key moves the pin, with and without Shift. */
const stride = { far: 16, fine: 2 } as const;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function addPin(map: Map, onMove: (to: LatLng) => void): Marker {
  const pin = newMarker(map.getCenter(), { icon, draggable: true, autoPan: !prefersReducedMotion() });
  pin.on('dragend', () => onMove(pin.getLatLng()));
  pin.addTo(map);
  const element = pin.getElement();
  element?.setAttribute('aria-label', wordsNow('placeForm').pin);
  element?.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    // The map would move too.
    event.stopPropagation();
    const step = event.shiftKey ? stride.fine : stride.far;
    const to = map.latLngToContainerPoint(pin.getLatLng()).add([arrow[0] * step, arrow[1] * step]);
    const place = map.containerPointToLatLng(to);
    pin.setLatLng(place);
    map.panInside(place, { padding: [40, 56], animate: false });
    onMove(place);
  });
  return pin;
}
