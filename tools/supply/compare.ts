// Compares what a site serves with a build: its files, and its pages.
import { foreignIn } from './page-scripts.ts';
import { sha256 } from './release.ts';
import { policyOf, servedPages } from './served-pages.ts';

/** A response, as far as it matters here. */
export interface Served {
  status: number;
  body: Uint8Array;
  headers: Headers;
}

/** Not served as files: headers for the platform, and the page, which the worker completes for each visitor. */
const unserved = /^client\/(?:_headers|\.assetsignore|index\.html|wrangler\.json|\.vite\/.*)$/;

/** The address of a site, as somebody typed it. Throws in words */
export function siteOf(text: string): URL {
  const site = URL.parse(text);
  if (site === null || !/^https?:$/.test(site.protocol) || site.host === '')
    throw new Error(`'${text}' is no address of a site. Write it like https://rockabout.example.`);
  if (site.href !== `${site.origin}/`)
    throw new Error(`Give the address of the whole site, which is ${site.origin}.`);
  return site;
}

/** The address of a built file; null if it has none. */
export function addressOf(file: string): string | null {
  if (!file.startsWith('client/') || unserved.test(file)) return null;
  // The platform serves pages without their ending.
  return file.slice('client'.length).replace(/\.html$/, '');
}

/** Headers that load something, or lead elsewhere. The build has none. */
const unknownHeaders = ['Link', 'Refresh'] as const;

/** What the worker adds at the end of files. */
const endings: Readonly<Record<string, RegExp>> = {
  '/robots.txt': /\n+Sitemap: https?:\/\/[^\s/]+\/sitemap\.xml\n$/,
};

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
    if (status !== 200) found.push(`${address}: ${status}`);
    else if (sha256(body) !== sum && !isLonger(address, original(file), body))
      found.push(`${address}: not the file of this build`);
  }
  const app = new TextDecoder().decode(original('client/index.html'));
  const headers = new TextDecoder().decode(original('client/_headers'));
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  for (const page of servedPages) {
    const { path, kind } = page;
    const served = await get(path);
    const html = new TextDecoder().decode(served.body);
    if (served.status !== page.status) found.push(`${path}: ${served.status} in place of ${page.status}`);
    found.push(...foreignIn(path, html, kind, { app, addresses }));
    const type = served.headers.get('Content-Type') ?? '';
    // In another encoding browsers would read something else.
    if (!/^text\/html; *charset=utf-8$/i.test(type)) found.push(`${path}: of the type '${type}'`);
    const [, nonce] = /<style nonce="([\w-]+)">/.exec(html) ?? [];
    if (served.headers.get('Content-Security-Policy') !== policyOf(page, policy, nonce))
      found.push(`${path}: the content security policy is not that of this build`);
    for (const name of unknownHeaders)
      if (served.headers.has(name))
        found.push(`${path}: has the header ${name}, which this build does not send`);
  }
  return [...new Set(found)];
}

/** Whether it is the file, with nothing more than what the worker adds. */
function isLonger(address: string, file: Uint8Array, served: Uint8Array): boolean {
  const ending = endings[address];
  if (ending === undefined) return false;
  const plain = (content: Uint8Array) => new TextDecoder().decode(content);
  return plain(file).trimEnd() === plain(served).replace(ending, '');
}
