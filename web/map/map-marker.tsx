// A clickable marker on a map, also by keyboard.
import { DivIcon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import type { Pixel } from './mercator.ts';

interface MapMarkerProps {
  at: Coordinates;
  /** Pixels by which it stands beside its place. */
  shift?: Pixel;
  /** Name for screen readers. */
  label: string;
  /** Width and height of the clickable area, in pixels. */
  size?: number;
  /** Markers with a larger lift cover those with a smaller one. */
  lift?: number;
  onPress: () => void;
  /** The picture. */
  children: ReactNode;
}

const nowhereElse: Pixel = { x: 0, y: 0 };

export function MapMarker({
  at,
  shift: { x, y } = nowhereElse,
  label,
  size = 44,
  lift = 0,
  onPress,
  children,
}: MapMarkerProps) {
  const [picture] = useState(() => document.createElement('span'));
  const icon = useMemo(
    () => new DivIcon({ html: picture, className: 'map-marker', iconSize: [size, size] }),
    [picture, size],
  );
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => {
    marker.current?.getElement()?.setAttribute('aria-label', label);
  }, [label, icon]);
  useEffect(() => {
    // The map library uses `transform`.
    marker.current?.getElement()?.style.setProperty('translate', `${x}px ${y}px`);
  }, [x, y, icon]);
  const { latitude, longitude } = at;
  const position = useMemo<[number, number]>(() => [latitude, longitude], [latitude, longitude]);
  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      zIndexOffset={lift * 1000}
      riseOnHover
      eventHandlers={{
        click: onPress,
        keydown: ({ originalEvent: event }: LeafletKeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onPress();
        },
      }}
    >
      {createPortal(children, picture)}
    </Marker>
  );
}
