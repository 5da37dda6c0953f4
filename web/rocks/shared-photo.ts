// The photo that another app has shared with the installed one: the service worker keeps it for the register form.
import { sharedPhoto } from '../../schema/offline.ts';

/** Takes it, so that the next rock has none; null without one. */
export async function takeSharedPhoto(): Promise<File | null> {
  try {
    if (!(await caches.has(sharedPhoto.cache))) return null;
    const kept = await (await caches.open(sharedPhoto.cache)).match(sharedPhoto.path);
    await caches.delete(sharedPhoto.cache);
    if (!kept) return null;
    const name = decodeURIComponent(kept.headers.get('X-Name') ?? '');
    return new File([await kept.blob()], name || 'photo', { type: kept.headers.get('Content-Type') ?? '' });
  } catch {
    return null;
  }
}
