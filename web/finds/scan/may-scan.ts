// Whether this page may use the camera. Only a page that was loaded as the Found Rock page may, and not one that the
// app has changed to it, nor the one that opens without a network.

/** Chromium's, not in TypeScript's library. */
interface WithPolicy {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

/** The smallest module. */
const nothing = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

export function mayScan(): boolean {
  const { featurePolicy } = document as WithPolicy;
  if (featurePolicy) return featurePolicy.allowsFeature('camera');
  // Other browsers do not tell. The same pages may compile WebAssembly.
  try {
    return new WebAssembly.Module(nothing) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** Whether the page was loaded to scan. The router has removed that from the address since. */
export function wasLoadedToScan(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.canParse(loaded.name) && new URL(loaded.name).searchParams.has('scan');
}
