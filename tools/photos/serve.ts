// The corpus of photos for tests that run in workerd, where nobody can make it or look at pictures: on a port of this
// machine.
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import type { Sample } from '../../worker/photos/testing-samples.ts';

/** Made when somebody asks for it, because most runs do not. */
async function make(): Promise<Sample[]> {
  const { makeCorpus } = await import('./corpus.ts');
  return makeCorpus();
}

async function answer(samples: Sample[], request: IncomingMessage): Promise<string | Uint8Array> {
  const { url = '/', method } = request;
  if (url === '/') return JSON.stringify(samples.map(({ bytes: _, ...known }) => known));
  const bytes = samples[Number(url.slice(1))]?.bytes ?? new Uint8Array();
  if (method !== 'POST') return bytes;
  const { compare } = await import('./compare.ts');
  return JSON.stringify(await compare(bytes, await buffer(request)));
}

export default async function serveCorpus(project: TestProject): Promise<() => void> {
  let corpus: Promise<Sample[]> | undefined;
  const server = createServer((request, response) => {
    corpus ??= make();
    corpus
      .then((samples) => answer(samples, request))
      .then(
        (body) => response.end(body),
        (cause) => response.writeHead(500).end(String(cause)),
      );
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the corpus has no port');
  project.provide('photoCorpus', `http://127.0.0.1:${address.port}`);
  return () => server.close();
}
