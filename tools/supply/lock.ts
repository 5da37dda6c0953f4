// Reads package-lock.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../app/root.ts';

export interface Locked {
  /** Of its folder, below the project's root. */
  path: string;
  name: string;
  version: string;
  /** As the package states it, an SPDX expression. */
  license: string;
  /** A package that comes inside of another one has the checksum of that one. */
  integrity: string | undefined;
  /** Address of its own; npm otherwise asks the registry for name and version. */
  resolved: string | undefined;
  /** Other name under which it is installed; null as usual. */
  alias: string | null;
  hasScripts: boolean;
  /** Whether something else than development needs it. */
  isForRunning: boolean;
}

interface Entry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  inBundle?: boolean;
  bundleDependencies?: string[];
  dev?: boolean;
  devOptional?: boolean;
}

/** Every package of a lock file, sorted by name and version. */
export function lockedIn(text: string): Locked[] {
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Entry>> }; // npm writes it
  const bundleOf = (path: string): Entry | undefined => {
    const at = path.lastIndexOf('/node_modules/');
    const parent = packages[path.slice(0, at)];
    return parent?.bundleDependencies?.includes(path.slice(at + '/node_modules/'.length))
      ? parent
      : undefined;
  };
  return Object.entries(packages)
    .flatMap(([path, entry]) =>
      path === ''
        ? []
        : [
            {
              path,
              // An alias has its real name besides.
              name: entry.name ?? path.split('node_modules/').at(-1) ?? '',
              version: entry.version ?? '',
              license: entry.license ?? '',
              integrity: entry.integrity ?? (entry.inBundle === true ? bundleOf(path)?.integrity : undefined),
              resolved: entry.resolved,
              alias: entry.name === undefined ? null : (path.split('node_modules/').at(-1) ?? ''),
              hasScripts: entry.hasInstallScript === true,
              isForRunning: entry.dev !== true && entry.devOptional !== true,
            },
          ],
    )
    .toSorted((a, b) => compare(idOf(a), idOf(b)));
}

/** What an installed package asks for, by the name of its folder: versions by name. */
export const requirements = (): ((name: string) => Readonly<Record<string, string>>) => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    packages: Readonly<Record<string, { dependencies?: Readonly<Record<string, string>> }>>;
  }; // npm writes it
  return (name) => packages[`node_modules/${name}`]?.dependencies ?? {};
};

export const lockFile = join(projectRoot, 'package-lock.json');

export const locked = (): Locked[] => lockedIn(readFileSync(lockFile, 'utf8'));

export const idOf = ({ name, version }: Pick<Locked, 'name' | 'version'>): string => `${name}@${version}`;

/** The same order on every machine, whatever its language. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
