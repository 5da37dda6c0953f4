// A map of a journey's places, joined by bowed legs of dots. Load it lazily, because it imports the map library.
import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import { prefersReducedMotion, showView } from '../map/move.ts';
import { placeView, zooms, type MapView } from '../map/views.ts';
import { WorldMap } from '../map/world-map.tsx';
import type { Player } from './player.ts';
import { TrailLayer, type TrailPlace } from './trail-layer.tsx';

export interface TrailMapProps {
  label: string;
  /** In the order of the journey. */
  places: readonly TrailPlace[];
  player: Player;
  playsAtOnce?: boolean;
  /** The rock's picture, which stands at the newest place. */
  rock: ReactNode;
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** The view that contains all places; also the initial view. */
  everything: MapView;
  className?: string;
}

export default function TrailMap({ label, everything, className, playsAtOnce, ...trail }: TrailMapProps) {
  const chosen = trail.places.find(({ id }) => id === trail.chosenId);
  return (
    <WorldMap label={label} opening={everything} everything={everything} className={className}>
      <TrailLayer {...trail} />
      <Overview of={everything} player={trail.player} />
      {playsAtOnce && <Start player={trail.player} />}
      {chosen && <Approach key={chosen.id} to={chosen.drawnAt} />}
    </WorldMap>
  );
}

/** Sets off once the map is there. */
function Start({ player }: { player: Player }) {
  useEffect(() => {
    if (!prefersReducedMotion()) player.play();
  }, [player]);
  return null;
}

/** Moves the map to the chosen place. */
function Approach({ to: { latitude, longitude } }: { to: Coordinates }) {
  const map = useMap();
  useEffect(
    () => showView(map, placeView({ latitude, longitude }, Math.max(map.getZoom(), zooms.place))),
    [map, latitude, longitude],
  );
  return null;
}

/** Shows the whole journey when the rock sets off. */
function Overview({ of, player }: { of: MapView; player: Player }) {
  const map = useMap();
  const isOver = useSyncExternalStore(player.subscribe, player.isOver);
  const showAll = useEffectEvent(() => showView(map, of));
  useEffect(() => {
    if (!isOver) showAll();
  }, [isOver]);
  return null;
}
