// The ETag of an answer, by which a browser revalidates it.
import { sha256 } from '../platform/ids.ts';

/** Weak, so that a proxy may keep it when it compresses the answer. */
export async function tagOf(body: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return `W/"${(await sha256(body)).slice(0, 22)}"`;
}

/** @param known the request's If-None-Match */
export function isKnown(tag: string, known = ''): boolean {
  return known.split(',').some((one) => one.trim() === '*' || one.trim() === tag);
}
