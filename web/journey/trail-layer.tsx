// A journey on a map: its stops as buttons, and its legs on one canvas below them. Laid out anew for each zoom.
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Pane, useMap, useMapEvent } from 'react-leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import { MapMarker } from '../map/map-marker.tsx';
import { pixelOf, placeAt } from '../map/mercator.ts';
import { showView } from '../map/move.ts';
import { fitView, worldView, zooms } from '../map/views.ts';
import type { Stand } from './fan.ts';
import { rockWidth, trailOf, type Trail } from './trail.ts';
import { trailCanvas } from './trail-canvas.ts';

export interface TrailPlace {
  id: string;
  drawnAt: Coordinates;
  /** The accessible name. */
  label: string;
  /** The marker's content. */
  mark: ReactNode;
}

interface TrailLayerProps {
  places: readonly TrailPlace[];
  rock: ReactNode;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

export function TrailLayer(props: TrailLayerProps) {
  const map = useMap();
  // Unknown until the map has its first view.
  const [zoom, setZoom] = useState<number | null>(null);
  useMapEvent('zoomend', () => setZoom(map.getZoom()));
  useLayoutEffect(() => setZoom(map.getZoom()), [map]);
  return zoom === null ? null : <TrailAt zoom={zoom} {...props} />;
}

function TrailAt({ places, rock, chosenId, onChoose, zoom }: TrailLayerProps & { zoom: number }) {
  const chosen = places.findIndex(({ id }) => id === chosenId);
  const trail = useMemo(
    () =>
      trailOf(
        places.map(({ drawnAt }) => pixelOf(drawnAt, zoom)),
        chosen < 0 ? null : chosen,
      ),
    [places, chosen, zoom],
  );
  return (
    <>
      <Pane name="trail" style={{ zIndex: 590, pointerEvents: 'none' }}>
        <Legs trail={trail} zoom={zoom} />
      </Pane>
      {trail.stands.map((stand) => {
        const [index = 0, ...more] = stand.stops;
        const place = places[index];
        if (!place) return null;
        if (more.length > 0)
          return (
            <Pile
              key={`pile ${place.id}`}
              stand={stand}
              places={places}
              zoom={zoom}
              chosen={chosen}
              onChoose={onChoose}
            />
          );
        const here = pixelOf(place.drawnAt, zoom);
        return (
          <Stop
            key={place.id}
            place={place}
            across={stand.at.x - here.x}
            down={stand.at.y - here.y}
            lift={index === chosen ? places.length : index}
            rock={index === places.length - 1 ? rock : null}
            onChoose={onChoose}
          />
        );
      })}
    </>
  );
}

function Legs({ trail, zoom }: { trail: Trail; zoom: number }) {
  const map = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<ReturnType<typeof trailCanvas>>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const own = (drawn.current = trailCanvas(map, canvas.current));
    return () => own.stop();
  }, [map]);
  useEffect(() => drawn.current?.show(trail, zoom), [map, trail, zoom]);
  return <canvas ref={canvas} aria-hidden className="leaflet-zoom-animated absolute" />;
}

interface StopProps {
  place: TrailPlace;
  /** Pixels from its place. */
  across: number;
  down: number;
  lift: number;
  /** null where the rock is no longer. */
  rock: ReactNode;
  onChoose: (id: string) => void;
}

// A zoom leaves most stops where they are.
const Stop = memo(function Stop({ place, across, down, lift, rock, onChoose }: StopProps) {
  return (
    <MapMarker
      at={place.drawnAt}
      shift={{ x: across, y: down }}
      label={place.label}
      lift={lift}
      onPress={() => onChoose(place.id)}
      {...(rock !== null && { size: rockWidth })}
    >
      {rock === null ? (
        place.mark
      ) : (
        <span className="relative block">
          {rock}
          <span className="absolute -right-2 -bottom-1 scale-80">{place.mark}</span>
        </span>
      )}
    </MapMarker>
  );
});

interface PileProps {
  stand: Stand;
  places: readonly TrailPlace[];
  zoom: number;
  /** Index of the chosen stop; -1 if there is none. */
  chosen: number;
  onChoose: (id: string) => void;
}

/** Stops that do not fit into the ring around them. */
function Pile({ stand: { at, stops }, places, zoom, chosen, onChoose }: PileProps) {
  const map = useMap();
  const press = () => {
    // The pile may be gone then, and the focus with it.
    map.getContainer().focus({ preventScroll: true });
    const view = fitView(
      stops.flatMap((stop) => places[stop]?.drawnAt ?? []),
      worldView,
    );
    if ('places' in view && map.getZoom() < zooms.most) return showView(map, view);
    // One place: each press shows an older stop.
    const next = places[stops.find((stop) => stop < chosen) ?? stops[0] ?? -1];
    if (next) onChoose(next.id);
  };
  return (
    <MapMarker at={placeAt(at, zoom)} label={`${stops.length} earlier stops`} onPress={press}>
      <span
        aria-hidden
        className="figure grid size-9 place-items-center rounded-full border-2 border-dashed border-coral bg-card text-sm leading-none text-ink"
      >
        +{stops.length}
      </span>
    </MapMarker>
  );
}
