// A journey on a map: its stops as buttons, and its legs on one canvas below them. Laid out anew for each zoom.
import { clsx } from 'clsx';
import type { ZoomAnimEvent } from 'leaflet';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Pane, useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import { keepClear } from '../tiles/keep-clear.ts';
import { pixelOf, placeAt, type Pixel } from '../tiles/mercator.ts';
import { showView } from '../map/move.ts';
import { journeyView, worldView, zooms } from '../map/views.ts';
import type { Stand } from './fan.ts';
import type { Player } from './player.ts';
import { dotWidth, rockAt, rockWidth, trailOf, type Trail } from './trail.ts';
import { originAt, trailCanvas } from './trail-canvas.ts';
import { useWords } from '../views/words.ts';

export interface TrailPlace {
  id: string;
  drawnAt: Coordinates;
  /** The accessible name. */
  label: string;
  /** The marker's content. */
  mark: (isChosen: boolean) => ReactNode;
}

interface TrailLayerProps {
  /** The same array as long as they are the same places: to lay them out takes time. */
  places: readonly TrailPlace[];
  /** Says how much of the journey is shown. */
  player: Player;
  /** The rock's picture, for the newest place. */
  rock: ReactNode;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** A zoom, and the pixel of the world at the panes' origin. */
interface Position {
  zoom: number;
  origin: Pixel;
}

export function TrailLayer(props: TrailLayerProps) {
  const map = useMap();
  // Unknown until the map has its first view.
  const [position, setPosition] = useState<Position | null>(null);
  /** Where a zoom animation ends. */
  const [flight, setFlight] = useState<Position | null>(null);
  const land = () => {
    const next = { zoom: map.getZoom(), origin: map.getPixelOrigin() };
    setFlight(null);
    setPosition((before) => (before?.zoom === next.zoom && before.origin === next.origin ? before : next));
  };
  useMapEvents({
    zoomanim: ({ zoom, center }: ZoomAnimEvent) => setFlight({ zoom, origin: originAt(map, center, zoom) }),
    // During an animation its end is not yet reached.
    zoomend: land,
    viewreset: land,
  });
  useLayoutEffect(() => {
    map.whenReady(() => setPosition({ zoom: map.getZoom(), origin: map.getPixelOrigin() }));
  }, [map]);
  return position && <LaidOut {...props} at={position} flight={flight} />;
}

interface LaidOutProps extends TrailLayerProps {
  at: Position;
  flight: Position | null;
}

function LaidOut({ places, player, rock, chosenId, onChoose, at, flight }: LaidOutProps) {
  const words = useWords('trackMap');
  const map = useMap();
  const { zoom } = at;
  const chosen = places.findIndex(({ id }) => id === chosenId);
  const trail = useMemo(
    () =>
      trailOf(
        places.map(({ drawnAt }) => pixelOf(drawnAt, zoom)),
        chosen < 0 ? null : chosen,
      ),
    [places, chosen, zoom],
  );
  useEffect(() => {
    // The names of places make room for the stops.
    const scale = 2 ** -zoom;
    keepClear(
      map,
      trail.stands.map(({ at: { x, y } }) => ({
        unit: { x: x * scale, y: y * scale },
        radius: dotWidth / 2 + 4,
      })),
    );
    return () => keepClear(map, []);
  }, [map, trail, zoom]);
  const reached = useSyncExternalStore(player.subscribe, player.reached);
  const wasDragged = useRef(false);
  useMapEvents({ dragstart: () => (wasDragged.current = true) });

  const openPile = (stops: readonly number[]) => {
    // The pile may be gone then, and the focus with it.
    map.getContainer().focus({ preventScroll: true });
    const view = journeyView(
      stops.flatMap((stop) => places[stop]?.drawnAt ?? []),
      worldView,
    );
    if ('places' in view && zoom < zooms.most) return showView(map, view);
    // One place: each press shows an older stop.
    const next = places[stops.find((stop) => stop < chosen) ?? stops[0] ?? -1];
    if (next) onChoose(next.id);
  };

  /** Beside its place by as many pixels as before, also at the end of a zoom animation. */
  const pointOf = (stand: Pixel, place: Pixel): Pixel => {
    const to = flight ?? at;
    const scale = 2 ** (to.zoom - zoom);
    return {
      x: place.x * (scale - 1) + stand.x - to.origin.x,
      y: place.y * (scale - 1) + stand.y - to.origin.y,
    };
  };

  return (
    <>
      <Pane name="trail" style={{ zIndex: 590, pointerEvents: 'none' }}>
        <Legs trail={trail} zoom={zoom} player={player} />
      </Pane>
      <Pane name="stops" style={{ zIndex: 600 }}>
        {trail.stands.toSorted(inOrder).map((stand) => {
          // Those of a pile change while the journey plays.
          const shown = stand.stops.filter((stop) => stop <= reached);
          const [index, ...more] = shown;
          const place = index === undefined ? undefined : places[index];
          if (index === undefined || !place) return null;
          const isPile = more.length > 0;
          const isNewest = index === places.length - 1;
          const isAlone = stand.stops.length === 1;
          const { x, y } = pointOf(stand.at, isAlone ? pixelOf(place.drawnAt, zoom) : stand.at);
          const size = isNewest ? rockWidth : target;
          return (
            <button
              key={isPile ? `pile ${place.id}` : place.id}
              type="button"
              aria-label={isPile ? words.pile(more.length + 1) : place.label}
              className="map-marker leaflet-zoom-animated"
              style={{
                width: size,
                height: size,
                transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
                zIndex: index === chosen ? places.length : index,
              }}
              onPointerDown={() => (wasDragged.current = false)}
              // Not at the end of a drag. Clicks by key have `detail` 0.
              onClick={({ detail }) => {
                if (detail > 0 && wasDragged.current) return;
                if (isPile) openPile(shown);
                else onChoose(place.id);
              }}
              onFocus={() => {
                const { latitude, longitude } = placeAt(stand.at, zoom);
                map.panInside([latitude, longitude], { padding: [target, target], animate: false });
              }}
            >
              {isPile ? (
                <PileMark count={more.length + 1} />
              ) : isNewest ? (
                <RockMark rock={rock} mark={place.mark(index === chosen)} />
              ) : (
                place.mark(index === chosen)
              )}
            </button>
          );
        })}
        <TravelingRock trail={trail} player={player} rock={rock} pointOf={pointOf} />
      </Pane>
    </>
  );
}

/** Width and height of a stop's button, in pixels. */
const target = dotWidth + 12;

/** In the order of the journey, as for the keyboard. */
const inOrder = (one: Stand, other: Stand) => (one.stops[0] ?? 0) - (other.stops[0] ?? 0);

function RockMark({ rock, mark }: { rock: ReactNode; mark: ReactNode }) {
  return (
    <span className="relative block">
      {rock}
      <span className="absolute -right-2 -bottom-1 scale-80">{mark}</span>
    </span>
  );
}

interface TravelingRockProps {
  trail: Trail;
  player: Player;
  rock: ReactNode;
  pointOf: (stand: Pixel, place: Pixel) => Pixel;
}

/** The rock on its way, until it is at its newest stop. */
function TravelingRock({ trail, player, rock, pointOf }: TravelingRockProps) {
  const at = useSyncExternalStore(player.subscribe, player.at);
  const place = player.isOver() ? undefined : rockAt(trail, at);
  if (!place) return null;
  const { x, y } = pointOf(place, place);
  return (
    <div
      aria-hidden
      data-traveling
      className="map-traveler pointer-events-none z-9999 leaflet-zoom-animated"
      style={{ transform: `translate(${x - rockWidth / 2}px, ${y - rockWidth / 2}px)` }}
    >
      {rock}
    </div>
  );
}

/** The mark of stops that do not fit into the ring around them. */
function PileMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'figure grid size-9 place-items-center rounded-full border-2 border-dashed border-coral bg-card leading-none text-ink',
        count < 100 ? 'text-sm' : 'text-xs',
      )}
    >
      +{count}
    </span>
  );
}

function Legs({ trail, zoom, player }: { trail: Trail; zoom: number; player: Player }) {
  const map = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<ReturnType<typeof trailCanvas>>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const own = (drawn.current = trailCanvas(map, canvas.current));
    return () => own.stop();
  }, [map]);
  useEffect(() => drawn.current?.show(trail, zoom, player.at()), [map, trail, zoom, player]);
  useEffect(() => player.subscribe(() => drawn.current?.reach(player.at())), [player]);
  return <canvas ref={canvas} aria-hidden data-trail className="leaflet-zoom-animated absolute" />;
}
