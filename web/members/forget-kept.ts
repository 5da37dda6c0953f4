// Deletes what the device has kept for a member: their lists and photos, the rocks of an area, and the area itself.
import { memberCaches, sharedPhoto } from '../../schema/offline.ts';
import { ignoreErrors } from '../lib/ignore-errors.ts';

/** Of a member. What a visitor sees is no secret, and has a cache of its own. */
export const keptCacheName = 'kept-for-member';

/** What a member's visits to the home page left behind begins so. */
const visitsPrefix = 'home:';

/** For logging out, and for a visit after a session has ended. */
export async function forgetKept(): Promise<void> {
  ignoreErrors(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(visitsPrefix)) localStorage.removeItem(key);
  });
  try {
    for (const name of [...Object.values(memberCaches), sharedPhoto.cache]) await caches.delete(name);
    if (await caches.delete(keptCacheName)) await caches.delete('map-area');
  } catch {
    // Without storage nothing was kept.
  }
}
