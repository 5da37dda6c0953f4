// The land under the tiles, so that a map is never blank. Its shape is loaded when the first map is shown.
import { lazy, Suspense, type ComponentType } from 'react';
import { Pane } from 'react-leaflet';

const Land = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { LandShape } = await import('./land-shape.tsx');
    return { default: LandShape };
  } catch {
    // A map of tiles alone is still a map.
    return { default: () => null };
  }
});

export function LandLayer() {
  return (
    <Pane name="land" style={{ zIndex: 100, pointerEvents: 'none' }}>
      <Suspense>
        <Land />
      </Suspense>
    </Pane>
  );
}
