// Asks for everything that there is to get: every path of every GET route, by everybody, page after page.
import { nextCursorHeader } from '../../../schema/paging.ts';
import { createApi } from '../../api.ts';
import { pathsOf } from './paths.ts';
import { ask, type Answer, type Viewer } from './viewers.ts';
import { crawlers, type Planted } from './world.ts';

/** Patterns of the routes of a method; of the others when it begins with '!'. */
export function routesOf(which: 'GET' | '!GET'): string[] {
  const isWanted = (method: string) => (which === 'GET') === (method === 'GET');
  const calls = createApi()
    .routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*' && isWanted(method))
    .map(({ method, path }) => (which === 'GET' ? path : `${method} ${path}`));
  return [...new Set(calls)].toSorted();
}

/** Everybody in the order of `crawlers`, the visitor last of all, so that a store between would be seen. They end signed out. */
export async function crawl(planted: Planted): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [pattern, pathsFor] of Object.entries(pathsOf)) {
    const paths = pathsFor(planted);
    const askInTurn = async (path: string) => {
      for (const viewer of crawlers(planted)) await everyPage(answers, viewer, `GET ${pattern}`, path);
    };
    await Promise.all(paths.map(askInTurn));
    const last = { path: paths.at(-1) ?? '/' };
    for (const viewer of crawlers(planted)) await ask(answers, viewer, `HEAD ${pattern}`, last);
    await ask(answers, planted.viewers.owner, `OPTIONS ${pattern}`, last);
    await ask(answers, planted.viewers.visitor, `OPTIONS ${pattern}`, last);
  }
  return answers;
}

/** Pages of a list are asked for until there is no next one. */
async function everyPage(answers: Answer[], viewer: Viewer, call: string, path: string): Promise<void> {
  let next: string | null = path;
  while (next !== null) {
    const { headers } = await ask(answers, viewer, call, { path: next });
    const cursor = headers.get(nextCursorHeader);
    next = cursor === null ? null : `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
  }
}
