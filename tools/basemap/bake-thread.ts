// The thread that bakes one archive.
import { parentPort, workerData } from 'node:worker_threads';
import { archive } from './archive.ts';
import { cut, type Bounds } from './cut.ts';
import { streetLayers, streetsBounds, streetsZooms } from './streets.ts';
import { worldLayers, worldMaxZoom } from './world.ts';

const world: Bounds = [-180, -85.05, 180, 85.05];

function bakedWorld(): Uint8Array {
  const zooms = { minZoom: 0, maxZoom: worldMaxZoom };
  const metadata = { name: 'The world', attribution: 'Natural Earth' };
  const tiles = cut(worldLayers(), { ...zooms, tolerance: { earth: 3 } });
  return archive(tiles, { ...zooms, bounds: world, metadata });
}

function bakedStreets(): Uint8Array {
  const metadata = { name: 'Downtown San Francisco', attribution: '© OpenStreetMap contributors' };
  const tiles = cut(streetLayers(), { ...streetsZooms, bounds: streetsBounds });
  return archive(tiles, { ...streetsZooms, bounds: streetsBounds, metadata });
}

const baked = workerData === 'world' ? bakedWorld() : bakedStreets();
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(baked);
