// Answers place searches as the public service does, with the demo's places: stories never leave this machine.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { places } from '../demo/places.ts';

/** Searching for this is answered with 503. */
export const busySearch = 'Busy Town';

export async function serveGeocoder(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const wanted = new URL(request.url ?? '/', 'http://localhost').searchParams.get('q')?.toLowerCase() ?? '';
    const hit = places.find(({ name }) => name.toLowerCase().includes(wanted));
    const found = hit && { lat: `${hit.latitude}`, lon: `${hit.longitude}`, display_name: hit.name };
    response.writeHead(wanted === busySearch.toLowerCase() ? 503 : 200, {
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify(found ? [found] : []));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return { url: `http://127.0.0.1:${address.port}/search`, close: () => server.close() };
}
