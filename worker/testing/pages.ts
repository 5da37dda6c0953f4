// Lists as the app reads them: page by page, to the end.
import { nextCursorHeader } from '../../schema/paging.ts';
import type { Person } from './as.ts';

/** Every page of a list, first to last, of at most `limit` rows each. Throws when one is refused. */
export async function pagesOf<Row>(person: Person, path: string, limit: number): Promise<Row[][]> {
  const pages: Row[][] = [];
  const start = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await person.request(start + (cursor && `&cursor=${cursor}`));
    if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
    pages.push(await answer.json<Row[]>());
    cursor = answer.headers.get(nextCursorHeader);
  }
  return pages;
}
