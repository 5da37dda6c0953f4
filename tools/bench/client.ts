// A minimal HTTP client, so that little of the measured time is its own.
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export interface Asked {
  status: number;
  body: string;
  milliseconds: number;
}

export interface Question {
  path: string;
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  /** JSON. */
  body?: object;
}

/** Sends requests to one origin over connections that stay open. */
export class Client {
  // The runtime closes connections that were idle for five seconds.
  readonly #agent = new Agent({ keepAlive: true, timeout: 3000 });
  readonly #port: number;

  constructor(origin: string) {
    this.#port = Number(new URL(origin).port);
  }

  ask({ path, method = 'GET', headers = {}, body }: Question): Promise<Asked> {
    const { promise, resolve, reject } = Promise.withResolvers<Asked>();
    const sent = body && JSON.stringify(body);
    const start = performance.now();
    const asking = request({
      agent: this.#agent,
      // An IP address needs no look-up. The app decides by the Host header whether a cookie is secure.
      host: '127.0.0.1',
      port: this.#port,
      path,
      method,
      headers: {
        Host: 'localhost',
        ...headers,
        ...(sent === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
      },
    });
    asking.on('error', reject);
    asking.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const milliseconds = performance.now() - start;
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), milliseconds });
      });
    });
    asking.end(sent);
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}
