// Tags of what was deployed: `release/2026-11-27-2` is the second deployment of that day.
import { execFileSync } from 'node:child_process';
import { projectRoot } from '../app/root.ts';
import { linesOf } from './git.ts';
import { wordsOf } from './stopped.ts';

const tags = (folder: string, day = '*') =>
  linesOf(folder, 'tag', '--list', `release/${day}`, '--sort=-version:refname');

/** The tag of what was deployed last, as far as this clone knows; undefined if it knows of nothing. */
export const newestRelease = (folder: string): string | undefined => tags(folder)[0];

/**
 * Tags a commit as deployed, unless the newest tag is there already.
 * @param version its id at Cloudflare @returns what to tell the operator: the deployment does not depend on a tag
 */
export function tagRelease(
  commit: string,
  version: string,
  folder: string = projectRoot,
  now: Date = new Date(),
): string {
  const [hash] = linesOf(folder, 'rev-parse', '--verify', `${commit}^{commit}`);
  if (hash === undefined) return `The commit of ${version} is not here, so it was not tagged.`;
  const newest = newestRelease(folder);
  if (newest !== undefined && linesOf(folder, 'rev-parse', `${newest}^{commit}`)[0] === hash)
    return `It is tagged as ${newest}.`;
  const day = now.toISOString().slice(0, 10);
  const last = Number(tags(folder, `${day}-*`)[0]?.split('-').at(-1) ?? 0);
  const tag = `release/${day}-${last + 1}`;
  try {
    const message = `Deployed as version ${version}`;
    execFileSync('git', ['tag', '--annotate', '--message', message, tag, hash], {
      cwd: folder,
      stdio: 'pipe',
    });
    return `Tagged as ${tag}. For other clones: git push origin ${tag}`;
  } catch (error) {
    return `It could not be tagged, so npm run rehearse does not know of it: ${wordsOf(error).trim()}`;
  }
}
