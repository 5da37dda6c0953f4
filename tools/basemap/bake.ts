// Bakes the archives of the map's tiles, in a thread of its own, and keeps them for the next time.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../app/store.ts';
import { filesOfSite, siteNames } from '../places/names.ts';

export const archiveNames = ['world', 'streets'] as const;
export type ArchiveName = (typeof archiveNames)[number];

export interface Baked {
  /** Hash of everything that it was baked from. */
  source: string;
  bytes: Uint8Array;
  /** The file that keeps it. */
  path: string;
}

/** Of the tools, which `npm ci` empties. */
const cacheDir = resolve(projectRoot, 'node_modules/.cache/rockabout');

/** Bakes an archive, unless it was baked from the same sources before. */
export async function bake(name: ArchiveName): Promise<Baked> {
  const source = sourceHash();
  const path = resolve(cacheDir, `${name}-${source}.pmtiles`);
  const [kept] = globSync(path);
  // A copy, since `slice` of a Buffer is none.
  if (kept) return { source, bytes: new Uint8Array(readFileSync(kept)), path };
  const bytes = await inThread(name);
  mkdirSync(cacheDir, { recursive: true });
  // Two that bake at once do not read each other's half.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
  return { source, bytes, path };
}

/** @returns a hash of this folder, of the names of towns, and of the versions of the libraries that it uses */
export function sourceHash(): string {
  const files = globSync('**/*.{ts,gz}', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(resolve(import.meta.dirname, file)));
  for (const file of filesOfSite()) hash.update(file).update(readFileSync(resolve(siteNames, file)));
  return hash
    .update(readFileSync(resolve(projectRoot, 'package.json')))
    .digest('hex')
    .slice(0, 16);
}

function inThread(name: ArchiveName): Promise<Uint8Array> {
  const { promise, resolve: done, reject } = Promise.withResolvers<Uint8Array>();
  const thread = new Worker(new URL('./bake-thread.ts', import.meta.url), { workerData: name });
  thread.once('message', done).once('error', reject);
  return promise;
}
