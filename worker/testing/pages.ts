// Reads paginated lists as the app does, to the last page.
import { nextCursorHeader } from '../../schema/paging.ts';
import type { Person } from './as.ts';
import { accepted } from './play.ts';

/** The response of every page, first to last. */
export async function* answersOf(person: Person, path: string): AsyncGenerator<Response> {
  const more = `${path}${path.includes('?') ? '&' : '?'}cursor=`;
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await person.request(cursor === '' ? path : more + cursor);
    cursor = answer.headers.get(nextCursorHeader);
    yield answer;
  }
}

/** The rows of every page, at most `limit` each. Throws if a page is refused. */
export async function pagesOf<Row>(person: Person, path: string, limit: number): Promise<Row[][]> {
  const pages: Row[][] = [];
  const start = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  for await (const answer of answersOf(person, start)) pages.push(await accepted<Row[]>(answer));
  return pages;
}
