// One call of the API: where it is, what may be asked, and what answers it.
import type { Books } from '../books.ts';
import { unknownUrl } from './errors.ts';
import type { Params } from './params.ts';

export interface Asked {
  params: Params;
  /** The path's own id, empty where it has none. */
  id: string;
  /** The path without its query. */
  url: string;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id`. */
  path: string;
  /** Fields that it understands beside `expand[]`: `line_items[][price]`, `metadata[*]`. */
  knows: readonly string[];
  answer: (books: Books, asked: Asked) => object;
}

/** The endpoint that is meant, and the id in its path. Throws for one that is not there. */
export function route(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): { endpoint: Endpoint; id: string } {
  const parts = path.split('/');
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const wanted = endpoint.path.split('/');
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part === ':id' || part === parts[index])) continue;
    return { endpoint, id: decodeURIComponent(parts[wanted.indexOf(':id')] ?? '') };
  }
  throw unknownUrl(method, path);
}
