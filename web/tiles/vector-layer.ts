// The ground of a map, as a layer of the map library: tiles that another thread draws.
import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import { colorNames, colorsOf } from './colors.ts';
import type { Label } from './labels.ts';
import type { Look } from './messages.ts';
import { tileWidth } from './square.ts';
import { drawTile } from './tile-thread.ts';

/** A screen with more pixels is sharp enough, and each pixel costs memory. */
const mostRatio = 2;

/** A tile is twice as wide as the zooms of maps count with. */
const leastTileZoom = 1;

interface Tile {
  zoom: number;
  labels: readonly Label[];
  cancel: () => void;
  /** Whether it shows less than it could. */
  isPartial: boolean;
  isCoarse: boolean;
}

interface VectorLayerOptions {
  mostZoom: number;
  /** Called when the tiles have changed. */
  onChange: () => void;
  /** Called when one was drawn, or could not be. */
  onDrawn: () => void;
}

export class VectorLayer extends GridLayer {
  readonly #tiles = new Map<HTMLElement, Tile>();
  readonly #onChange: () => void;
  readonly #onDrawn: () => void;
  #look: Look | undefined;

  constructor({ mostZoom, onChange, onDrawn }: VectorLayerOptions) {
    // 'Fit All' may zoom out beyond the least zoom of a tile.
    super({
      tileSize: tileWidth,
      minZoom: -8,
      minNativeZoom: leastTileZoom,
      maxZoom: mostZoom,
      className: 'map-ground',
    });
    this.#onChange = onChange;
    this.#onDrawn = onDrawn;
    this.on('tileunload', ({ tile }: { tile: HTMLElement }) => {
      this.#tiles.get(tile)?.cancel();
      this.#tiles.delete(tile);
      this.#onChange();
    });
  }

  /** What may be labelled in the tiles of a zoom, of which 'Fit All' may choose a fraction. */
  labels(zoom: number): Label[] {
    return this.#tilesAt(zoom).flatMap((tile) => tile.labels);
  }

  /** Whether there are no streets in any tile of a zoom. */
  isCoarse(zoom: number): boolean {
    return this.#tilesAt(zoom).every((tile) => tile.isCoarse);
  }

  #tilesAt(zoom: number): Tile[] {
    const tileZoom = Math.max(leastTileZoom, Math.round(zoom));
    return [...this.#tiles.values()].filter((tile) => tile.zoom === tileZoom);
  }

  get isPartial(): boolean {
    return [...this.#tiles.values()].some((tile) => tile.isPartial);
  }

  /** Draws all tiles again, as after a change of the theme. */
  override redraw(): this {
    this.#look = undefined;
    return super.redraw();
  }

  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    // A tile is twice as wide as the zooms of maps count with.
    const zoom = z - 1;
    const square = { z: zoom, x: wrapped(x, zoom), y };
    canvas.dataset['square'] = `${square.z}/${square.x}/${square.y}`;
    const cancel = drawTile(square, this.#currentLook(), (drawn) => {
      const tile = this.#tiles.get(canvas);
      if (!tile) return;
      tile.isPartial = drawn?.isPartial ?? true;
      tile.isCoarse = drawn?.isCoarse ?? false;
      if (drawn) {
        tile.labels = drawn.labels;
        canvas.width = drawn.width;
        canvas.height = drawn.width;
        const picture = new ImageData(new Uint8ClampedArray(drawn.pixels), drawn.width);
        canvas.getContext('2d', { alpha: false })?.putImageData(picture, 0, 0);
      }
      done(drawn ? undefined : new Error('the tile did not arrive'), canvas);
      this.#onChange();
      this.#onDrawn();
    });
    this.#tiles.set(canvas, { zoom: z, labels: [], cancel, isPartial: false, isCoarse: false });
    return canvas;
  }

  #currentLook(): Look {
    const container = this.getPane();
    if (!container) throw new Error('a layer is drawn on a map');
    const ratio = Math.min(mostRatio, Math.max(1, devicePixelRatio));
    return (this.#look ??= { colors: colorsOf(container, colorNames), ratio });
  }
}

/** The map goes around the world more than once. */
function wrapped(x: number, zoom: number): number {
  const count = 2 ** zoom;
  return ((x % count) + count) % count;
}
