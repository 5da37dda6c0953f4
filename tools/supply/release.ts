// What is kept with a release: a checksum of every built file, and the list of its parts (SBOM, CycloneDX).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../app/root.ts';
import { Stopped } from '../release/stopped.ts';
import { compare } from './lock.ts';

/** Below the folder of the build, and not served. */
export const releaseFolder = 'release';
const sumsFile = 'sha256sums.txt';

export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Names the folder in which it was built. Its other content is that of wrangler.toml. */
const ofMachine = /(?:^|\/)wrangler\.json$/;

/** The checksum of each built file, by its path below the folder, sorted. */
export function sumsOf(builtDir: string): Map<string, string> {
  const files = globSync(['**/*', '**/.*', '**/.*/**/*'], { cwd: builtDir })
    .filter(
      (file) =>
        !file.startsWith(releaseFolder) && !ofMachine.test(file) && statSync(join(builtDir, file)).isFile(),
    )
    .toSorted(compare);
  return new Map(files.map((file) => [file, sha256(readFileSync(join(builtDir, file)))]));
}

/** In the format of sha256sum, which can check it. */
const written = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join('');

/** @throws Stopped if nothing was built there */
export function readSums(builtDir: string): Map<string, string> {
  const file = join(builtDir, releaseFolder, sumsFile);
  if (!existsSync(file)) throw new Stopped(`There is no build in ${builtDir}: npm run build makes one.`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

interface Sbom {
  serialNumber?: string;
  metadata: { component: { name: string; 'bom-ref': string } };
}

/**
 * The packages that run, as npm lists them. Without the time, npm's version and the random number of the run; npm names
 * the project after its folder.
 */
function sbom(): string {
  const text = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const { serialNumber: _, metadata, ...rest } = JSON.parse(text) as Sbom; // CycloneDX 1.5
  const { component } = metadata;
  const name = component['bom-ref'].replace(/@[^@]*$/, '');
  return `${JSON.stringify({ ...rest, metadata: { component: { ...component, name } } }, null, 2)}\n`;
}

/** Writes both. @returns the checksum of all checksums, which names the release */
export function writeRelease(builtDir: string): string {
  const folder = join(builtDir, releaseFolder);
  const sums = written(sumsOf(builtDir));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, sumsFile), sums);
  writeFileSync(join(folder, 'sbom.cdx.json'), sbom());
  return sha256(sums);
}
