// Asks for everything that there is to get: every path of every GET route, by everybody, page after page.
import { nextCursorHeader } from '../../../schema/paging.ts';
import { pathsOf } from './paths.ts';
import type { Viewer } from './viewers.ts';
import { crawlers, type Planted } from './world.ts';

/** Everybody in the order of `crawlers`, the visitor last of all, so that a store between would be seen. They end signed out. */
export async function crawl(planted: Planted): Promise<void> {
  const { owner, visitor } = planted.viewers;
  for (const paths of pathsOf(planted).values()) {
    const askInTurn = async (path: string) => {
      for (const viewer of crawlers(planted)) await everyPage(viewer, path);
    };
    await Promise.all(paths.map(askInTurn));
    const last = paths.at(-1) ?? '/';
    for (const viewer of crawlers(planted)) await viewer.send('HEAD', last);
    for (const viewer of [owner, visitor]) await viewer.send('OPTIONS', last);
  }
}

/** Pages of a list are asked for until there is no next one. */
async function everyPage(viewer: Viewer, path: string): Promise<void> {
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor === '' ? '' : `${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
    cursor = (await viewer.send('GET', path + more)).headers.get(nextCursorHeader);
  }
}
