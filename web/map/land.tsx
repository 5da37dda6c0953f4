// The land under the tiles, so that a map is never blank. Its shape is loaded when the first map is shown.
import { ImageOverlay, Pane } from 'react-leaflet';
import { lazyPart } from '../ui/lazy-part.tsx';
import landPicture from './land.svg?url';
import { mostLatitude } from './mercator.ts';

interface LandProps {
  /** Whether a picture of it has stood where the map is: it stays there for as long as the shape has not come. */
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

/** Elsewhere a map of tiles alone is still a map. */
function LandPicture({ isPictured }: LandProps) {
  return isPictured && worlds.map(pictured);
}

/** The map goes round. */
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
