// The deployed database, by wrangler.
import type { Wrangler } from '../release/wrangler.ts';
import type { Row } from './sql.ts';

export const remote = ['d1', 'execute', 'DB', '--remote'] as const;

/** The rows of each query, by one command. @throws WranglerError */
export async function rowsOfEach(wrangler: Wrangler, queries: readonly string[]): Promise<Row[][]> {
  const text = await wrangler.read(...remote, '--json', '--command', `${queries.join(';\n')};`);
  const answers = JSON.parse(text.slice(text.search(/^\[/m))) as { results: Row[] }[]; // as wrangler prints it
  return queries.map((_, i) => answers[i]?.results ?? []);
}

export async function rowsOf(wrangler: Wrangler, query: string): Promise<Row[]> {
  const [rows = []] = await rowsOfEach(wrangler, [query]);
  return rows;
}

/** @param at milliseconds since 1970; now by default. @returns the bookmark of Time Travel */
export async function bookmarkOf(wrangler: Wrangler, at?: number): Promise<string> {
  const timestamp = at === undefined ? [] : [`--timestamp=${new Date(at).toISOString()}`];
  const text = await wrangler.read('d1', 'time-travel', 'info', 'DB', '--json', ...timestamp);
  return (JSON.parse(text.slice(text.search(/^\{/m))) as { bookmark: string }).bookmark; // as wrangler prints it
}
