// Deletes what the device has kept for a member, for logging out: the rocks of an area, and the area itself.

export const keptCacheName = 'kept-for-member';

export async function forgetKept(): Promise<void> {
  try {
    await Promise.all([keptCacheName, 'map-area'].map((name) => caches.delete(name)));
  } catch {
    // Without storage nothing was kept.
  }
}
