// Serves the corpus of photos on a local port, for tests in workerd, which cannot make or compare pictures.
import type { TestProject } from 'vitest/node';
import { serveHere } from '../app/serve-here.ts';

/** Generated on the first request, because most runs do not need it. */
const make = async () => (await import('./corpus.ts')).makeCorpus();

export default async function serveCorpus(project: TestProject): Promise<() => Promise<void>> {
  let corpus: ReturnType<typeof make> | undefined;
  const server = await serveHere(0, async (request) => {
    const samples = await (corpus ??= make());
    const { pathname } = new URL(request.url);
    if (pathname === '/') return Response.json(samples.map(({ bytes: _, ...known }) => known));
    const { bytes } = samples[Number(pathname.slice(1))] ?? { bytes: new Uint8Array() };
    if (request.method !== 'POST') return new Response(Uint8Array.from(bytes));
    const { compare } = await import('./compare.ts');
    return Response.json(await compare(bytes, await request.bytes()));
  });
  project.provide('photoCorpus', `http://127.0.0.1:${server.port}`);
  return () => server.close();
}
