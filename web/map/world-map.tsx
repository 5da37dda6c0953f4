// A world map: land, tiles, controls and layers. Load it lazily: it imports the map library.
import 'leaflet/dist/leaflet.css';
import './map.css';
import { clsx } from 'clsx';
import type { Map } from 'leaflet';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { Attribution } from './attribution.tsx';
import { overMap } from './frame-of.ts';
import { LandPicture } from './land.tsx';
import { MapControls, type Everything } from './map-controls.tsx';
import { showView, prefersReducedMotion } from './move.ts';
import { Scale, type ScaleAt } from './scale.tsx';
import { Tiles, type Ground } from './tiles.tsx';
import { zooms, type MapView } from './views.ts';
import { keepRange, worldBounds } from './zoom-range.ts';

interface WorldMapProps {
  /** Name for screen readers. */
  label: string;
  /** The first view; later changes are ignored. */
  opening: MapView;
  /** The view of 'Fit All'; without one there is neither that button nor 'World'. */
  everything?: Everything;
  /** Whether the picture of the land was shown before the map. */
  isPictured?: boolean;
  /** Below the buttons it takes no room of its own, but the map must be wide enough for the credits beside it. */
  scaleAt?: ScaleAt;
  /** Called when a tile is drawn. */
  onGround?: (ground: Ground) => void;
  /** Gives the map its height. */
  className?: string;
  /** Layers. */
  children?: ReactNode;
}

export function WorldMap({
  label,
  opening,
  everything,
  isPictured = false,
  scaleAt = 'top',
  onGround,
  className,
  children,
}: WorldMapProps) {
  const [map, setMap] = useState<Map | null>(null);
  const [ground, setGround] = useState<Ground>('waiting');
  const showGround = useCallback(
    (drawn: Ground) => {
      setGround(drawn);
      onGround?.(drawn);
    },
    [onGround],
  );
  const [isMoving] = useState(() => !prefersReducedMotion());
  useEffect(() => {
    if (map) return behave(map);
  }, [map]);
  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute('role', 'application');
    container?.setAttribute('aria-label', label);
  }, [map, label]);
  return (
    <div data-ground={ground} className={clsx('relative isolate overflow-hidden', className)}>
      {/* Before the map: its first view depends on the room that the controls leave. */}
      <MapControls map={map} everything={everything} />
      <MapContainer
        ref={setMap}
        {...('places' in opening ? {} : opening)}
        className="z-0 size-full"
        minZoom={zooms.least}
        maxZoom={zooms.most}
        maxBounds={worldBounds}
        maxBoundsViscosity={1}
        worldCopyJump
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        zoomAnimation={isMoving}
        fadeAnimation={isMoving}
        inertia={isMoving}
      >
        {'places' in opening && <Opening view={opening} />}
        {(ground === 'out' || (isPictured && ground === 'waiting')) && <LandPicture />}
        <Tiles onGround={showGround} />
        <Scale at={scaleAt} />
        {children}
      </MapContainer>
      {scaleAt === 'top' && (
        // Where the scale is: nothing is shown below it.
        <div {...overMap} className="pointer-events-none absolute top-0 inset-e-0 h-11 w-28" />
      )}
      <Attribution ground={ground} />
    </div>
  );
}

/** Sets the map's view before its layers are added. */
function Opening({ view }: { view: MapView }) {
  const map = useMap();
  const [first] = useState(view);
  useLayoutEffect(() => showView(map, first), [map, first]);
  return null;
}

/** The wheel zooms only while the map has the focus, else it scrolls the page. The map follows its frame's size. */
function behave(map: Map): () => void {
  const container = map.getContainer();
  const enableWheel = () => map.scrollWheelZoom.enable();
  const disableWheel = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && container.contains(event.relatedTarget)))
      map.scrollWheelZoom.disable();
  };
  container.addEventListener('focusin', enableWheel);
  container.addEventListener('focusout', disableWheel);
  const frame = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  frame.observe(container);
  const stopKeepingRange = keepRange(map);
  return () => {
    stopKeepingRange();
    container.removeEventListener('focusin', enableWheel);
    container.removeEventListener('focusout', disableWheel);
    frame.disconnect();
  };
}
