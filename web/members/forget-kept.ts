// Deletes what the device has kept for a member: the rocks of an area, and the area itself.

/** Of a member. What a visitor sees is no secret, and has a cache of its own. */
export const keptCacheName = 'kept-for-member';

/** For logging out, and for a visit after a session has ended. */
export async function forgetKept(): Promise<void> {
  try {
    if (await caches.delete(keptCacheName)) await caches.delete('map-area');
  } catch {
    // Without storage nothing was kept.
  }
}
