// What may be locked: packages that were public for a week, with a checksum, with a licence that we accept, and with
// install scripts only where package.json lists them.
import { isAllowed } from './licences.ts';
import { idOf, type Locked } from './lock.ts';
import type { PublishedList } from './published.ts';

/** Most malicious versions are found within days. */
export const leastDays = 7;

const day = 86_400_000;

/** Whether it was public for long enough when it was locked. */
export const isOldEnough = (at: string, lockedOn: string): boolean =>
  Date.parse(`${lockedOn}T23:59:59Z`) - Date.parse(at) >= leastDays * day;

/**
 * One sentence for each problem.
 * @param allowScripts of package.json: names of packages, each with whether its scripts run
 * @param dependencies all of package.json: an alias has to be one of them
 * @param ownScripts paths of installed packages with an install script: see `withOwnScripts`
 */
export function problemsOf(
  packages: readonly Locked[],
  published: PublishedList,
  allowScripts: Readonly<Record<string, boolean>>,
  dependencies: Readonly<Record<string, string>> = {},
  ownScripts: readonly string[] = [],
): string[] {
  const ids = new Set(packages.map(idOf));
  const ofEach = packages.flatMap((one) => {
    const { name, version, license, integrity, resolved, alias, hasScripts, isForRunning } = one;
    const id = idOf(one);
    const dates = published.get(id);
    return [
      ...(dates === undefined ? [`${id}: nobody has looked up when it was published`] : []),
      ...(dates && !isOldEnough(dates.at, dates.lockedOn)
        ? [`${id}: it was public for less than ${leastDays} days when it was locked`]
        : []),
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${id}: the lock file has no SHA-512 of it`]),
      ...(resolved === undefined ? [] : [`${id}: it does not come from the registry, but from ${resolved}`]),
      ...(alias === null || dependencies[alias] === `npm:${name}@${version}`
        ? []
        : [`${id}: package.json does not give it the other name ${alias}`]),
      ...(hasScripts && allowScripts[name] === undefined
        ? [`${id}: its install script is not in allowScripts of package.json`]
        : []),
      ...(isAllowed(name, license, isForRunning)
        ? []
        : [`${id}: its licence '${license}' is not in tools/supply/licences.ts`]),
    ];
  });
  const byPath = new Map(packages.map((one) => [one.path, one]));
  const hidden = ownScripts.filter((path) => {
    const one = byPath.get(path);
    const name = one?.name ?? path.split('node_modules/').at(-1) ?? '';
    return one?.hasScripts !== true && allowScripts[name] === undefined;
  });
  const gone = [...published.keys()].filter((id) => !ids.has(id));
  return [
    ...new Set(ofEach),
    ...hidden.map((path) => `${path}: it has an install script, of which the lock file says nothing`),
    ...gone.map((id) => `${id}: it is not locked any more`),
  ];
}
