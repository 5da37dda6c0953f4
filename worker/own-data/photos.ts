// The photos of a member's rocks as they are stored, and proofs that they are this site's own.
import type { ExportedPhoto } from '../../schema/export-files.ts';
import type { MemberCtx } from '../context.ts';
import { findPhoto } from '../photos/store.ts';
import { hmac, sha256 } from '../platform/ids.ts';

/** What a file is called by its type, for photos from before every one was a WebP. */
const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};

/** Photos that are fetched at the same time. */
const ahead = 4;

/** A photo with its bytes. Photos are small: an upload has at most 10 MB, and what is stored has far less. */
export interface PhotoFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What photos are named after: a rock's id, or `profile`. */
interface Named {
  name: string;
  key: string;
}

async function fileOf(ctx: MemberCtx, { name, key }: Named): Promise<PhotoFile> {
  const photo = await findPhoto(ctx, key, 'get');
  // An archive without it would look whole.
  if (!photo?.body) throw new Error('a photo of an export is missing');
  const ending = endings[photo.httpMetadata?.contentType ?? ''] ?? 'webp';
  const bytes = new Uint8Array(await new Response(photo.body).arrayBuffer());
  return { name: `photos/${name}.${ending}`, bytes };
}

/** In the order of the names. @throws if one is missing in R2 */
export async function* photoFiles(ctx: MemberCtx, named: AsyncIterable<Named>): AsyncGenerator<PhotoFile> {
  const pending: Promise<PhotoFile>[] = [];
  try {
    for await (const one of named) {
      pending.push(fileOf(ctx, one));
      const first = pending.length >= ahead ? pending.shift() : undefined;
      if (first) yield await first;
    }
    while (pending.length > 0) {
      const first = pending.shift();
      if (first) yield await first;
    }
  } finally {
    // Nobody waits for those any more, and their failures are nobody's.
    await Promise.allSettled(pending);
  }
}

/**
 * Shows that bytes were stored by this site: whoever does not know its secret cannot make one.
 * @param secret '' where the site has none
 * @returns null without a secret
 */
export async function proofOf(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  return secret === '' ? null : hmac(`photo of an export ${secret}`, await sha256(bytes));
}

/** The lines of photos.json, gathered while the photos are sent. */
export type Proofs = ExportedPhoto[];
