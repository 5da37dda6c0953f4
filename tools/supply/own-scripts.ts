// Finds what would run while packages are installed, in the packages themselves: a lock file may say that there is nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  scripts?: Readonly<Record<string, unknown>>;
  gypfile?: boolean;
}

const atInstall = ['preinstall', 'install', 'postinstall'] as const;

/** Paths below the root, with slashes, of the installed packages that have an install script. */
export function withOwnScripts(root: string): string[] {
  return packagesIn(root, 'node_modules').filter((path) => {
    const folder = join(root, path);
    const { scripts = {}, gypfile } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Manifest; // as npm reads it
    // npm compiles a package with this file, unless it says otherwise.
    const isCompiled = gypfile !== false && existsSync(join(folder, 'binding.gyp'));
    return isCompiled || atInstall.some((name) => scripts[name] !== undefined);
  });
}

/** With those that packages have in folders of their own. */
function packagesIn(root: string, modules: string): string[] {
  const folders = foldersIn(root, modules).flatMap((path) =>
    /\/@[^/]+$/.test(path) ? foldersIn(root, path) : [path],
  );
  return folders.flatMap((path) => [
    ...(existsSync(join(root, path, 'package.json')) ? [path] : []),
    ...packagesIn(root, `${path}/node_modules`),
  ]);
}

function foldersIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `${path}/${name}`);
}
