// The app as an operator may build it, with raster tiles of another service: a server of this machine.
import { resolve } from 'node:path';
import sharp from 'sharp';
import { buildApp } from '../app/build.ts';
import { serveHere } from '../app/serve-here.ts';
import { startApp } from '../prove/app.ts';

/** About the size of a street map's tile. */
const tile = { width: 256, noise: 24 } as const;

/** @param stateDir of an app without rocks */
export async function withRasterTiles(folder: string, stateDir: string) {
  const image = await sharp({
    create: {
      width: tile.width,
      height: tile.width,
      channels: 3,
      background: '#e8e4d8',
      noise: { type: 'gaussian', mean: 220, sigma: tile.noise },
    },
  })
    .png({ palette: true })
    .toBuffer();
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=600' };
  const server = await serveHere(0, () => new Response(new Uint8Array(image), { headers }));
  const template = `http://localhost:${server.port}/{z}/{x}/{y}.png`;
  const builtDir = resolve(folder, 'app-raster');
  await buildApp(builtDir, [
    {
      name: 'rockabout:raster-tiles',
      config: () => ({ define: { 'import.meta.env.VITE_TILE_URL': JSON.stringify(template) } }),
    },
  ]);
  const app = await startApp({ builtDir, stateDir, vars: { TILE_URL: template } });
  const stop = async () => {
    await app.stop();
    await server.close();
  };
  return { origin: app.origin, stop };
}
