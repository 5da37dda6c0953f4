// The rocks of the world map: drawn on one canvas, with buttons over it for pointer and keyboard.
import { DomEvent } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Pane, useMap, useMapEvent } from 'react-leaflet';
import { mandalaWidth } from './marker-painter.ts';
import { spotWords } from './place-words.ts';
import { isInView, type VisibleArea } from './visible-area.ts';
import { keyOf, rockOf, type Spot } from './spots.ts';
import { spotsCanvas } from './spots-canvas.ts';
import { keyLeadsTo } from './toward.ts';
import { useGroupNames } from './use-group-names.ts';
import { useWords } from '../views/words.ts';

interface SpotsLayerProps {
  spots: readonly Spot[];
  shown: VisibleArea;
  chosenId: string | null;
  onSpotClick: (spot: Spot) => void;
}

export function SpotsLayer(props: SpotsLayerProps) {
  return (
    <Pane name="spots" style={{ zIndex: 610 }}>
      <Spots {...props} />
    </Pane>
  );
}

function Spots({ spots, shown, chosenId, onSpotClick }: SpotsLayerProps) {
  const words = useWords('map');
  const map = useMap();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const canvas = useCanvas(spots, (spot) => keyOf(spot) === pointedAt || rockOf(spot)?.id === chosenId);
  // Focusing a button beyond the edge would scroll the map.
  const within = spots.filter((spot) => isInView(shown, spot));
  const nameOf = useGroupNames(
    within.filter((spot) => !rockOf(spot)),
    shown,
  );
  const { group, currentKey, setCurrentKey } = useOneStop(within);

  const wasDragged = useRef(false);
  useMapEvent('dragstart', () => (wasDragged.current = true));

  const click = (spot: Spot, { detail }: MouseEvent) => {
    // Ignore the click at the end of a drag. Clicks by key have `detail` 0.
    if (detail === 0 || !wasDragged.current) onSpotClick(spot);
  };
  const walk = (event: KeyboardEvent, from: number) => {
    const to = keyLeadsTo(
      event.key,
      from,
      within.map((spot) => map.latLngToLayerPoint(pointOf(spot))),
    );
    if (to === null) return;
    event.preventDefault();
    // Otherwise the map would move too.
    event.stopPropagation();
    const next = group.current?.children[to];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  return (
    <>
      <canvas ref={canvas} aria-hidden className="figure pointer-events-none" />
      <div ref={group} role="group" aria-label={words.spots}>
        {within.map((spot, index) => {
          const key = keyOf(spot);
          const place = rockOf(spot);
          const { x, y } = map.latLngToLayerPoint(pointOf(spot));
          const size = spot.count === 1 ? 44 : mandalaWidth(spot.count);
          return (
            <button
              key={key}
              type="button"
              aria-label={place ? spotWords(place) : nameOf(spot)}
              aria-pressed={place && place.id === chosenId}
              tabIndex={key === currentKey ? 0 : -1}
              className="map-spot"
              style={{
                width: size,
                height: size,
                transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
              }}
              onPointerDown={() => (wasDragged.current = false)}
              onClick={(event) => click(spot, event)}
              onKeyDown={(event) => walk(event, index)}
              onFocus={() => {
                setCurrentKey(key);
                setPointedAt(key);
              }}
              onBlur={() => setPointedAt(null)}
              onPointerEnter={() => setPointedAt(key)}
              onPointerLeave={() => setPointedAt(null)}
            />
          );
        })}
      </div>
      {createPortal(
        <p aria-hidden className="map-keys">
          {words.keys}
        </p>,
        map.getContainer(),
      )}
    </>
  );
}

const pointOf = ({ latitude, longitude }: Spot): [number, number] => [latitude, longitude];

function useCanvas(spots: readonly Spot[], isRaised: (spot: Spot) => boolean) {
  const map = useMap();
  const element = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<ReturnType<typeof spotsCanvas>>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const canvas = spotsCanvas(map, element.current);
    drawn.current = canvas;
    return () => canvas.stop();
  }, [map]);
  useLayoutEffect(() => {
    const all = spots.map((spot) => ({
      ...spot,
      isRaised: isRaised(spot),
      isMissing: rockOf(spot)?.isMissing === true,
    }));
    // Raised spots are drawn over their neighbors.
    drawn.current?.show(all.sort((a, b) => Number(a.isRaised) - Number(b.isRaised)));
  });
  return element;
}

/** Roving tabindex: all spots are one tab stop. When the focused spot disappears, the focus moves to the map. */
function useOneStop(within: readonly Spot[]) {
  const map = useMap();
  const group = useRef<HTMLDivElement>(null);
  const [lastKey, setCurrentKey] = useState<string | null>(null);
  const hadFocus = useRef(false);
  const isThere = within.some((spot) => keyOf(spot) === lastKey);
  const currentKey = isThere ? lastKey : within[0] ? keyOf(within[0]) : null;
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const enter = () => (hadFocus.current = true);
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected)
          hadFocus.current = element.contains(document.activeElement);
      });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    // A double click on a spot must not zoom the map.
    DomEvent.on(element, 'dblclick', DomEvent.stopPropagation);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      DomEvent.off(element, 'dblclick', DomEvent.stopPropagation);
    };
  }, []);
  useEffect(() => {
    if (!hadFocus.current || group.current?.contains(document.activeElement)) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
  }, [map, within]);
  return { group, currentKey, setCurrentKey };
}
