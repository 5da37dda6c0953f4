// The picture of the land under the tiles: until the first of them are drawn, and where none arrive.
import { ImageOverlay, Pane } from 'react-leaflet';
import landPicture from './land.svg?url';
import { mostLatitude } from '../tiles/mercator.ts';

/** The world and a copy on each side, since the map wraps around. */
const worlds = [-360, 0, 360];

export function LandPicture() {
  return (
    <Pane name="land" style={{ zIndex: 100, pointerEvents: 'none' }}>
      {worlds.map((turn) => (
        <ImageOverlay
          key={turn}
          url={landPicture}
          bounds={[
            [-mostLatitude, turn - 180],
            [mostLatitude, turn + 180],
          ]}
          className="land-laid"
        />
      ))}
    </Pane>
  );
}
