// Deletes what the device has kept of what a member sees, for logging out.

export const keptCacheName = 'kept-for-member';

export async function forgetKept(): Promise<void> {
  try {
    await caches.delete(keptCacheName);
  } catch {
    // Without storage nothing was kept.
  }
}
