// Looks up in the registry when packages were published.
import { execFileSync } from 'node:child_process';
import { projectRoot } from '../app/root.ts';
import { idOf, type Locked } from './lock.ts';
import type { Published, PublishedList } from './published.ts';
import { isOldEnough } from './rules.ts';

type Times = Readonly<Record<string, string>>;

/** When each version of a package was published, as npm says. */
const timesOf = (name: string): Times =>
  JSON.parse(
    execFileSync('npm', ['view', name, 'time', '--json'], { cwd: projectRoot, encoding: 'utf8' }),
  ) as Times; // as npm prints it

/**
 * The list for what is locked now; only packages that it lacks are looked up.
 * @returns also those that are too young
 */
export function recorded(
  packages: readonly Locked[],
  known: PublishedList,
  now: Date,
  look: (name: string) => Times = timesOf,
): { list: Map<string, Published>; young: string[] } {
  const lockedOn = now.toISOString().slice(0, 10);
  const looked = new Map<string, Times>();
  const list = new Map<string, Published>();
  const young: string[] = [];
  for (const one of packages) {
    const id = idOf(one);
    if (list.has(id)) continue;
    const before = known.get(id);
    const times = before ? undefined : (looked.get(one.name) ?? look(one.name));
    if (times) looked.set(one.name, times);
    const at = before?.at ?? times?.[one.version];
    if (at === undefined) throw new Error(`the registry does not say when ${id} was published`);
    const dates = before ?? { at: new Date(at).toISOString().replace('.000Z', 'Z'), lockedOn };
    if (!isOldEnough(dates.at, dates.lockedOn)) young.push(id);
    list.set(id, dates);
  }
  return { list, young };
}
