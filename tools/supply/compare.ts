// Compares what a site serves with a build: its files, and the scripts of its pages.
import { foreignIn } from './page-scripts.ts';
import { sha256 } from './release.ts';

/** A response, as far as it matters here. */
export interface Served {
  status: number;
  body: Uint8Array;
  /** Its content security policy. */
  policy: string | null;
}

/** Not served as files: headers for the platform, and the page, which the worker completes for each visitor. */
const unserved = /^client\/(?:_headers|\.assetsignore|index\.html|wrangler\.json|\.vite\/.*)$/;

/** The address of a site, as somebody typed it. Throws in words */
export function siteOf(text: string): URL {
  const site = URL.parse(text);
  if (site === null || !/^https?:$/.test(site.protocol) || site.host === '')
    throw new Error(`'${text}' is no address of a site. Write it like https://rockabout.example.`);
  return site;
}

/** The address of a built file; null if it has none. */
export function addressOf(file: string): string | null {
  if (!file.startsWith('client/') || unserved.test(file)) return null;
  // The platform serves pages without their ending.
  return file.slice('client'.length).replace(/\.html$/, '');
}

/** Pages that the worker makes, each in another way; the first is the app's. */
const pages = ['/', '/nfc-scan', '/privacy', '/no-such-page'] as const;

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
  const app = new TextDecoder().decode(original('client/index.html'));
  const headers = new TextDecoder().decode(original('client/_headers'));
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  for (const page of pages) {
    const isApp = page === '/';
    const served = await get(page);
    found.push(...foreignIn(page, new TextDecoder().decode(served.body), isApp, { app, addresses }));
    // Other pages have stricter ones, or may use the camera.
    if (isApp && served.policy !== policy)
      found.push(`${page}: the content security policy is not that of this build`);
  }
  return [...new Set(found)];
}
