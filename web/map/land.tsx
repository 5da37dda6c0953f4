// The land under the tiles, so that a map is never blank. Its shape is lazy.
import { ImageOverlay, Pane } from 'react-leaflet';
import { lazyPart } from '../ui/lazy-part.tsx';
import landPicture from './land.svg?url';
import { mostLatitude } from './mercator.ts';

interface LandProps {
  /** Whether a picture of the land was shown before the map: the map keeps it until the shape has loaded. */
  isPictured: boolean;
}

const Land = lazyPart<LandProps>(() => import('./land-shape.tsx'), LandPicture);

export function LandLayer(land: LandProps) {
  return (
    <Pane name="land" style={{ zIndex: 100, pointerEvents: 'none' }}>
      <Land {...land} waiting={<LandPicture {...land} />} />
    </Pane>
  );
}

/** Other maps show only tiles until then. */
function LandPicture({ isPictured }: LandProps) {
  return isPictured && worlds.map(pictured);
}

/** The world and a copy on each side, since the map wraps around. */
const worlds = [-360, 0, 360];

function pictured(turn: number) {
  return (
    <ImageOverlay
      key={turn}
      url={landPicture}
      bounds={[
        [-mostLatitude, turn - 180],
        [mostLatitude, turn + 180],
      ]}
      className="land-laid"
    />
  );
}
