// The ground of every map: our own tiles, with their labels.
import { useEffect, useEffectEvent, useRef } from 'react';
import { Pane, useMap } from 'react-leaflet';
import { labelsCanvas } from './labels-canvas.ts';
import { VectorLayer } from './vector-layer.ts';

interface BaseMapProps {
  mostZoom: number;
  /**
   * Called when a tile is drawn: `out` if some show less than they could, because something did not arrive; `coarse` if
   * there are no streets.
   */
  onDrawn: (ground: 'in' | 'out' | 'coarse') => void;
}

export function BaseMap(props: BaseMapProps) {
  return (
    <Pane name="labels" style={{ zIndex: 350, pointerEvents: 'none' }}>
      <Ground {...props} />
    </Pane>
  );
}

function Ground({ mostZoom, onDrawn }: BaseMapProps) {
  const map = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!canvas.current) return;
    const layer = new VectorLayer({
      mostZoom,
      onChange: () => labels.change(),
      onDrawn: () => tell(layer.isPartial ? 'out' : layer.isCoarse(map.getZoom()) ? 'coarse' : 'in'),
    });
    const labels = labelsCanvas(map, canvas.current, () => ({
      labels: layer.labels(map.getZoom()),
      isWhole: !layer.isLoading(),
    }));
    map.addLayer(layer);
    const again = () => {
      layer.redraw();
      labels.repaint();
    };
    const online = () => {
      if (layer.isPartial) again();
    };
    const darkness = matchMedia('(prefers-color-scheme: dark)');
    // Printing changes to the light colors, but does not wait for the map.
    const beforePrint = () => map.getContainer().classList.toggle('is-dark', darkness.matches);
    darkness.addEventListener('change', again);
    addEventListener('online', online);
    addEventListener('beforeprint', beforePrint);
    return () => {
      darkness.removeEventListener('change', again);
      removeEventListener('online', online);
      removeEventListener('beforeprint', beforePrint);
      labels.stop();
      layer.remove();
    };
  }, [map, mostZoom]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none" />;
}
