// Lists as the app reads them: page by page, to the end.
import { nextCursorHeader } from '../../schema/paging.ts';
import type { Person } from './as.ts';
import { accepted } from './play.ts';

/** Every page of a list as it is answered, first to last. */
export async function* answersOf(person: Person, path: string): AsyncGenerator<Response> {
  const more = `${path}${path.includes('?') ? '&' : '?'}cursor=`;
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await person.request(cursor === '' ? path : more + cursor);
    cursor = answer.headers.get(nextCursorHeader);
    yield answer;
  }
}

/** Every page of a list, of at most `limit` rows each. Throws when one is refused. */
export async function pagesOf<Row>(person: Person, path: string, limit: number): Promise<Row[][]> {
  const pages: Row[][] = [];
  const start = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  for await (const answer of answersOf(person, start)) pages.push(await accepted<Row[]>(answer));
  return pages;
}
