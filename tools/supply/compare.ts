// Compares what a site serves with a build, file by file.
import { sha256 } from './release.ts';

/** A response, as far as it matters here. */
export interface Served {
  status: number;
  body: Uint8Array;
}

/** Not served as files: headers for the platform, and the page, which the worker completes for each visitor. */
const unserved = /^client\/(?:_headers|\.assetsignore|index\.html|wrangler\.json|\.vite\/.*)$/;

/** The address of a built file; null if it has none. */
export function addressOf(file: string): string | null {
  if (!file.startsWith('client/') || unserved.test(file)) return null;
  // The platform serves pages without their ending.
  return file.slice('client'.length).replace(/\.html$/, '');
}

/** The worker adds lines at the end. */
const grows = new Set(['/robots.txt']);

/**
 * One sentence for each difference.
 * @param sums checksums by the path of the built file
 * @param original content of a built file
 * @param get what the site answers
 */
export async function differences(
  sums: ReadonlyMap<string, string>,
  original: (file: string) => Uint8Array,
  get: (address: string) => Promise<Served>,
): Promise<string[]> {
  const found: string[] = [];
  const addresses = new Set<string>();
  for (const [file, sum] of sums) {
    const address = addressOf(file);
    if (address === null) continue;
    addresses.add(address);
    const { status, body } = await get(address);
    const part = grows.has(address) ? body.subarray(0, original(file).length) : body;
    if (status !== 200) found.push(`${address}: ${status}`);
    else if (sha256(part) !== sum) found.push(`${address}: not the file of this build`);
  }
  const page = new TextDecoder().decode((await get('/')).body);
  for (const [, address = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
    if (!addresses.has(address)) found.push(`/: loads ${address}, which is not in this build`);
  return [...new Set(found)];
}
