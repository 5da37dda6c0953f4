// Photos of a member as they are stored, and proofs that they are this site's own.
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

/** A photo that belongs into the archive. */
export interface Wanted {
  /** The name of its file, without the ending. */
  path: string;
  key: string;
  /** Its key by now; null if nothing has a photo there any more. */
  keyNow: () => Promise<string | null>;
}

/** Photos are small: an upload has at most 10 MB, and what is stored has far less. */
interface PhotoFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The file is null if R2 does not have the photo. */
interface Fetched<W> {
  wanted: W;
  file: PhotoFile | null;
}

async function stored(ctx: MemberCtx, key: string, path: string): Promise<PhotoFile | null> {
  const photo = await findPhoto(ctx, key, 'get');
  if (!photo?.body) return null;
  const ending = endings[photo.httpMetadata?.contentType ?? ''] ?? 'webp';
  return { name: `${path}.${ending}`, bytes: new Uint8Array(await new Response(photo.body).arrayBuffer()) };
}

/** R2 is asked once more: of thousands of reads one may fail. @throws Unavailable and others if it fails again */
const read = (ctx: MemberCtx, key: string, path: string) =>
  stored(ctx, key, path).catch(() => stored(ctx, key, path));

/** @returns null if the photo was removed since its key was read */
async function fetched<W extends Wanted>(ctx: MemberCtx, wanted: W): Promise<Fetched<W> | null> {
  const { key, path, keyNow } = wanted;
  const file = await read(ctx, key, path);
  if (file) return { wanted, file };
  const now = await keyNow();
  if (now === null) return null;
  const newer = now === key ? null : await read(ctx, now, path);
  if (!newer) ctx.log.failure('a photo is missing in R2');
  return { wanted, file: newer };
}

/** In the order of `all`. @throws if R2 or D1 fails */
export async function* fetchEach<W extends Wanted>(
  ctx: MemberCtx,
  all: AsyncIterable<W>,
): AsyncGenerator<Fetched<W>> {
  const pending: Promise<Fetched<W> | null>[] = [];
  try {
    for await (const one of all) {
      const photo = fetched(ctx, one);
      // It may fail before its turn, in which it is waited for.
      photo.catch(() => {});
      pending.push(photo);
      const first = pending.length >= ahead ? await pending.shift() : null;
      if (first) yield first;
    }
    while (pending.length > 0) {
      const first = await pending.shift();
      if (first) yield first;
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
