// The land under the tiles, so that a map is never blank. Its shape is loaded when the first map is shown.
import { Pane } from 'react-leaflet';
import { latePart, NothingInstead } from '../ui/late-part.tsx';

/** A map of tiles alone is still a map. */
const Land = latePart(async () => (await import('./land-shape.tsx')).LandShape, NothingInstead);

export function LandLayer() {
  return (
    <Pane name="land" style={{ zIndex: 100, pointerEvents: 'none' }}>
      <Land />
    </Pane>
  );
}
