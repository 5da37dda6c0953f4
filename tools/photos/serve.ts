// The corpus of photos for tests that run in workerd, where nobody can make it: on a port of this machine.
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import type { Sample } from '../../worker/photos/testing-samples.ts';

/** Made when somebody asks for it, because most runs do not. */
async function make(): Promise<Sample[]> {
  const { makeCorpus } = await import('./corpus.ts');
  return makeCorpus();
}

export default async function serveCorpus(project: TestProject): Promise<() => void> {
  let corpus: Promise<Sample[]> | undefined;
  const server = createServer(({ url = '/' }, answer) => {
    corpus ??= make();
    corpus.then(
      (samples) => {
        const list = samples.map(({ bytes: _, ...known }) => known);
        return answer.end(url === '/' ? JSON.stringify(list) : samples[Number(url.slice(1))]?.bytes);
      },
      (cause) => answer.writeHead(500).end(String(cause)),
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
