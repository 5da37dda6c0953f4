// What an update asks for, and what it has changed.

export interface Dependencies {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/**
 * The newest version within the major version of each package that package.json names, for `npm install`. A pre-release
 * stays: npm would write the range itself into package.json. So do packages that ask for exactly that one: newer ones ask
 * for another, which would be installed beside it.
 * @param requirementsOf what an installed package asks for: versions by name
 */
export const rangesOf = (
  { dependencies, devDependencies }: Dependencies,
  requirementsOf: (name: string) => Readonly<Record<string, string>> = () => ({}),
): string[] => {
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const preReleases = new Map(wanted.filter(([, version]) => /\d-/.test(version)));
  const stays = (name: string) =>
    Object.entries(requirementsOf(name)).some(([other, version]) => preReleases.get(other) === version);
  return wanted.map(([name, version]) =>
    // An alias such as npm:@cloudflare/vitest-plugin@1.4.0 has its version at the end.
    stays(name) ? `${name}@${version}` : `${name}@${version.replace(/(?<=^|@)(?=[\d.]+$)/, '^')}`,
  );
};

const parts = (id: string): [name: string, version: string] => {
  const at = id.lastIndexOf('@');
  return [id.slice(0, at), id.slice(at + 1)];
};

/** One line for each package whose versions differ, such as 'hono 4.13.19 → 4.14.0'. Both lists are sorted. */
export function changesBetween(before: readonly string[], after: readonly string[]): string[] {
  const versions = (ids: readonly string[]) => Map.groupBy([...new Set(ids)].map(parts), ([name]) => name);
  const [old, now] = [versions(before), versions(after)];
  const written = (list: readonly [string, string][] | undefined) =>
    list?.map(([, version]) => version).join(', ') ?? 'none';
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => written(old.get(name)) !== written(now.get(name)))
    .toSorted()
    .map((name) => `${name} ${written(old.get(name))} → ${written(now.get(name))}`);
}

/**
 * Names of the packages in package.json that were installed once and are installed several times now, because others ask
 * for a version of their own. Both lists are sorted.
 */
export function divided(
  before: readonly string[],
  after: readonly string[],
  { dependencies, devDependencies }: Dependencies,
): string[] {
  const versionsOf = (ids: readonly string[], name: string) =>
    new Set(ids.filter((id) => parts(id)[0] === name)).size;
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => versionsOf(before, name) <= 1 && versionsOf(after, name) > 1)
    .toSorted();
}
