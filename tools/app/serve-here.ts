// Serves a fetch-style handler on a local port.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

type Answer = (request: Request) => Promise<Response> | Response;

/** @param port 0 for a free one */
export async function serveHere(port: number, answer: Answer): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing, answer).catch((error: unknown) => {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return {
    port: address.port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  const host = incoming.headers.host ?? 'localhost';
  // A foreign host name that resolves to this machine would be another site with our content.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) {
    outgoing.writeHead(421).end();
    return;
  }
  const response = await answer(await requestOf(incoming, host));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  const reader = response.body?.getReader();
  // Also when the client has disconnected before the response is there.
  outgoing.once('close', () => void reader?.cancel());
  if (outgoing.destroyed) await reader?.cancel();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    outgoing.write(part.value);
  }
  outgoing.end();
}

async function requestOf(incoming: IncomingMessage, host: string): Promise<Request> {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const { method = 'GET', url = '/' } = incoming;
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer); // Without an encoding, its parts are buffers.
  const body = parts.length === 0 ? null : Buffer.concat(parts);
  return new Request(`http://${host}${url}`, { method, headers, body });
}
