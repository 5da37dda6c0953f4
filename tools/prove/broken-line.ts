// A line between a browser and the app that breaks: it refuses connections, loses requests, or loses answers.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type LineState = 'good' | 'cut' | 'answers lost' | 'requests lost';

interface LineAnswer {
  body: string;
  /** MIME type. */
  type: string;
  /** Such as `name=value`. */
  cookie?: string;
}

export interface BrokenLine {
  origin: string;
  set(state: LineState): void;
  /** Answers GET requests of a path without asking the app; not while the line is cut. */
  answer(path: string, by: () => LineAnswer | Promise<LineAnswer>): void;
  close(): Promise<void>;
}

export async function openBrokenLine(appPort: number): Promise<BrokenLine> {
  let state: LineState = 'good';
  const answers = new Map<string, () => LineAnswer | Promise<LineAnswer>>();
  const open = new Set<Socket>();
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    hold(client);
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const app = connect(appPort, 'localhost');
    hold(app);
    client.on('data', (bytes) => {
      if (state === 'cut' || state === 'requests lost') client.destroy();
      else {
        const own = answers.get(pathOf(bytes));
        if (own) void Promise.resolve(own()).then((answer) => client.write(asHttp(answer)));
        else app.write(bytes);
      }
    });
    app.on('data', (bytes) => {
      // The app has done it, and nobody hears of it.
      if (state === 'cut' || state === 'answers lost') client.destroy();
      else client.write(bytes);
    });
    client.on('close', () => app.end());
    app.on('close', () => client.end());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    origin: `http://localhost:${address.port}`,
    set: (next) => {
      state = next;
      if (next === 'cut') for (const socket of open) socket.destroy();
    },
    answer: (path, by) => void answers.set(path, by),
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Of a GET request that begins here; '' for anything else. */
const pathOf = (bytes: Buffer): string => /^GET ([^ ?]+)[? ]/.exec(bytes.toString('latin1'))?.[1] ?? '';

function asHttp({ body, type, cookie }: LineAnswer): string {
  const head = [
    'HTTP/1.1 200 OK',
    `Content-Type: ${type}`,
    'Cache-Control: no-cache',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(cookie === undefined ? [] : [`Set-Cookie: ${cookie}; Path=/; HttpOnly`]),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
