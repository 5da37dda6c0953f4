// Opens a cache of the browser.

/** Null without storage, as in some private windows. */
export async function openCache(name: string): Promise<Cache | null> {
  try {
    return await caches.open(name);
  } catch {
    return null;
  }
}
