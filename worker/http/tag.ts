// The tag of an answer, by which a browser asks whether it is still the same.
import { sha256 } from '../platform/ids.ts';

/** Weak: whoever compresses the answer on its way may leave the tag on it. */
export async function tagOf(body: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return `W/"${(await sha256(body)).slice(0, 22)}"`;
}

/** @param known the request's If-None-Match */
export function isKnown(tag: string, known = ''): boolean {
  return known.split(',').some((one) => one.trim() === '*' || one.trim() === tag);
}
