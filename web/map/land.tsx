// The land under the tiles, so that a map is never blank. Its shape is loaded when the first map is shown.
import { ImageOverlay, Pane } from 'react-leaflet';
import { latePart, NothingInstead } from '../ui/late-part.tsx';
import landPicture from './land.svg?url';
import { mostLatitude } from './mercator.ts';

/** A map of tiles alone is still a map. */
const Land = latePart(async () => (await import('./land-shape.tsx')).LandShape, NothingInstead);

/** @param isPictured whether its picture stood where the map is: it stays until the shape has come */
export function LandLayer({ isPictured }: { isPictured: boolean }) {
  return (
    <Pane name="land" style={{ zIndex: 100, pointerEvents: 'none' }}>
      <Land waiting={isPictured && worlds.map(pictured)} />
    </Pane>
  );
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
