// Photos for the first rocks of a crowd: bytes of the usual number, since nobody looks at them.
import { photoKey } from '../../worker/testing/crowd/size.ts';
import { steadily } from '../app/steadily.ts';
import type { Store } from '../app/store.ts';

/** Rows from 0 on have a photo key for sure. */
const many = 50;
const bytes = 60_000;

/** @returns their addresses */
export async function putPhotos({ photos }: Pick<Store, 'photos'>): Promise<string[]> {
  const picture = crypto.getRandomValues(new Uint8Array(bytes));
  const httpMetadata = { contentType: 'image/jpeg' };
  const keys = Array.from({ length: many }, (_, number) => photoKey(number));
  for (const key of keys) await steadily(() => photos.put(key, picture, { httpMetadata }));
  return keys.map((key) => `/img/${key}`);
}
